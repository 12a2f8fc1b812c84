import { describe, expect, test } from 'vitest'
import { crewRoom } from '../../rules/crew.ts'
import { burnCost, burnRange } from '../../rules/fly.ts'
import { holdSpaces, stashSpaces } from '../../rules/hold.ts'
import { freeSlots } from '../../rules/upgrade.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { goToWork } from '../../testing/heist.ts'
import { cores, ships } from './ship-cards.ts'

const flying = (ship: string, captain: CaptainSet, set: Omit<Situation, 'captains'> = {}): Play =>
  scenario({
    ...{ expansions: ['independent-stories'], cruiser: 'albion', ...set },
    captains: [{ ship, ...captain }],
  }).begin()

test('every ship and every core says that its figures are ours', () => {
  expect([...ships, ...cores].every(({ ours }) => ours)).toBe(true)
})

test.each([
  ['White Lightning', { hold: 8, stash: 6, berths: 6, slots: 2, range: 5, fuel: 1 }],
  ['Cantankerous', { hold: 5, stash: 2, berths: 7, slots: 4, range: 5, fuel: 1 }],
  ["Huntingdon's Bolt", { hold: 4, stash: 2, berths: 4, slots: 2, range: 6, fuel: 0 }],
])('%s', (ship, figures) => {
  const game = flying(ship, {})
  const [t, c] = [game.table(), game.captain()]
  expect({
    ...{ hold: holdSpaces(t, c), stash: stashSpaces(t, c), berths: crewRoom(t, c) + 1, slots: freeSlots(t, c) },
    ...{ range: burnRange(t, c), fuel: burnCost(t, c) },
  }).toEqual(figures)
})

describe('White Lightning', () => {
  const crew = { crew: ['Zoe', 'Wash'], disgruntled: ['Zoe'], credits: 1000 }

  test('gives Shore Leave near any planet, at $50 for each of the crew', () => {
    const game = flying('White Lightning', { at: 'boros', ...crew }).choose('taproom')
    expect(game.captain().credits).toBe(850)
    expect(game.captain().crew.every(({ disgruntled }) => !disgruntled)).toBe(true)
    expect(game.options()).not.toContain('taproom')
    expect(flying('White Lightning', { at: 'white-sun-r2-01', ...crew }).options()).not.toContain('taproom')
    expect(flying('Serenity', { at: 'boros', ...crew }).options()).not.toContain('taproom')
  })

  test('pays no more for it in shops', () => {
    const game = flying('White Lightning', { at: 'persephone', ...crew })
    expect(game.options()).not.toContain('taproom')
    expect(game.path('shop', ['shore-leave']).captain().credits).toBe(850)
  })

  test('gets $100 more for Contraband', () => {
    const sold = (ship: string) =>
      flying(ship, { at: 'persephone', solid: ['badger'], contraband: 1, credits: 0 })
        .path('deal:badger', ['sell:contraband'])
        .captain().credits
    expect(sold('White Lightning') - sold('Serenity')).toBe(100)
  })
})

const decoy = 'Cry Baby'

