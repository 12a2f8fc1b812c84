import { ProposalStrip } from '../online/ProposalStrip.tsx'
import type { Session } from '../session/types.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { NoticeStrip } from './NoticeStrip.tsx'
import './strips.css'

/** A game on the screen with all that calls for attention around it. */
export function Playing({ session }: { session: Session }) {
  return (
    <>
      <TableScreen session={session} />
      <div className="strips">
        <NoticeStrip session={session} />
        <ProposalStrip session={session} />
      </div>
    </>
  )
}
