import { type Option, text, type Word } from '@keep-flying/kernel'
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
function parting(card: CardId, deed: 'discard-job' | 'dismiss' | 'scrap', group: string, sign: string): Option {
  return onCard(card, `option.${deed}`, {}, { id: `${deed}:${card}`, role: 'minor', group, sign })
}

export function handingBack(job: CardId): Option {
  return parting(job, 'discard-job', 'hand', 'job')
}

export function dismissing({ card }: Member): Option {
  return parting(card, 'dismiss', 'crew', 'person')
}

export function scrapping(upgrade: CardId): Option {
  return parting(upgrade, 'scrap', 'upgrades', 'upgrade')
}

export function showToken(token: Token): Option {
  return onToken(token, 'option.goods')
}

export function showCard(card: CardId): Option {
  return onCard(card, 'option.card')
}

export function showCrew({ card }: Member): Option {
  return showCard(card)
}

export function showSector(sector: SectorId): Option {
  return inSector(sector, 'option.sector')
}
