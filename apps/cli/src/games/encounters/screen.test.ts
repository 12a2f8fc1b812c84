import { encounters, nameOf, type Options, type State } from '@keep-flying/encounters'
import { bots } from '@keep-flying/encounters/bots'
import { Match, openStream, type Viewer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { allCards, cardOf } from './cards.ts'
import { screenOf } from './screen.ts'

/** A game of three mates, at every twentieth answer. */
function* moments(): Generator<Match<State, Options>> {
  const match = Match.start(encounters, encounters.readOptions({ players: 3 }), 'sfc32:screen')
  const random = openStream('sfc32:answers')
  for (let n = 0; !match.over; n++) {
    if (n % 20 === 0) yield match
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('Nothing is asked.')
    const { seat, number } = decision
    const view = () => match.view(seat)
    const value = bots.mate.choose({ seat, decision, view, imagine: () => null, random })
    if (value !== null) match.answer({ seat, decision: number, value })
  }
  yield match
}

function linesFor(match: Match<State, Options>, viewer: Viewer): string[] {
  const screen = screenOf(match.view(viewer), viewer)
  const odds = match.decisionsOf(viewer).flatMap((decision) => screen.odds(decision))
  const seats = match.state.players.flatMap(({ seat }) => screen.seat(seat).flat())
  const looks = screen.looks.flatMap(({ name, show }) => show(name === 'player' ? '2' : ''))
  return [
    screen.heading(),
    ...seats,
    ...screen.around([]).flat(),
    ...screen.common(),
    ...screen.standing(),
    ...odds,
    ...looks,
  ]
}

test('a whole game fits into 80 columns, for players and spectators', () => {
  let drawn = 0
  for (const match of moments())
    for (const viewer of [null, 0, 1, 2]) {
      const lines = linesFor(match, viewer)
      expect(lines.filter((line) => line.length > 80)).toEqual([])
      expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\{/)
      drawn += lines.length
    }
  expect(drawn).toBeGreaterThan(2000)
})

test('a hand is named to its player alone', () => {
  const [match] = moments()
  if (!match) throw new Error('There is no game.')
  const ofHand = (viewer: Viewer) => screenOf(match.view(viewer), viewer).seat(1).flat().join('\n')
  const names = match.state.players[1]?.hand.cards.map(nameOf) ?? []
  expect(names.filter((name) => ofHand(1).includes(name))).toEqual(names)
  expect(names.filter((name) => ofHand(0).includes(name) || ofHand(null).includes(name))).toEqual([])
  expect(ofHand(0)).toContain('6 in hand')
})

test('every card can be looked up once, and by the id of each copy', () => {
  const cards = allCards()
  expect(cards.map(({ kind, name }) => `${kind}: ${name}`).length).toBe(new Set(cards.map(({ id }) => id)).size)
  expect(cards.filter(({ lines }) => lines.length === 0)).toEqual([])
  expect(cardOf('shiny#3')).toMatchObject({ name: 'Shiny', kind: 'Starting cards' })
  expect(cardOf('nothing')).toBeNull()
})
