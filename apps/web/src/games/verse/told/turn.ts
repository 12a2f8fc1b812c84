import type { HeardEvent } from '@keep-flying/kernel'
import {
  type CardId,
  type ContactId,
  type HappeningKind,
  happened,
  type SectorId,
  type Token,
  tokens,
} from '@keep-flying/verse'
import { seatIn } from './seat.ts'

/** What a captain's turn came to: where it led, what was done, and what is there now that was not before. */
export interface TurnTold {
  /** Where the ship ended, if it moved. */
  readonly went: SectorId | null
  readonly deeds: readonly Deed[]
  /** Money gained, or lost where it is below nothing. */
  readonly credits: number
  /** Goods, fuel and parts gained and lost, on the whole. */
  readonly goods: ReadonlyMap<Token, number>
  readonly gained: readonly CardId[]
  readonly lost: readonly CardId[]
  readonly solid: readonly ContactId[]
  readonly spoiled: readonly ContactId[]
  readonly warrants: number
}

/** Something done in a turn: the message that says it, and the card or goal it is about. */
export interface Deed {
  readonly did:
    | 'completed'
    | 'started'
    | 'botched'
    | 'odd-jobs'
    | 'shore-leave'
    | 'jobs'
    | 'goal'
    | 'reavers'
    | 'alliance'
  readonly card?: CardId
  readonly goal?: string
  readonly n?: number
}

const moves: readonly HappeningKind[] = ['burn', 'mosey', 'evade', 'drift']
const income: readonly HappeningKind[] = ['gained', 'sold', 'make-work']
const expenses: readonly HappeningKind[] = ['paid', 'cuts-paid', 'bought-card', 'hired', 'bought-goods', 'shore-leave']
const arrivals: readonly HappeningKind[] = ['loaded', 'bought-goods']
const departures: readonly HappeningKind[] = ['sold', 'lost', 'dumped', 'seized', 'people-killed']
const joins: readonly HappeningKind[] = ['bought-card', 'hired', 'took-card', 'hired-away']
const leaves: readonly HappeningKind[] = [
  'killed',
  'apprehended',
  'jumped-ship',
  'walked-out',
  'dismissed',
  'deceiver-gone',
  'gear-discarded',
  'upgrade-discarded',
  'job-lost',
]

/** Tells a captain's turn from what was heard of it. */
export function tellTurn(events: readonly HeardEvent[], seat: number): TurnTold {
  const own = events.filter((event) => seatIn(event) === seat)
  const of = <K extends HappeningKind>(...kinds: readonly K[]) => own.filter((event) => happened(event, ...kinds))
  const sum = (kinds: readonly HappeningKind[]) => of(...kinds).reduce((all, event) => all + creditsIn(event), 0)
  const cards = (kinds: readonly HappeningKind[]) => of(...kinds).flatMap(cardIn)
  const goods = new Map<Token, number>()
  const count = (kinds: readonly HappeningKind[], sign: number) => {
    for (const { data } of of(...kinds)) {
      const what = data?.['what']
      if (typeof what === 'object' && 'name' in what && isToken(what.id))
        goods.set(what.id, (goods.get(what.id) ?? 0) + sign * (what.n ?? 1))
    }
  }
  count(arrivals, 1)
  count(departures, -1)
  return {
    went:
      of(...moves)
        .flatMap(sectorIn)
        .at(-1) ?? null,
    deeds: deedsIn(own),
    credits: sum(income) - sum(expenses),
    goods,
    gained: cards(joins),
    lost: cards(leaves),
    solid: own.flatMap((event) => (happened(event, 'solid') ? [event.data.contact.id] : [])),
    spoiled: own.flatMap((event) => (happened(event, 'solid-lost') ? [event.data.contact.id] : [])),
    warrants: of('warrant').length,
  }
}

function deedsIn(own: readonly HeardEvent[]): readonly Deed[] {
  const completed = own.flatMap((event) => (happened(event, 'job-completed') ? [event.data.card.id] : []))
  const jobs = own.filter((event) => happened(event, 'job-accepted', 'job-accepted-unseen')).length
  return own
    .flatMap((event): Deed[] => {
      if (happened(event, 'job-completed')) return [{ did: 'completed', card: event.data.card.id }]
      if (happened(event, 'job-started')) {
        const { id } = event.data.card
        return completed.includes(id) ? [] : [{ did: 'started', card: id }]
      }
      if (happened(event, 'goal')) return [{ did: 'goal', goal: event.data.goal }]
      if (happened(event, 'botched')) return [{ did: 'botched' }]
      if (happened(event, 'make-work')) return [{ did: 'odd-jobs' }]
      if (happened(event, 'shore-leave')) return [{ did: 'shore-leave' }]
      if (happened(event, 'reaver-contact')) return [{ did: 'reavers' }]
      return happened(event, 'alliance-contact') ? [{ did: 'alliance' }] : []
    })
    .concat(jobs > 0 ? [{ did: 'jobs', n: jobs }] : [])
}

const isToken = (id: string | number): id is Token => tokens.some((token) => token === id)

function creditsIn({ data }: HeardEvent): number {
  const credits = data?.['credits']
  return typeof credits === 'number' ? credits : 0
}

function idIn({ data }: HeardEvent, name: string): string[] {
  const word = data?.[name]
  return typeof word === 'object' && 'name' in word ? [String(word.id)] : []
}

const cardIn = (event: HeardEvent): CardId[] => idIn(event, 'card')
const sectorIn = (event: HeardEvent): SectorId[] => idIn(event, 'sector')
