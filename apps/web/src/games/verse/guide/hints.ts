import type { Option } from '@keep-flying/kernel'
import { isOutlaw, solidContacts } from '@keep-flying/verse/ask'
import type { Hint } from '../../../game/client.ts'
import { optionsOf } from '../../../table/context.tsx'
import { type AtVerseTable, useTable } from '../table.tsx'

/** Where a captain stands, as far as hints care. */
export interface Situation {
  /** The kind of question asked; null while others act. */
  readonly kind: string | null
  readonly options: readonly Option[]
  /** Actions taken in this turn. */
  readonly taken: number
  /** Jobs in hand or active. */
  readonly jobs: number
  readonly outlaw: boolean
  readonly warrants: number
  readonly goals: number
  readonly solid: number
  readonly disgruntled: boolean
  readonly mayUndo: boolean
}

interface VerseHint extends Hint {
  applies(now: Situation): boolean
}

const asked =
  (...kinds: readonly string[]) =>
  ({ kind }: Situation) =>
    kind !== null && kinds.includes(kind)

const inTurn =
  (condition: (now: Situation) => boolean) =>
  (now: Situation): boolean =>
    now.kind === 'turn' && condition(now)

const mayDo = (wanted: string) => inTurn(({ options }) => options.some(({ id }) => id === wanted))

const isDealing = ({ group }: Option) => group === 'deal'
const isJob = ({ group, at }: Option) => group === 'work' && at !== undefined

/** In order of weight: where several fit, the first is shown first. */
export const hints: readonly VerseHint[] = [
  { id: 'leader', rule: 'SETUP-06', applies: asked('set-up.leader') },
  { id: 'ship', rule: 'SETUP-06', applies: asked('set-up.ship') },
  { id: 'chart', rule: 'MAP-01', applies: asked('set-up.place') },
  { id: 'first-jobs', rule: 'SETUP-16', applies: asked('set-up.keep-jobs') },
  { id: 'turn', rule: 'TURN-01', applies: asked('turn') },
  { id: 'disgruntled', rule: 'DISGRUNTLED-02', applies: inTurn(({ disgruntled }) => disgruntled) },
  { id: 'warrants', rule: 'WARRANT-01', applies: inTurn(({ warrants }) => warrants > 0) },
  { id: 'goal-reached', rule: 'STORY-02', applies: inTurn(({ goals }) => goals > 0) },
  { id: 'solid', rule: 'SOLID-01', applies: inTurn(({ solid }) => solid > 0) },
  { id: 'outlaw', rule: 'OUTLAW-01', applies: inTurn(({ outlaw }) => outlaw) },
  { id: 'work', rule: 'WORK-01', applies: inTurn(({ options }) => options.some(isJob)) },
  { id: 'work-goal', rule: 'STORY-03', applies: mayDo('goal') },
  { id: 'job-needs', rule: 'JOB-01', applies: inTurn(({ jobs }) => jobs > 0) },
  { id: 'fly', rule: 'FLY-01', applies: mayDo('burn') },
  { id: 'mosey', rule: 'FLY-06', applies: mayDo('mosey') },
  { id: 'buy', rule: 'BUY-01', applies: mayDo('shop') },
  { id: 'deal', rule: 'DEAL-01', applies: inTurn(({ options }) => options.some(isDealing)) },
  { id: 'goals', rule: 'STORY-01', applies: asked('turn') },
  { id: 'shore-leave', rule: 'BUY-06', applies: mayDo('shore-leave') },
  { id: 'make-work', rule: 'WORK-01', applies: mayDo('make-work') },
  { id: 'end-turn', rule: 'TURN-03', applies: inTurn(({ taken }) => taken > 0) },
  { id: 'undo', rule: 'TURN-01', applies: inTurn(({ mayUndo }) => mayUndo) },
  { id: 'burning', rule: 'FLY-04', applies: asked('fly.to') },
  { id: 'nav', rule: 'NAV-01', applies: asked('nav') },
  { id: 'evade', rule: 'NAV-06', applies: asked('evade.to') },
  { id: 'cruiser', rule: 'CRUISER-01', applies: asked('cruiser.move', 'cruiser.dodge', 'alliance-contact') },
  { id: 'reavers', rule: 'CUTTER-01', applies: asked('cutter.move', 'reaver-contact', 'cutter.drive-off') },
  { id: 'shop', rule: 'BUY-02', applies: asked('shop') },
  { id: 'consider', rule: 'CONSIDER-01', applies: asked('consider.picks', 'consider.draw') },
  { id: 'hire', rule: 'CREW-01', applies: asked('shop.keep') },
  { id: 'dealing', rule: 'DEAL-02', applies: asked('deal', 'deal.accept') },
  { id: 'team', rule: 'WORK-05', applies: asked('work.team') },
  { id: 'gear', rule: 'GEAR-01', applies: asked('gear.carry', 'gear.bearer') },
  { id: 'misbehave', rule: 'MISBEHAVE-01', applies: asked('misbehave') },
  { id: 'ace', rule: 'MISBEHAVE-06', applies: asked('misbehave.ace') },
  { id: 'test', rule: 'SKILL-02', applies: asked('misbehave', 'trial', 'nav', 'test.tester') },
  { id: 'bribe', rule: 'SKILL-05', applies: asked('test.bribe') },
  { id: 'after-roll', rule: 'SKILL-03', applies: asked('test.after-roll') },
  { id: 'pay', rule: 'PAY-04', applies: asked('pay.cuts') },
  { id: 'hold', rule: 'HOLD-01', applies: asked('hold.arrange', 'hold.make-room', 'load.amount', 'load.good') },
  { id: 'others', rule: 'TURN-07', applies: ({ kind }) => kind === null },
]

/** The hints that fit and were not shown before, the weightiest first. */
export function hintsFor(now: Situation, seen: readonly string[]): readonly Hint[] {
  return hints.filter((hint) => !seen.includes(hint.id) && hint.applies(now))
}

/** Where the viewer stands; null for those who only watch. */
function situationAt({ me, t, decision, moment }: AtVerseTable): Situation | null {
  if (!me || moment.over) return null
  // Before the ship is chosen there is nothing the rules could say of it.
  const aboard = me.core !== ''
  return {
    kind: decision?.kind ?? null,
    options: optionsOf(decision),
    taken: t.state.turn.taken.length,
    jobs: me.jobs.length + me.hand.cards.length,
    outlaw: aboard && isOutlaw(t, me),
    warrants: me.warrants,
    goals: me.goals,
    solid: aboard ? solidContacts(t, me).length : 0,
    disgruntled: me.crew.some(({ disgruntled }) => disgruntled),
    mayUndo: moment.undo?.refused === null,
  }
}

export function useHints(seen: readonly string[]): readonly Hint[] {
  const now = situationAt(useTable())
  return now ? hintsFor(now, seen) : []
}
