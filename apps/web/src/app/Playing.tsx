import { Suspense } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useCompany, useNotice } from '../session/hooks.ts'
import type { Company, Session } from '../session/types.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { later, onDemand } from '../ui/later.tsx'
import './strips.css'

const NoticeStrip = later(async () => (await withAllWords(import('./NoticeStrip.tsx'))).NoticeStrip)
const StandInStrip = onDemand(() => withAllWords(import('../clock/StandInStrip.tsx')))
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
      {company && isPlayedByBot(company) && <StandInStrip company={company} />}
      {company && company.table.proposals.length > 0 && <ProposalStrip company={company} />}
    </>
  )
}

/** Whether the viewer has run out of time, and a bot plays for them. */
function isPlayedByBot({ table: { you, seats } }: Company): boolean {
  return you !== null && seats[you]?.standIn != null
}
