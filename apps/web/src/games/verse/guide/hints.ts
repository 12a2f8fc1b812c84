import type { Option, Writer } from '@keep-flying/kernel'
import { describeGoal, writerOf } from '@keep-flying/verse'
import { isOutlaw, type Reason, solidContacts } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import type { Hint } from '../../../game/client.ts'
import { asked, during, fitting, type HintIn, type Situated } from '../../../guide/hints.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useIntent } from '../dock/intent.tsx'
import { useMoney } from '../dock/money.ts'
import { sectorName } from '../dock/places.ts'
import { useReasonLine } from '../dock/reason-words.ts'
import { type AtVerseTable, useTable } from '../table.tsx'
import { type Move, moveFor } from './moves.ts'

/** Where a captain stands, as far as hints care. */
export interface Situation extends Situated {
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

const inTurn = during<Situation>('turn')

const mayDo = (wanted: string) => inTurn(({ options }) => options.some(({ id }) => id === wanted))

const isDealing = ({ group }: Option) => group === 'deal'
const isJob = ({ group, at }: Option) => group === 'work' && at !== undefined

/** In order of weight: where several fit, the first is shown first. */
export const hints: readonly HintIn<Situation>[] = [
  {
    id: 'goals',
    rule: 'STORY-01',
    at: ['goals', 'goal-line', 'tab-jobs', 'prompt'],
    applies: asked('set-up.leader', 'turn'),
  },
  { id: 'leader', rule: 'SETUP-06', at: ['cards', 'prompt'], applies: asked('set-up.leader') },
  { id: 'ship', rule: 'SETUP-06', at: ['ships-all', 'prompt'], applies: asked('set-up.ship') },
  { id: 'chart', rule: 'MAP-01', at: ['legend', 'prompt'], applies: asked('set-up.place') },
  { id: 'first-jobs', rule: 'SETUP-16', at: ['first-jobs', 'prompt'], applies: asked('set-up.keep-jobs') },
  { id: 'turn', rule: 'TURN-01', at: ['prompt'], applies: asked('turn') },
  { id: 'money', rule: 'STORY-01', at: ['purse', 'figures', 'prompt'], applies: mayDo('shop') },
  {
    id: 'disgruntled',
    rule: 'DISGRUNTLED-02',
    at: ['crew', 'tab-ship'],
    applies: inTurn(({ disgruntled }) => disgruntled),
  },
  { id: 'warrants', rule: 'WARRANT-01', at: ['flags', 'tab-ship'], applies: inTurn(({ warrants }) => warrants > 0) },
  { id: 'goal-reached', rule: 'STORY-02', at: ['goals', 'tab-jobs'], applies: inTurn(({ goals }) => goals > 0) },
  { id: 'solid', rule: 'SOLID-01', at: ['solid', 'tab-ship'], applies: inTurn(({ solid }) => solid > 0) },
  { id: 'outlaw', rule: 'OUTLAW-01', at: ['flags', 'tab-ship'], applies: inTurn(({ outlaw }) => outlaw) },
  { id: 'work', rule: 'WORK-01', at: ['act-work'], applies: inTurn(({ options }) => options.some(isJob)) },
  { id: 'work-goal', rule: 'STORY-03', at: ['act-work'], applies: mayDo('goal') },
  { id: 'job-needs', rule: 'JOB-01', at: ['jobs', 'tab-jobs'], applies: inTurn(({ jobs }) => jobs > 0) },
  { id: 'fly', rule: 'FLY-01', at: ['act-fly'], applies: mayDo('burn') },
  { id: 'mosey', rule: 'FLY-06', at: ['act-fly'], applies: mayDo('mosey') },
  { id: 'buy', rule: 'BUY-01', at: ['act-buy'], applies: mayDo('shop') },
  { id: 'deal', rule: 'DEAL-01', at: ['act-deal'], applies: inTurn(({ options }) => options.some(isDealing)) },
  { id: 'make-work', rule: 'WORK-01', at: ['act-work'], applies: mayDo('make-work') },
  { id: 'end-turn', rule: 'TURN-03', at: ['end-turn', 'primary'], applies: inTurn(({ taken }) => taken > 0) },
  { id: 'undo', rule: 'TURN-01', at: ['undo'], applies: inTurn(({ mayUndo }) => mayUndo) },
  { id: 'burning', rule: 'FLY-04', at: ['prompt'], applies: asked('fly.to') },
  { id: 'nav', rule: 'NAV-01', at: ['prompt'], applies: asked('nav') },
  { id: 'evade', rule: 'NAV-06', at: ['prompt'], applies: asked('evade.to') },
  {
    id: 'cruiser',
    rule: 'CRUISER-01',
    at: ['prompt'],
    applies: asked('cruiser.move', 'cruiser.dodge', 'alliance-contact'),
  },
  {
    id: 'reavers',
    rule: 'CUTTER-01',
    at: ['prompt'],
    applies: asked('cutter.move', 'reaver-contact', 'cutter.drive-off'),
  },
  { id: 'shop', rule: 'BUY-02', at: ['prompt'], applies: asked('shop') },
  { id: 'consider', rule: 'CONSIDER-01', at: ['prompt'], applies: asked('shop', 'deal') },
  {
    id: 'shore-leave',
    rule: 'BUY-06',
    at: ['prompt'],
    applies: ({ kind, options }) => kind === 'shop' && options.some(({ sign }) => sign === 'shore-leave'),
  },
  { id: 'hire', rule: 'CREW-01', at: ['prompt'], applies: asked('shop.keep') },
  { id: 'dealing', rule: 'DEAL-02', at: ['prompt'], applies: asked('deal', 'deal.accept') },
  { id: 'team', rule: 'WORK-05', at: ['prompt'], applies: asked('work.team') },
  { id: 'gear', rule: 'GEAR-01', at: ['prompt'], applies: asked('gear.carry', 'gear.bearer') },
  { id: 'misbehave', rule: 'MISBEHAVE-01', at: ['prompt'], applies: asked('misbehave') },
  { id: 'ace', rule: 'MISBEHAVE-06', at: ['prompt'], applies: asked('misbehave.ace') },
  { id: 'test', rule: 'SKILL-02', at: ['prompt'], applies: asked('misbehave', 'trial', 'nav', 'test.tester') },
  { id: 'bribe', rule: 'SKILL-05', at: ['prompt'], applies: asked('test.bribe') },
  { id: 'after-roll', rule: 'SKILL-03', at: ['prompt'], applies: asked('test.after-roll') },
  { id: 'pay', rule: 'PAY-04', at: ['prompt'], applies: asked('pay.cuts') },
  {
    id: 'hold',
    rule: 'HOLD-01',
    at: ['hold', 'tab-ship'],
    applies: asked('hold.arrange', 'hold.make-room', 'load.amount', 'load.good'),
  },
  { id: 'others', rule: 'TURN-07', at: ['players', 'log'], applies: ({ kind }) => kind === null },
]

/** The hints that fit and were not shown before, the weightiest first. */
export function hintsFor(now: Situation, seen: readonly string[]): readonly Hint[] {
  return fitting(hints, now, seen)
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

/** The next goal of the story, in its own words. */
function useGoalWords(): string {
  const { game } = useLanguage()
  const { me, box, moment } = useTable()
  const story = box.stories.get(moment.view.options.story)
  const [goal] = story ? describeGoal(story, me?.goals ?? 0, box.modules) : []
  return goal ? writerOf(box, game)(goal) : ''
}

export function useHints(seen: readonly string[]): readonly Hint[] {
  const now = situationAt(useTable())
  const { me } = useTable()
  const money = useMoney()
  const words = { goal: useGoalWords(), credits: money(me?.credits ?? 0) }
  return now ? hintsFor(now, seen).map((hint) => ({ ...hint, with: words })) : []
}

/** Where each move stands in the book, and the action it is. */
const moves = {
  work: { rule: 'WORK-01', act: 'work' },
  goal: { rule: 'STORY-03', act: 'work' },
  'odd-jobs': { rule: 'WORK-01', act: 'work' },
  deal: { rule: 'DEAL-01', act: 'deal' },
  buy: { rule: 'BUY-01', act: 'buy' },
  fly: { rule: 'FLY-01', act: 'fly' },
  end: { rule: 'TURN-03', act: null },
} as const

/** A move is suggested at the button where it stands ready, and else at the action it is. */
export function useMove(): Hint | null {
  const { t, me, decision, write } = useTable()
  const { act, proposed } = useIntent()
  const why = useReasonLine()
  if (!me || decision?.kind !== 'turn' || decision.form !== 'one') return null
  const move = moveFor(t, me, decision)
  if (!move) return null
  const { rule, act: wanted } = moves[move.is]
  const isReady = (proposed?.act ?? act) === (wanted ?? 'end')
  const at = isReady ? ['primary'] : [wanted === null ? 'end-turn' : `act-${wanted}`, 'primary']
  return {
    id: `move-${move.is}`,
    rule,
    at,
    with: { ...wordsOf(move, write, why), open: isReady ? 'yes' : 'no' },
  }
}

function wordsOf(move: Move, write: Writer, why: (reasons: readonly Reason[]) => string): Record<string, string> {
  switch (move.is) {
    case 'work':
      return { job: call(write, 'card', move.job) }
    case 'deal':
      return { contact: call(write, 'contact', move.contact) }
    case 'buy':
      return { why: move.why }
    case 'fly':
      return { place: sectorName(write, move.to), why: why(move.reasons) }
    default:
      return {}
  }
}
