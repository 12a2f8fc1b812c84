import { ProposalStrip } from '../online/ProposalStrip.tsx'
import type { Session } from '../session/types.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { NoticeStrip } from './NoticeStrip.tsx'
import { useTurnCall } from './notify.ts'
import { useSounds } from './use-sounds.ts'
import './strips.css'

/** A game on the screen with all that calls for attention around it. */
export function Playing({ session }: { session: Session }) {
  useTurnCall(session)
  useSounds(session)
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
