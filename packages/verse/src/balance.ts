import type { Balance, BalanceTable, CardFact, HeardEvent } from '@keep-flying/kernel'
import { everyBox } from './boxes/all.ts'
import { boxWith } from './boxes/index.ts'
import { adviceIn } from './boxes/known.ts'
import type { StoryTitle } from './boxes/list.ts'
import { storyTitles } from './options.ts'
import type { State } from './state.ts'
import type { CardId, HappeningKind } from './vocabulary/index.ts'

/** How the stories are measured, each with the boxes it needs and nothing else, and what the bots do with their turns. */

const usualSeats = 2

function tableOf({ id, box, needsBoxes = [], seats = [usualSeats] }: StoryTitle): BalanceTable {
  const expansions = box === 'base' ? [] : [box, ...needsBoxes]
  const players = seats.includes(usualSeats) ? usualSeats : seats[0]
  const options = { story: id, players, expansions }
  return { id, options, measures: { story: id }, tellsLength: true, standard: true }
}

export const balance: Balance<State> = {
  tables: storyTitles.map(tableOf),
  read: (state, heard) => ({
    groups: [],
    done: doneOf(state),
    cards: [...leadersOf(state), ...bought(heard)],
    figures: { ...figuresOf(state, heard), ...boxFigures(state, heard) },
  }),
}

/** How far the captain came who came furthest. */
function doneOf({ options, captains, result }: State): number {
  if (result) return 1
  const goals = everyBox.stories.get(options.story)?.goals.length ?? 0
  return Math.max(0, ...captains.map((captain) => captain.goals)) / Math.max(1, goals)
}

/** Who led, and who led to victory. */
function leadersOf({ captains, result }: State): CardFact[] {
  return captains.flatMap(({ seat, crew }) => {
    const leader = everyBox.leaders.get(crew[0]?.card ?? '')
    if (!leader) return []
    const { name, box } = leader
    const won = result?.winners.includes(seat) ? 1 : 0
    return [
      { was: 'led', card: name, of: box, times: 1 },
      { was: 'victorious', card: name, of: box, times: won },
    ]
  })
}

function bought(heard: readonly HeardEvent[]): CardFact[] {
  return heard.flatMap((event) => {
    const card = event.kind === 'bought-card' || event.kind === 'hired' ? cardIn(event) : undefined
    const face = card === undefined ? undefined : everyBox.supply.get(card)
    return face ? [{ was: 'bought', card: face.name, of: face.kind, times: 1 }] : []
  })
}

function cardIn({ data }: HeardEvent): CardId | undefined {
  const card = data?.['card']
  return typeof card === 'object' && 'id' in card ? String(card.id) : undefined
}

/** What brings a captain on in a turn, flights apart. */
const progress: ReadonlySet<string> = new Set<HappeningKind>([
  ...(['job-accepted', 'job-accepted-unseen', 'job-completed', 'opportunity-taken', 'loaded'] as const),
  ...(['goal', 'goal-token', 'solid', 'bought-card', 'hired', 'joined', 'sold', 'traded', 'shore-leave'] as const),
  'warrants-cleared',
])

function figuresOf({ captains }: State, heard: readonly HeardEvent[]): Record<string, number> {
  const turns = turnsIn(heard)
  const count = (...kinds: readonly HappeningKind[]) =>
    heard.filter(({ kind }) => kinds.some((one) => one === kind)).length
  const share = (is: (turn: readonly HeardEvent[]) => boolean) => turns.filter(is).length / Math.max(1, turns.length)
  const has = (turn: readonly HeardEvent[], kind: HappeningKind) => turn.some((event) => event.kind === kind)
  const stalls = (turn: readonly HeardEvent[]) => !turn.some(({ kind }) => progress.has(kind))
  const done = stepsDone(heard) + count('goal', 'opportunity-taken')
  const each = (n: number) => n / Math.max(1, captains.length)
  return {
    idle: share((turn) => stalls(turn) && !has(turn, 'burn')),
    'only flew': share((turn) => stalls(turn) && has(turn, 'burn')),
    'odd jobs': share((turn) => has(turn, 'make-work')),
    'turns per job': turns.length / Math.max(1, count('job-completed')),
    'accepted per job': count('job-accepted', 'job-accepted-unseen') / Math.max(1, count('job-completed')),
    botched: count('botched') / Math.max(1, count('botched') + done),
    crew: each(count('hired')),
    cards: each(count('bought-card')),
    upgrades: each(boughtOf(heard, 'upgrade')),
    cores: each(boughtOf(heard, 'core')),
    trades: each(count('traded')),
    opportunities: each(count('opportunity-taken')),
  }
}

/** What the boxes in play have counted. */
function boxFigures({ options, captains }: State, heard: readonly HeardEvent[]): Record<string, number> {
  const counted = adviceIn(boxWith(options.expansions)).flatMap((advice) => Object.entries(advice.counted ?? {}))
  const times = (kinds: readonly string[]) => heard.filter(({ kind }) => kinds.includes(kind)).length
  return Object.fromEntries(counted.map(([figure, kinds]) => [figure, times(kinds) / Math.max(1, captains.length)]))
}

/** What was told in each turn. */
function turnsIn(heard: readonly HeardEvent[]): HeardEvent[][] {
  const turns: HeardEvent[][] = []
  for (const event of heard) {
    if (event.kind === 'turn') turns.push([])
    turns.at(-1)?.push(event)
  }
  return turns
}

/** Picking up and handing over count apart. */
function stepsDone(heard: readonly HeardEvent[]): number {
  return heard.reduce((steps, event) => {
    if (event.kind !== 'job-completed') return steps
    return steps + (everyBox.jobs.get(cardIn(event) ?? '')?.pickUp ? 2 : 1)
  }, 0)
}

function boughtOf(heard: readonly HeardEvent[], kind: 'upgrade' | 'core'): number {
  return bought(heard).filter(({ of }) => of === kind).length
}
