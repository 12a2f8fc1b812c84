import type { Balance, BalanceTable, CardFact, HeardEvent } from '@keep-flying/kernel'
import { avatars, boxCard, episodeOf, stackOf } from './catalog/index.ts'
import type { CardId, State } from './state.ts'
import { crewMembers, letters } from './vocabulary/index.ts'

/** How the balance of the game is measured. */

const anyGame = { episodeA: 'random', episodeB: 'random', episodeC: 'random', crew: 'random' }
const playerCounts = [1, 2, 3, 4, 5]

/** What makes a game easier or harder, one option at a time. */
const difficulties: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'easier: fewer cards at the start': { startB: 0, startC: 2 },
  'easier: preparation': { preparation: 2 },
  'easier: two Talents': { talents: 2 },
  'easier: later Talents': { laterTalents: ['B', 'C'] },
  'easier: bonus Credits': { bonusCredits: 4 },
  'easier: toughness': { toughness: true },
  'harder: more cards at the start': { startA: 2, startB: 4, startC: 5 },
  'harder: no Talents': { talents: 0 },
  'harder: Flaws': { flaws: ['A', 'B', 'C'] },
  'harder: defeated turns': { defeatedTurns: true },
  'harder: one defeat': { oneDefeat: true },
}

const tables: readonly BalanceTable[] = [
  ...playerCounts.map(
    (players): BalanceTable => ({
      id: `players-${players}`,
      options: { ...anyGame, players },
      measures: { players },
      standard: true,
    }),
  ),
  ...playerCounts.map((players) => ({ id: `drifters-${players}`, options: { ...anyGame, players }, bot: 'drifter' })),
  ...Object.entries(difficulties).map(([id, options]) => ({
    id,
    options: { ...anyGame, ...options },
    inTurn: playerCounts.map((players) => ({ players })),
    measures: options,
  })),
]

export const balance: Balance<State> = {
  tables,
  read: (state, heard) => ({
    groups: letters.slice(0, letters.indexOf(state.letter) + 1).map((letter) => {
      const { name, number } = episodeOf(state.episodes[letter])
      return { name, options: { [`episode${letter}`]: String(number) } }
    }),
    done: tasksDone(heard),
    cards: [
      ...counted(heard, ['gained-card'], 'bought').filter(({ of }) => of !== ''),
      ...counted(heard, ['upgraded'], 'fitted'),
      ...counted(heard, ['revealed', 'entered-revealed'], 'met'),
      ...counted(heard, ['strikes'], 'struck'),
    ],
  }),
}

/** The share of the tasks that came to an end well. */
function tasksDone(heard: readonly HeardEvent[]): number {
  const done = heard.filter(({ kind }) => kind === 'task-done').length
  const failed = heard.filter(({ kind }) => kind === 'task-failed').length
  return done + failed === 0 ? 0 : done / (done + failed)
}

/** How often each card is named by events of some kinds. */
function counted(heard: readonly HeardEvent[], kinds: readonly string[], was: string): CardFact[] {
  const facts = new Map<string, CardFact>()
  for (const { kind, data } of heard) {
    const named = data?.card
    if (!kinds.includes(kind) || typeof named !== 'object' || !('id' in named)) continue
    const { card, of } = described(String(named.id))
    facts.set(`${of} ${card}`, { was, card, of, times: (facts.get(`${of} ${card}`)?.times ?? 0) + 1 })
  }
  return [...facts.values()]
}

/** A card's printed name, and whose stack, which Episode or what else it belongs to. */
function described(id: CardId): { readonly card: string; readonly of: string } {
  const boxed = boxCard(id)
  if (!('card' in boxed)) return { card: boxed.kind, of: '' }
  const owner = crewMembers.find((crew) => stackOf[crew].includes(id))
  const avatar = avatars.find(({ crew }) => crew === owner)
  return { card: boxed.card.name, of: avatar?.name ?? boxed.kind }
}
