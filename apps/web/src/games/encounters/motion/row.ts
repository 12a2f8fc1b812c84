import type { CardId, State } from '@keep-flying/encounters'
import { placeOf } from '@keep-flying/encounters/ask'
import type { HeardEvent } from '@keep-flying/kernel'
import { idIn } from '../told/words.ts'
import { countIn } from '../zones.ts'

/** Where the face-down cards of the 'Verse came from and went. */
export interface HiddenMoves {
  /** The spaces into which a card came from the deck. */
  readonly dealt: readonly number[]
  /** Face-down cards that lie in another space: to, from. */
  readonly moved: readonly (readonly [number, number])[]
  /** Cards that were turned up, and the space each lay in. */
  readonly turned: readonly (readonly [CardId, number])[]
}

/** Nothing in view tells one face-down card from another; but none ever passes another. */
export function hiddenMoves(before: State, now: State, heard: readonly HeardEvent[]): HiddenMoves {
  const cardsOf = (kind: string) => heard.flatMap((event) => (event.kind === kind ? (idIn(event, 'card') ?? []) : []))
  const lay = hiddenFromLeft(before)
  const entered = cardsOf('entered-revealed').flatMap((card) => {
    const from = lay.shift()
    return from === undefined ? [] : [[card, from] as const]
  })
  const scanned = cardsOf('revealed').flatMap((card) => {
    const at = now.verse.findIndex(({ shown }) => shown.cards.includes(card))
    const from = lay.indexOf(at >= 0 ? at : (now.turn.lastScannedSpace ?? -1))
    return from < 0 ? [] : lay.splice(from, 1).map((space) => [card, space] as const)
  })
  const lie = hiddenFromLeft(now)
  const dealt = lie.splice(Math.max(0, lie.length - heard.filter(({ kind }) => kind === 'added').length))
  const moved = lie.length === lay.length ? lie.flatMap((to, n) => movedTo(to, lay[n])) : []
  return { dealt, moved, turned: [...entered, ...scanned] }
}

function movedTo(to: number, from: number | undefined): (readonly [number, number])[] {
  return from === undefined || from === to ? [] : [[to, from]]
}

function hiddenFromLeft({ verse }: State): number[] {
  return verse.flatMap(({ hidden }, index) => (countIn(hidden) > 0 ? index : [])).toReversed()
}

/** What the table calls a face-down card in a space. */
export const hiddenThing = placeOf
