import { Suspense } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useCompany, useNotice } from '../session/hooks.ts'
import type { Session } from '../session/types.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { later } from '../ui/later.tsx'
import './strips.css'

const NoticeStrip = later(async () => (await withAllWords(import('./NoticeStrip.tsx'))).NoticeStrip)
const ProposalStrip = later(async () => (await withAllWords(import('../online/ProposalStrip.tsx'))).ProposalStrip)

/** A game on the screen with all that calls for attention around it. */
export function Playing({ session }: { session: Session }) {
  return (
    <>
      <TableScreen session={session} />
      <div className="strips">
        <Suspense fallback={null}>
          <Strips session={session} />
        </Suspense>
      </div>
    </>
  )
}

function Strips({ session }: { session: Session }) {
  const notice = useNotice(session)
  const company = useCompany(session)
  return (
    <>
      {notice && <NoticeStrip notice={notice} />}
      {company && company.table.proposals.length > 0 && <ProposalStrip company={company} />}
    </>
  )
}
