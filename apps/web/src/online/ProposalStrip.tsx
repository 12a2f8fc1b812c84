import type { ProposalInfo, TableInfo } from '@keep-flying/protocol'
import { type Say, useSay } from '../i18n/language.tsx'
import type { Company } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'

/** What the people at the table must all agree to. */
export function ProposalStrip({ company }: { company: Company }) {
  return company.table.proposals.map((proposal) => <Proposed key={proposal.id} proposal={proposal} company={company} />)
}

function Proposed({ proposal, company }: { proposal: ProposalInfo; company: Company }) {
  const say = useSay()
  const { table } = company
  const mine = table.you !== null && proposal.asked.includes(table.you) && !proposal.agreed.includes(table.you)
  return (
    <div className="strip" role="status">
      <Icon name="person" />
      <p>
        {sentence(say, proposal, table)}{' '}
        {say('online.proposal.agreed', { n: proposal.agreed.length, of: proposal.asked.length })}
      </p>
      {mine && (
        <div className="strip-deeds">
          <button type="button" className="button" onClick={() => void company.consent(proposal.id, true)}>
            {say('online.proposal.agree')}
          </button>
          <button type="button" className="button" onClick={() => void company.consent(proposal.id, false)}>
            {say('online.proposal.refuse')}
          </button>
        </div>
      )}
      {!mine && table.you === proposal.by && (
        <button type="button" className="button" onClick={() => void company.consent(proposal.id, false)}>
          {say('online.proposal.withdraw')}
        </button>
      )}
    </div>
  )
}

function sentence(say: Say, { proposal, by }: ProposalInfo, table: TableInfo): string {
  const nameOf = (seat: number) => table.seats[seat]?.name ?? say('online.seat', { n: seat + 1 })
  const name = by === null ? '' : nameOf(by)
  switch (proposal.kind) {
    case 'abandon':
      return say('online.proposal.abandon', { name })
    case 'replace':
      return say('online.proposal.replace', { name, absent: nameOf(proposal.seat) })
    case 'undo':
      return say('online.proposal.undo', { name })
  }
}
