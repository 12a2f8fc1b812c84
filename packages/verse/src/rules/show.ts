import { type Option, oncePer, text, type Word } from '@keep-flying/kernel'
import type { Member } from '../state.ts'
import type { CardId, SectorId, Token } from '../vocabulary/index.ts'
import { amountOf } from './hold.ts'
import { cardName, sectorName } from './table.ts'

/** Options that live somewhere on the table: on a card, in a sector, on the tokens aboard. */

type Words = Readonly<Record<string, Word>>

/** What an option may say besides its text and where it lives. Its id is the card's, the sector's or the token's unless given. */
type Details = Partial<Omit<Option, 'text' | 'at'>>

/** Something to do with a card, which its text is given as `card`. */
export function onCard(card: CardId, key: string, words: Words = {}, details: Details = {}): Option {
  return { id: card, text: text(key, { card: cardName(card), ...words }), at: { card }, ...details }
}

/** Something to do in a sector, which its text is given as `sector`. */
export function inSector(sector: SectorId, key: string, words: Words = {}, details: Details = {}): Option {
  return {
    id: sector,
    text: text(key, { sector: sectorName(sector), ...words }),
    at: { place: sector },
    ...details,
  }
}

/** Something to do with one token of a kind, which its text is given as `what`. */
export function onToken(token: Token, key: string, words: Words = {}, details: Details = {}): Option {
  return {
    id: token,
    text: text(key, { what: amountOf(token, 1), ...words }),
    at: { token },
    sign: token,
    ...details,
  }
}

/** Parting with what is in hand or aboard, which is allowed beside many questions. */
function parting(deed: 'discard-job' | 'dismiss' | 'scrap', group: string, sign: string): (card: CardId) => Option {
  return oncePer((card) => onCard(card, `option.${deed}`, {}, { id: `${deed}:${card}`, role: 'minor', group, sign }))
}

export const handingBack = parting('discard-job', 'hand', 'job')
const dismissingCard = parting('dismiss', 'crew', 'person')
export const scrapping = parting('scrap', 'upgrades', 'upgrade')

export function dismissing({ card }: Member): Option {
  return dismissingCard(card)
}

export function showToken(token: Token): Option {
  return onToken(token, 'option.goods')
}

export const showCard = oncePer((card: CardId): Option => onCard(card, 'option.card'))

export function showCrew({ card }: Member): Option {
  return showCard(card)
}

export const showSector = oncePer((sector: SectorId): Option => inSector(sector, 'option.sector'))