describe('Cantankerous', () => {
  const besideCruiser = (ship: string, captain: CaptainSet = {}) =>
    flying(ship, { at: 'osiris', upgrades: [decoy], part: 2, ...captain }, { cruiser: 'osiris' })

  const sendOff = (game: Play) => {
    const id = game.options().find((option) => option.startsWith('send-off:')) ?? ''
    game.choose(id)
    while (game.kind === 'cruiser.move') game.choose(game.options()[0] ?? '')
    return game
  }

  test('turns an Upgrade face down that is discarded for what it does, and it keeps its slot', () => {
    const game = sendOff(besideCruiser('Cantankerous'))
    expect(game.told()).toContain('upgrade-face-down')
    expect(game.captain().upgrades).toEqual([])
    expect(freeSlots(game.table(), game.captain())).toBe(3)
    expect(game.state.boxes['independent-stories']?.stowed).toMatchObject([{ seat: 0, is: 'spent' }])
    expect(sendOff(besideCruiser('Serenity')).told()).not.toContain('upgrade-face-down')
  })

  test('turns it up again for a Part in a shop', () => {
    const game = sendOff(besideCruiser('Cantankerous'))
    const [spent = ''] = game.state.boxes['independent-stories']?.stowed?.map(({ card }) => card) ?? []
    game.choose('shop')
    expect(game.kind).toBe('upgrade.turn-up')
    game.choose([spent])
    expect(game.captain()).toMatchObject({ upgrades: [spent], hold: { part: 1 } })
    expect(freeSlots(game.table(), game.captain())).toBe(3)
  })

  test('may be rid of it in its turn', () => {
    const game = sendOff(besideCruiser('Cantankerous'))
    const [spent = ''] = game.state.boxes['independent-stories']?.stowed?.map(({ card }) => card) ?? []
    game.choose(`scrap:${spent}`)
    expect(freeSlots(game.table(), game.captain())).toBe(4)
    expect(game.told()).toContain('upgrade-discarded')
  })

  test('is louder: Alliance Alert tokens count for one more, where there are any', () => {
    const cruiserAfter = (ship: string, alliance: number) =>
      scenario({
        ...{ expansions: ['blue-sun', 'independent-stories'], cruiser: 'albion' },
        ...(alliance > 0 ? { alerts: { bellerophon: { alliance } } } : {}),
        captains: [{ ship, at: 'ariel', warrants: 1 }],
      })
        .dice(...(alliance > 0 ? [2] : []))
        .begin()
        .path('mosey', 'bellerophon').state.cruiser
    expect(cruiserAfter('Cantankerous', 1)).toBe('bellerophon')
    expect([cruiserAfter('Serenity', 1), cruiserAfter('Cantankerous', 0)]).toEqual(['albion', 'albion'])
  })
})

describe("Huntingdon's Bolt", () => {
  const bolt = (captain: CaptainSet) => flying("Huntingdon's Bolt", { at: 'persephone', ...captain })

  test('keeps two Upgrades unmounted, which do nothing, and mounts them near planets', () => {
    const game = bolt({ upgrades: ['Exterior Cargo Pods'] })
    const [card = ''] = game.captain().upgrades
    const room = holdSpaces(game.table(), game.captain())
    game.choose(`unmount:${card}`)
    expect(game.captain().upgrades).toEqual([])
    expect(holdSpaces(game.table(), game.captain())).toBeLessThan(room)
    game.choose(`mount:${card}`)
    expect(game.captain().upgrades).toEqual([card])
    expect(bolt({ at: 'white-sun-r2-01', upgrades: ['Exterior Cargo Pods'] }).options()).not.toContain(
      `unmount:${card}`,
    )
  })

  test('has one come down for another where no slot is free', () => {
    const game = bolt({ upgrades: ['Exterior Cargo Pods', decoy] })
    const [one = '', other = ''] = game.captain().upgrades
    game.choose(`unmount:${one}`)
    game.change((state) => {
      const third = state.supply.osiris?.deck.cards.find((id) => game.table().box.supply.get(id)?.kind === 'upgrade')
      const deck = state.supply.osiris?.deck.cards ?? []
      if (third !== undefined) state.captains[0]?.upgrades.push(...deck.splice(deck.indexOf(third), 1))
    })
    game.choose('end')
    game.choose(`mount:${one}`)
    expect(game.kind).toBe('upgrade.mount-for')
    game.choose(other)
    expect(game.captain().upgrades).toContain(one)
    expect(game.captain().upgrades).not.toContain(other)
  })

  test('is paid $300 more for Shipping and Transport done within three turns', () => {
    const paid = (round: number) => {
      const game = bolt({ at: 'bellerophon', loaded: ['amnon-duul-05'], cargo: 2, credits: 0, crew: ['Zoe', 'Inara'] })
      game.change((state) => {
        state.boxes['independent-stories'] = { pickedUpIn: { 'amnon-duul-05': round } }
        state.round = 4
      })
      game.choose('end')
      goToWork(game, 'job:amnon-duul-05')
      while (game.kind !== 'turn') game.choose(game.options()[0] ?? '')
      return game.captain().credits
    }
    expect([paid(3) - paid(2), paid(3) - paid(1)]).toEqual([0, 300])
  })

  test('notes when a job is picked up', () => {
    const game = bolt({ at: 'harvest', hand: ['amnon-duul-05'], crew: ['Zoe', 'Inara'] })
    goToWork(game, 'job:amnon-duul-05')
    expect(game.state.boxes['independent-stories']?.pickedUpIn).toEqual({ 'amnon-duul-05': game.state.round })
  })
})
