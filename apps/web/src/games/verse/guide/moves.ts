import type { OneOf, Option } from '@keep-flying/kernel'
import type { Captain, CardId, ContactId, SectorId, Table } from '@keep-flying/verse'
import { jobsOf, outlookOf, proposals, type Reason } from '@keep-flying/verse/ask'
import { cardIn } from '../../../dock/looks.ts'
import { flightSuggestions } from '../dock/flight.ts'
import { turnGroups } from '../dock/turn.ts'
import { sourcesOf } from '../ship/sources.ts'

/** What a captain who is new to it may well do next. */
export type Move =
  | { readonly is: 'work'; readonly job: CardId }
  | { readonly is: 'goal' }
  | { readonly is: 'deal'; readonly contact: ContactId }
  | { readonly is: 'buy'; readonly why: 'needs' | 'fuel' | 'crew' }
  | { readonly is: 'fly'; readonly to: SectorId; readonly reasons: readonly Reason[] }
  | { readonly is: 'end' }

/** Fewer than this aboard cannot do much. */
const handful = 3
/** Below this there is nothing to hire anybody for. */
const purse = 600

/** One move, the most sensible of those open: work that can be done here, then people, supplies, and only then away. */
export function moveFor(t: Table, c: Captain, decision: OneOf): Move | null {
  const groups = turnGroups(decision)
  const here = proposals(t, c, [c.sector]).flatMap(({ reasons }) => reasons)
  return (
    working(t, c, groups.work) ??
    dealing(groups.deal, here) ??
    buying(t, c, groups.buy, here) ??
    flying(t, c, groups.fly) ??
    (groups.end ? { is: 'end' } : null)
  )
}

function working(t: Table, c: Captain, options: readonly Option[]): Move | null {
  const isReady = (job: CardId) => t.box.jobs.has(job) && outlookOf(t, c, job).needs.every(({ met }) => met)
  const job = options.flatMap((option) => cardIn(option) ?? []).find(isReady)
  if (job !== undefined) return { is: 'work', job }
  return options.some(({ id }) => id === 'goal') ? { is: 'goal' } : null
}

function dealing(options: readonly Option[], here: readonly Reason[]): Move | null {
  if (options.length === 0) return null
  for (const reason of here)
    if (reason.is === 'contact' && (reason.hires || reason.pays > 0)) return { is: 'deal', contact: reason.contact }
  return null
}

function buying(t: Table, c: Captain, options: readonly Option[], here: readonly Reason[]): Move | null {
  if (!options.some(({ id }) => id === 'shop')) return null
  if (here.some((reason) => reason.is === 'supply' && reason.refuels)) return { is: 'buy', why: 'fuel' }
  if (c.credits < purse) return null
  const missing = jobsOf(t, c).flatMap((job) => outlookOf(t, c, job).needs.filter(({ met }) => !met))
  const isSoldHere = missing.some((need) => sourcesOf(t, c.sector, need)[0]?.away === 0)
  if (isSoldHere) return { is: 'buy', why: 'needs' }
  return c.crew.length < handful ? { is: 'buy', why: 'crew' } : null
}

function flying(t: Table, c: Captain, options: readonly Option[]): Move | null {
  const [first] = options.length === 0 ? [] : flightSuggestions(t, c)
  return first ? { is: 'fly', to: first.proposal.sector, reasons: first.proposal.reasons } : null
}
