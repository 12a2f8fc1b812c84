import type { OneOf, Option } from '@keep-flying/kernel'
import type { Captain, CardId, SectorId, Table } from '@keep-flying/verse'
import { jobsOf, outlookOf, type Reason } from '@keep-flying/verse/ask'
import { cardIn } from '../../../dock/looks.ts'
import { flightSuggestions } from '../dock/flight.ts'
import { type Proposed, proposedIn } from '../dock/proposed.ts'
import { sourcesOf } from '../ship/sources.ts'

/** What a captain who is new to it may well do next. */
export type Move =
  | { readonly is: 'work'; readonly job: CardId }
  | { readonly is: 'goal' }
  | { readonly is: 'odd-jobs' }
  | { readonly is: 'deal'; readonly contact: string }
  | { readonly is: 'buy'; readonly why: 'needs' | 'fuel' | 'crew' }
  | { readonly is: 'fly'; readonly to: SectorId; readonly reasons: readonly Reason[] }
  | { readonly is: 'end' }

/** Fewer than this aboard cannot do much. */
const handful = 3
/** Below this there is nothing to hire anybody for. */
const purse = 600

/** The move that stands ready anyway; but a newcomer hires before flying on. */
export function moveFor(t: Table, c: Captain, decision: OneOf): Move | null {
  const proposed = proposedIn(t, c, decision)
  if (!proposed) return null
  const option = decision.options.find(({ id }) => id === proposed.pick)
  const move = described(t, c, proposed, option)
  const isUrgent = move.is === 'work' || move.is === 'goal' || move.is === 'deal' || move.is === 'buy'
  return isUrgent ? move : (hiring(t, c, decision.options) ?? move)
}

function described(t: Table, c: Captain, { act }: Proposed, option: Option | undefined): Move {
  switch (act) {
    case 'work': {
      const job = option ? cardIn(option) : null
      if (job !== null) return { is: 'work', job }
      return { is: option?.id === 'goal' ? 'goal' : 'odd-jobs' }
    }
    case 'deal':
      return { is: 'deal', contact: String(option?.about?.id ?? '') }
    case 'buy':
      return { is: 'buy', why: 'fuel' }
    case 'fly': {
      const [first] = flightSuggestions(t, c)
      return { is: 'fly', to: first?.proposal.sector ?? c.sector, reasons: first?.proposal.reasons ?? [] }
    }
    case 'end':
      return { is: 'end' }
  }
}

/** Money is there, and hands or something that a job asks for are sold here. */
function hiring(t: Table, c: Captain, options: readonly Option[]): Move | null {
  if (c.credits < purse || !options.some(({ id }) => id === 'shop')) return null
  const missing = jobsOf(t, c).flatMap((job) => outlookOf(t, c, job).needs.filter(({ met }) => !met))
  if (missing.some((need) => sourcesOf(t, c.sector, need)[0]?.away === 0)) return { is: 'buy', why: 'needs' }
  return c.crew.length < handful ? { is: 'buy', why: 'crew' } : null
}
