import type { Balance, BalanceTable, CardFact, HeardEvent } from '@keep-flying/kernel'
import { box, boxCrew, equipmentCard, jobs } from './catalog/index.ts'
import { offeredIn } from './rules/market.ts'
import { purseOf } from './rules/set-up.ts'
import { storyAfter } from './rules/story.ts'
import { segment } from './rules/timeline.ts'
import type { State } from './state.ts'
import { grades } from './vocabulary/index.ts'

/** How the balance of the game is measured: by Job, crew, Goons and bots. */

const plain = { players: 1, goons: 'plain' }
const eachJob = jobs.map(({ id }) => ({ job: id }))
const everybody = boxCrew.map(({ id }) => id)

const storylines = { options: { ...plain, campaign: 'storyline' }, inTurn: eachJob, campaigns: true } as const

const tables: readonly BalanceTable[] = [
  ...jobs.map(({ id }): BalanceTable => ({ id, options: { ...plain, job: id }, standard: true })),
  ...jobs.map(({ id }): BalanceTable => ({ id: `${id} with 3 crew`, options: { ...plain, job: id, crewCount: '3' } })),
  { id: '3 crew', options: { ...plain, crewCount: '3' }, inTurn: eachJob, measures: { crewCount: '3' } },
  {
    id: 'individual',
    options: { players: 1, goons: 'individual' },
    inTurn: eachJob,
    measures: { goons: 'individual' },
  },
  {
    id: 'boss',
    options: { players: 2, goons: 'plain', crewCount: '5', boss: true },
    inTurn: eachJob,
    measures: { boss: true },
  },
  ...everybody.map(
    (one): BalanceTable => ({
      id: `without ${one}`,
      options: { ...plain, crew: everybody.filter((id) => id !== one), crewCount: '4' },
      inTurn: eachJob,
    }),
  ),
  ...['greedy', 'drifter'].map((bot): BalanceTable => ({ id: bot, options: plain, inTurn: eachJob, bot })),
  { id: 'storyline', ...storylines },
  { id: 'greedy storyline', ...storylines, bot: 'greedy' },
]

/** Jobs are balanced for hands, whatever stronger bots there are. */
const byHands = tables.map((table) => ({ bot: 'hand', ...table }))

export const balance: Balance<State> = {
  tables: byHands,
  medians: ['won at'],
  outOf: { bought: 'offered' },
  read(state, heard) {
    const story = storyAfter(state)
    const won = story ? story.verdict === 'won' : (state.end?.won ?? false)
    return {
      won,
      groups: [{ name: state.job, options: { job: state.job } }],
      done: stepsDone(state),
      cards: [...offered(heard), ...bought(heard)],
      figures: { ...figuresOf(state, heard), ...(won ? figuresOfWin(state, heard) : {}) },
    }
  },
}

/** How far along its steps the Job came. */
function stepsDone({ job, progress, end }: State): number {
  const { steps } = jobs.find(({ id }) => id === job) ?? { steps: [] }
  const at = steps.findIndex(({ id }) => id === progress.step)
  return end?.won ? 1 : at / Math.max(1, steps.length)
}

function count(heard: readonly HeardEvent[], kind: string): number {
  return heard.filter((event) => event.kind === kind).length
}

/** The Goons that events of a kind name, each once. */
function goonsIn(heard: readonly HeardEvent[], kind: string): number {
  return new Set(heard.flatMap((event) => (event.kind === kind ? JSON.stringify(event.data?.who) : []))).size
}

