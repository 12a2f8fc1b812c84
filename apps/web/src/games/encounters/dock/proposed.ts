import { boxCard, type CardId, type State } from '@keep-flying/encounters'
import { hasKeyword, nextToPlay, placeOf, tableFor, taskCards } from '@keep-flying/encounters/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import { cardIn, placeIn } from '../../../dock/looks.ts'
import { optionsOf } from '../../../table/context.tsx'
import { knownIn } from '../zones.ts'

/** What a player who is new to it may well do next. */
export interface Move {
  readonly is: 'play' | 'copy' | 'use' | 'fight' | 'scan' | 'recruit' | 'repair' | 'end'
  readonly option: Option
}

/** First all that costs nothing; then what strikes, a ship in need, the tasks, what will strike soon, the ship, and somebody new with what is left. */
export function moveFor(view: State, decision: Decision | null): Move | null {
  if (decision?.kind !== 'action') return null
  const options = optionsOf(decision)
  const inGroup = (wanted: string) => options.filter(({ group }) => group === wanted)
  const play = nextPlay(view, inGroup('play'))
  if (play) return { is: 'play', option: play }
  const [copy] = inGroup('copy')
  if (copy) return { is: 'copy', option: copy }
  const fights = inGroup('fight')
  const strikers = fights.filter((option) => isStriking(view, cardIn(option)))
  const ways = waysOf(view)
  const isWay = (option: Option) => ways.has(cardIn(option) ?? '')
  const striker = strikers.find(isWay) ?? strikers[0]
  if (striker) return { is: 'fight', option: striker }
  const struck = view.serenity.filter(({ strike }) => strike !== null).length
  const [repair] = inGroup('repair')
  if (repair && struck >= view.serenity.length - 2) return { is: 'repair', option: repair }
  const use = inGroup('use').find(isWay)
  if (use) return { is: 'use', option: use }
  const fight = fights.find(isWay) ?? fights[0]
  if (fight) return { is: 'fight', option: fight }
  // Of those that cost the same, the one that has come nearest is listed last.
  const scan = dearest(
    inGroup('scan')
      .toReversed()
      .filter((option) => isWorthAScan(view, ways, option)),
    -1,
  )
  if (scan) return { is: 'scan', option: scan }
  if (repair && struck > 1) return { is: 'repair', option: repair }
  const recruit = dearest(inGroup('recruit'), 1)
  if (recruit) return { is: 'recruit', option: recruit }
  const end = options.find(({ role }) => role === 'end')
  return end ? { is: 'end', option: end } : null
}

/** Whether an enemy strikes at the end of this turn: from the Combat Zone, or with Range from wherever it lies. */
function isStriking(view: State, card: CardId | null): boolean {
  return card !== null && (view.combatZone.cards.includes(card) || hasKeyword(tableFor(view), card, 'range'))
}

/** The card of the hand to play next, so that others find the class they wait for. */
function nextPlay(view: State, plays: readonly Option[]): Option | undefined {
  if (plays.length < 2) return plays[0]
  const next = nextToPlay(
    tableFor(view),
    plays.flatMap((option) => cardIn(option) ?? []),
  )
  return plays.find((option) => cardIn(option) === next) ?? plays[0]
}

/** The cards that complete a task which is still open, or bring it on. */
function waysOf(view: State): ReadonlySet<CardId> {
  const open = Object.entries(view.tasks).flatMap(([task, state]) => (state === 'open' ? [task] : []))
  const cards = open.flatMap((task) => taskCards(view, task).map(({ card }) => card))
  return new Set([...cards, ...view.operations.cards])
}

/** An enemy that the viewer has looked at is left asleep, unless a task wants it beaten and that can be done at once. */
function isWorthAScan({ verse, turn }: State, ways: ReadonlySet<CardId>, option: Option): boolean {
  const place = placeIn(option)
  const space = verse.find((_, index) => placeOf(index) === place)
  const known = space ? knownIn(space.hidden) : null
  if (known === null) return true
  const boxed = boxCard(known)
  return boxed.kind !== 'enemy' || (ways.has(known) && turn.attack - (option.price ?? 0) >= boxed.card.attack)
}

/** The dearest of these, or with -1 the cheapest: cards are the cheaper to scan the nearer they have come. */
function dearest(options: readonly Option[], sign: 1 | -1): Option | undefined {
  return options.toSorted((one, other) => sign * ((other.price ?? 0) - (one.price ?? 0)))[0]
}
