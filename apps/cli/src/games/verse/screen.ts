import type { Option } from '@keep-flying/kernel'
import { type CardId, type Pile, type State, writerFor } from '@keep-flying/verse'
import { foretells, goalsToReach, solidContacts, tableFor } from '@keep-flying/verse/ask'
import { UsageError } from '../../args.ts'
import type { Block, Screen } from '../../terminal/game.ts'
import { aligned, wrap } from '../../terminal/layout.ts'
import { around, drawMap, drawWay, noteOn, tokensIn } from './board.ts'
import { call, money, type Sight, seatName, sizeOf, storyOf, warrantWords } from './facts.ts'
import { oddsOf } from './odds.ts'
import { drawShip, wantedPlaces } from './ship.ts'

export function screenOf(view: State, viewer: number | null): Screen {
  const t = tableFor(view)
  const sight: Sight = { view, viewer, t, box: t.box, say: writerFor(view) }
  return {
    heading: () => heading(sight),
    seatName: (seat) => call(sight.say, 'seat', seat),
    seat: (seat) => drawShip(sight, seat),
    around: () => around(sight),
    note: ({ at }) => {
      const captain = view.captains[viewer ?? view.active]
      if (!captain || !at || !('place' in at)) return null
      return noteOn(sight, at.place, wantedPlaces(sight, captain))
    },
    foretells,
    cardIn: cardItself,
    odds: (decision) => oddsOf(sight, decision),
    common: () => common(sight),
    standing: () => standing(sight),
    looks: [
      { name: 'map', help: 'every planet, who is there, how far it is', show: () => drawMap(sight) },
      { name: 'way', argument: 'PLACE', help: 'the shortest way there', show: (place) => drawWay(sight, place) },
      { name: 'ship', argument: 'N', help: 'the ship of captain N', show: (number) => shipNumbered(sight, number) },
    ],
  }
}

/** The card that an option is about to have, keep or lose, rather than to do something with. */
function cardItself({ at, group, role }: Option): CardId | null {
  return at && 'card' in at && group === undefined && role !== 'minor' ? at.card : null
}

function shipNumbered(sight: Sight, typed: string): Block {
  const number = Number(typed)
  const count = sight.view.captains.length
  if (!Number.isInteger(number) || number < 1 || number > count)
    throw new UsageError(`Say which captain: ship 1 to ship ${count}.`)
  return drawShip(sight, number - 1).flat()
}

function heading(sight: Sight): string {
  const { view, viewer } = sight
  const story = storyOf(sight).name
  if (view.phase === 'set-up') return `${story} · set-up`
  const whose = view.active === viewer ? 'your turn' : `turn of ${call(sight.say, 'seat', view.active)}`
  const ending = view.lastCall ? ' · last call' : ''
  return `${story} · round ${view.round} · ${whose}${ending}`
}

function common(sight: Sight): string[] {
  const { view, box, say } = sight
  const pileWords = (name: string, pile: Pile) => `${name} ${sizeOf(pile.deck)}+${sizeOf(pile.discard)}`
  const place = (id: string) => box.places.get(id)?.name ?? id
  const supply = Object.entries(view.supply).map(([deck, pile]) => pileWords(place(deck), pile))
  const contacts = Object.entries(view.contacts).map(([contact, pile]) =>
    pileWords(call(say, 'contact', contact), pile),
  )
  const nav = Object.entries(view.nav).map(([region, pile]) => pileWords(region, pile))
  const cutters = view.cutters.map((sector) => call(say, 'sector', sector)).join(', ')
  return [
    ...wrap(`Cruiser at ${call(say, 'sector', view.cruiser)}; Reaver Cutter at ${cutters}`, 2),
    ...tokenLines(sight),
    ...wrap(`Decks (in the deck + discarded): supply ${supply.join(', ')}; jobs ${contacts.join(', ')};`, 2),
    ...wrap(`  nav ${nav.join(', ')}; ${pileWords('misbehave', view.misbehave)}; removed ${sizeOf(view.removed)}`, 2),
  ]
}

function tokenLines(sight: Sight): string[] {
  const tokens = [...sight.box.sectors.keys()].flatMap((sector) => {
    const there = tokensIn(sight, sector)
    return there.length === 0 ? [] : [`${call(sight.say, 'sector', sector)}: ${there.join(', ')}`]
  })
  return tokens.length === 0 ? [] : wrap(`Tokens at ${tokens.join('; ')}`, 2)
}

function standing(sight: Sight): string[] {
  const { view } = sight
  const goals = goalsToReach(storyOf(sight))
  return aligned(
    view.captains.map((captain) => [
      view.result?.winners.includes(captain.seat) ? '* ' : '  ',
      seatName(sight, captain.seat),
      `${captain.goals} of ${goals} goals`,
      money(captain.credits),
      `Solid with ${solidContacts(sight.t, captain).length}`,
      warrantWords(captain.warrants),
    ]),
    ['left', 'left', 'left', 'right'],
  )
}