function figuresOf(state: State, heard: readonly HeardEvent[]): Record<string, number> {
  const { crew, progress, goons, bodies } = state
  const tried = count(heard, 'challenge')
  const passed = Object.values(progress.passed).reduce((sum, n) => sum + n, 0)
  return {
    'big score': isBigScore(state) ? 1 : 0,
    downed: count(heard, 'downed'),
    alerted: goonsIn(heard, 'alerted') / Math.max(1, goons.length + bodies.length),
    bodies: bodies.length,
    tried,
    ...(tried > 0 ? { passed: passed / tried } : {}),
    ...(isTalkedIn(heard) ? { bribed: count(heard, 'bribed') > 0 ? 1 : 0 } : {}),
    bought: count(heard, 'bought'),
    'left at first': purseOf(state.options) - spent(heard),
    'left at last': crew.reduce((sum, { credits }) => sum + credits, 0),
    'crew turns': count(heard, 'turn'),
    'goon turns': goonTurns(heard),
  }
}

/** Whether a Challenge of Negotiation was tried. */
function isTalkedIn(heard: readonly HeardEvent[]): boolean {
  return heard.some(({ kind, data }) => {
    const what = data?.what
    return kind === 'challenge' && typeof what === 'object' && 'id' in what && isNegotiation(String(what.id))
  })
}

function isNegotiation(card: string): boolean {
  return box.challenges.negotiation.includes(card)
}

/** What was paid for Equipment and new offers. */
function spent(heard: readonly HeardEvent[]): number {
  const paid = ({ kind, data }: HeardEvent) => {
    const n = Number(data?.n ?? 0)
    if (kind === 'bought' || kind === 'market-redealt') return n
    return kind === 'sold' ? -n : 0
  }
  return heard.reduce((sum, event) => sum + paid(event), 0)
}

/** A Goon has two Actions in a turn: what it does in a row is counted as turns by twos. */
function goonTurns(heard: readonly HeardEvent[]): number {
  let turns = 0
  let row = { who: '', acts: 0 }
  for (const { kind, data } of heard) {
    if (kind === 'turn') row = { who: '', acts: 0 }
    if (kind !== 'goon-acts') continue
    const who = JSON.stringify(data?.who)
    row = { who, acts: who === row.who ? row.acts + 1 : 1 }
    if (row.acts % 2 === 1) turns++
  }
  return turns
}

const loudFrom = 3
const earlyBefore = 28

function figuresOfWin(state: State, heard: readonly HeardEvent[]): Record<string, number> {
  const { timeline, bodies, end, found } = state
  const moments = timeline.markers.filter(({ of }) => of === 'crew').map(({ moment }) => moment)
  const wonAt = Math.min(timeline.last, ...moments.slice(0, 1))
  return {
    quiet: isQuiet(state, heard) ? 1 : 0,
    loud: bodies.length >= loudFrom ? 1 : 0,
    'won at': wonAt,
    early: wonAt < earlyBefore ? 1 : 0,
    paid: (end?.reward ?? 0) + found,
  }
}

/** Nobody was Heroic before the last Segment: all its stars but the last came before. */
function isQuiet({ timeline }: State, heard: readonly HeardEvent[]): boolean {
  const first = heard.findIndex(({ kind }) => kind === 'turned-heroic')
  const before = first < 0 ? heard : heard.slice(0, first)
  return first < 0 || count(before, 'star') >= timeline.last / segment - 1
}

function isBigScore({ job, end, found }: State): boolean {
  const best = grades.at(-1)
  const from = best && jobs.find(({ id }) => id === job)?.grades[best]
  return Boolean(end?.won) && from !== undefined && (end?.reward ?? 0) + found >= from
}

function offered(heard: readonly HeardEvent[]): CardFact[] {
  return heard.flatMap(({ kind, data }) =>
    kind === 'on-offer' ? offeredIn(data?.what).map((card) => factOf('offered', card)) : [],
  )
}

function bought(heard: readonly HeardEvent[]): CardFact[] {
  return heard.flatMap(({ kind, data }) => {
    const what = data?.what
    return kind === 'bought' && typeof what === 'object' && 'id' in what ? [factOf(kind, String(what.id))] : []
  })
}

function factOf(was: string, card: string): CardFact {
  const { name, types } = equipmentCard(card)
  return { was, card: name, of: types[0] ?? '', times: 1 }
}
