import type { Decision, HeardEvent, Word } from '@keep-flying/kernel'
import type { Box, CardId } from '@keep-flying/verse'
import type { Roll } from '../../../dice/roll.ts'
import type { News } from '../../../dock/planning.ts'

const isName = (word: Word | undefined, name: string) =>
  typeof word === 'object' && 'name' in word && word.name === name
const idOf = (word: Word | undefined) => (typeof word === 'object' && 'name' in word ? word.id : null)
const numberOf = (word: Word | undefined) => (typeof word === 'number' ? word : 0)

const isOf = ({ data }: HeardEvent, seat: number) => isName(data?.['who'], 'seat') && idOf(data?.['who']) === seat

function cardIn({ data }: HeardEvent): CardId | null {
  const id = idOf(data?.['card'])
  return typeof id === 'string' ? id : null
}

const tiles: Readonly<Record<string, CardId>> = {
  'alliance-contact': 'alliance-contact',
  'reaver-contact': 'reaver-contact',
}

/** The card or tile that an event turns up, if it is more than empty space. */
function turnedUp(event: HeardEvent, box: Box): CardId | null {
  const { kind } = event
  if (kind === 'misbehave-card') return cardIn(event)
  if (kind === 'nav-card') {
    const card = cardIn(event)
    return card !== null && box.nav.get(card)?.kind !== 'empty' ? card : null
  }
  return tiles[kind] ?? null
}

const isRoll = ({ kind }: HeardEvent) => kind === 'test' || kind === 'rerolled'

/** The last test of a seat among the events, if there is one. */
export function lastRoll(events: readonly HeardEvent[], seat: number): Roll | null {
  const last = events.findLast((event) => isRoll(event) && isOf(event, seat))
  if (!last) return null
  const first = events.findLast((event) => event.kind === 'test' && isOf(event, seat))
  const { die, total } = last.data ?? {}
  const skill = first?.data?.['skill']
  const rolled = numberOf(die)
  return {
    die: rolled,
    points: numberOf(total) - rolled,
    total: numberOf(total),
    skill: typeof skill === 'object' && 'key' in skill ? skill.key : null,
  }
}

/** What the events since an answer have to show, given what is asked next: a question shows its own card and roll. */
export function newsOf(events: readonly HeardEvent[], seat: number, box: Box, decision: Decision | null): News | null {
  const asked = decision?.card ?? decision?.kind ?? null
  const isAsked = (event: HeardEvent) => asked !== null && turnedUp(event, box) === asked
  const mine = events.filter((event) => isOf(event, seat))
  const turned = mine.filter((event) => turnedUp(event, box) !== null && !isAsked(event))
  const rolls = decision?.kind === 'test.after-roll' ? [] : mine.filter(isRoll)
  const first = [...turned, ...rolls].sort((one, other) => one.seq - other.seq)[0]
  if (!first) return null
  const after = events.filter((event) => event.seq >= first.seq && !isAsked(event))
  const end = after.findIndex(({ kind }) => kind === 'turn')
  const last = turned.at(-1)
  return {
    card: last ? turnedUp(last, box) : null,
    roll: lastRoll(rolls, seat),
    lines: end < 0 ? after : after.slice(0, end),
  }
}
