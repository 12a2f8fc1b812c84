import type { ProposalInfo, TableInfo } from '@keep-flying/protocol'
import { type Say, useSay } from '../i18n/language.tsx'
import type { Company } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'

/** What the people at the table decide together. */
export function ProposalStrip({ company }: { company: Company }) {
  return company.table.proposals.map((proposal) => <Proposed key={proposal.id} proposal={proposal} company={company} />)
}

function Proposed({ proposal, company }: { proposal: ProposalInfo; company: Company }) {
  const say = useSay()
  const { table } = company
  const { id, asked, agreed, refused, needed } = proposal
  const { agree, refuse } = deedsOf(say, proposal, table)
  const isAsked = table.you !== null && asked.includes(table.you)
  const mine = isAsked && ![...agreed, ...refused].includes(table.you ?? -1)
  return (
    <div className="strip" role="status">
      <Icon name="person" />
      <p>
        {sentence(say, proposal, table)} {say('online.proposal.agreed', { n: agreed.length, of: asked.length, needed })}
      </p>
      {mine && (
        <div className="strip-deeds">
          <button type="button" className="button" onClick={() => void company.consent(id, true)}>
            {agree}
          </button>
          <button type="button" className="button" onClick={() => void company.consent(id, false)}>
            {refuse}
          </button>
        </div>
      )}
      {!mine && table.you === proposal.by && (
        <button type="button" className="button" onClick={() => void company.consent(id, false)}>
          {say('online.proposal.withdraw')}
        </button>
      )}
    </div>
  )
}

/** What the two buttons do. */
function deedsOf(say: Say, { proposal }: ProposalInfo, table: TableInfo): { agree: string; refuse: string } {
  if (proposal.kind !== 'replace') return { agree: say('online.proposal.agree'), refuse: say('online.proposal.refuse') }
  const name = nameAt(say, table, proposal.seat)
  return { agree: say('online.bot.give'), refuse: say('online.proposal.replace.refuse', { name }) }
}

function nameAt(say: Say, table: TableInfo, seat: number): string {
  return table.seats[seat]?.name ?? say('online.seat', { n: seat + 1 })
}

function sentence(say: Say, { proposal, by }: ProposalInfo, table: TableInfo): string {
  const name = by === null ? '' : nameAt(say, table, by)
  switch (proposal.kind) {
    case 'abandon':
      return say('online.proposal.abandon', { name })
    case 'replace': {
      if (proposal.seat === table.you) return say('online.proposal.replace.you')
      const absent = nameAt(say, table, proposal.seat)
      return by === null
        ? say('online.proposal.out-of-time', { absent })
        : say('online.proposal.replace', { name, absent })
    }
    case 'undo':
      return say('online.proposal.undo', { name })
    case 'advice':
      return say('online.proposal.advice', { name })
  }
}
