import { expect, test } from 'vitest'
import { type CaptainSet, type Play, type Scenario, scenario } from '../../scenario.ts'
import type { CardId } from '../../vocabulary/index.ts'

const easy = ['A Little Job on the Side', 'An Unexpected Opportunity']

function withCaptain(captain: CaptainSet): Scenario {
  return scenario({ expansions: ['blue-sun'], captains: [captain], cruiser: 'white-sun-r2-01' })
}

const unhappy = (game: Play) => game.captain().crew.flatMap((one) => (one.disgruntled ? [one.card] : []))

const searches = ['lord-harrow-16', 'lord-harrow-17', 'amnon-duul-30', 'badger-27', 'patience-28']

/** Marco, who has 1 Tech, searches Miranda alone. */
function search(id: CardId, ...dice: number[]): Play {
  return withCaptain({ at: 'miranda', leader: 'marco', hand: [id] })
    .dice(...dice)
    .begin()
    .choose(`job:${id}`)
}

test('PIC-CARD-12 a search loads 3 goods below 5 and 6 from 5 on, kinds mixed at will', () => {
  for (const id of searches) {
    const low = search(id, 3)
    expect([low.kind, low.options()], id).toEqual(['load.good', ['cargo', 'contraband', 'fuel', 'part']])
    low.path('cargo', 'contraband', 'part')
    expect(low.captain(), id).toMatchObject({
      jobs: [{ pickedUp: true }],
      hold: { cargo: 1, fuel: 6, part: 3 },
      stash: { contraband: 1 },
    })
    const middle = search(id, 5).path('cargo', 'cargo', 'cargo', 'cargo', 'contraband', 'contraband')
    expect(middle.captain(), id).toMatchObject({
      jobs: [{ pickedUp: true }],
      hold: { cargo: 4 },
      stash: { contraband: 2 },
    })
    expect(middle.kind, id).toBe('turn')
  }
})

test('PIC-CARD-12 from 8 on the search, as "Reavers schmeavers" always, loads as much as there is room for', () => {
  const gear = ['silverhold/gj-flashkill-pod-grenades/1']
  const schmeavers = () =>
    withCaptain({ at: 'miranda', leader: 'marco', gear, hand: ['niska-28'] })
      .begin()
      .path('job:niska-28', 'suggested')
  for (const start of [...searches.map((id) => () => search(id, 6, 1)), schmeavers]) {
    expect(start().decision()).toMatchObject({ kind: 'load.amount', min: 0, max: 12, usual: 8 })
    const game = start().path(4, 4, 0, 0)
    expect(game.captain()).toMatchObject({ hold: { cargo: 4 }, stash: { contraband: 4 }, jobs: [{ pickedUp: true }] })
    expect(game.kind).toBe('turn')
  }
})

test('PIC-CARD-12 what is handed over after a search is fixed by the Job, whatever was loaded', () => {
  const goods = (cargo: number, contraband: number) => {
    const captain: CaptainSet = { at: 'athens', loaded: ['patience-28'], cargo, contraband }
    return withCaptain(captain)
      .next('misbehave', ...easy)
      .begin()
  }
  expect(goods(3, 2).options()).not.toContain('job:patience-28')
  const game = goods(1, 4).path('job:patience-28', 'stay', 'stay')
  expect(game.captain()).toMatchObject({ credits: 5800, jobs: [], hold: { cargo: 1, contraband: 1 } })
})

test('PIC-CARD-13 a heavy load costs one more Fuel a Full Burn while the Job is active, loaded or not', () => {
  const burnt = (set: CaptainSet) => {
    const game = withCaptain({ at: 'persephone', ...set }).next('nav-alliance', 'The Big Black')
    return 6 - game.begin().path('burn', 'pelorum').captain().hold.fuel
  }
  const heavy = ['lord-harrow-01', 'lord-harrow-05', 'lord-harrow-09', 'lord-harrow-24']
  expect([burnt({}), burnt({ active: ['lord-harrow-03'], hand: ['lord-harrow-01'] })]).toEqual([1, 1])
  for (const id of heavy) expect([burnt({ active: [id] }), burnt({ loaded: [id] })], id).toEqual([2, 2])
})

test('good deeds: Moral crew ask for no cut and are content, the others are due theirs', () => {
  const crew = ['space-bazaar/wash', 'silverhold/jayne', 'silverhold/zoe']
  const deeds: readonly (readonly [CardId, CaptainSet, number])[] = [
    ['lord-harrow-15', { contraband: 3 }, 2300],
    ['harken-30', { cargo: 3 }, 1000 + 300],
    ['badger-30', { contraband: 3 }, 3200],
    ['amnon-duul-29', { cargo: 3 }, 1800],
    ['patience-27', { cargo: 3 }, 2800],
    ['niska-27', { contraband: 3 }, 4000],
  ]
  for (const [id, goods, pay] of deeds) {
    const game = withCaptain({ at: 'shadow', crew, loaded: [id], ...goods })
      .begin()
      .path(`job:${id}`, 'go')
    expect(game.options(), id).toEqual(['all', 'silverhold/jayne', 'stop'])
    game.choose('stop')
    expect([unhappy(game), game.captain().credits], id).toEqual([['silverhold/jayne'], 3000 + pay])
  }
})

test('a Task is done in one Work action at its place, with nothing to carry', () => {
  const errand = withCaptain({ at: 'meridian', hand: ['harken-29'] })
    .begin()
    .choose('job:harken-29')
  expect(errand.captain()).toMatchObject({ credits: 3600, jobs: [], hold: { fuel: 6, part: 2 } })
  const call = (leader: string) => withCaptain({ at: 'cortex-relay-7', leader, hand: ['harken-27'] }).begin()
  expect(call('malcolm').options()).not.toContain('job:harken-27')
  const serviced = call('corbin').choose('job:harken-27')
  expect(serviced.captain()).toMatchObject({ credits: 3900, jobs: [], hold: { part: 3 } })
})

/** Marco and Jayne, Fight 4 together, at the drop-off. */
function atDropOff(id: CardId, at: string, goods: CaptainSet, ...dice: number[]): Play {
  return withCaptain({ at, leader: 'marco', crew: ['silverhold/jayne'], loaded: [id], ...goods })
    .dice(...dice)
    .begin()
    .path(`job:${id}`, 'go')
}

test('a tussle is won with a Fight of 7 and botched below', () => {
  const tussles: readonly (readonly [CardId, string, CaptainSet, number])[] = [
    ['lord-harrow-03', 'silverhold', { contraband: 3 }, 3000],
    ['lord-harrow-13', 'silverhold', { contraband: 3 }, 2800],
    ['lord-harrow-18', 'persephone', { contraband: 3 }, 3000],
    ['patience-26', 'athens', { fugitive: 4 }, 3400],
    ['patience-29', 'athens', { contraband: 4 }, 3000],
    ['patience-30', 'athens', { contraband: 4 }, 3000],
  ]
  for (const [id, at, goods, pay] of tussles) {
    const lost = atDropOff(id, at, goods, 2)
    expect(lost.captain(), id).toMatchObject({ credits: 3000, warrants: 0, jobs: [{ card: id, pickedUp: true }] })
    const won = atDropOff(id, at, goods, 3).choose('all')
    expect(won.captain(), id).toMatchObject({ credits: 3000 + pay - 300, jobs: [] })
  }
})

test('a shootout is won with a Fight of 9; below, a crew dies and there is a Warrant', () => {
  const lost = atDropOff('lord-harrow-11', 'athens', { contraband: 4 }, 4)
  expect([lost.kind, lost.options()]).toEqual(['kill.victim', ['marco', 'silverhold/jayne']])
  lost.choose('silverhold/jayne')
  expect(lost.captain()).toMatchObject({ credits: 3000, warrants: 1, jobs: [], crew: [{ card: 'marco' }] })
  const won = atDropOff('lord-harrow-11', 'athens', { contraband: 4 }, 5).choose('all')
  expect(won.captain()).toMatchObject({ credits: 3000 + 3600 - 300, warrants: 0, jobs: [] })
})

test('a Job paid in goods of choice gives one for each crew at work, halved when the take is split', () => {
  const crew = ['silverhold/jayne', 'space-bazaar/scrapper-dirty-leech/1', 'persephone/billy']
  const gear = ['persephone/bona-fide-credentials']
  const start = (...cards: string[]) =>
    withCaptain({ at: 'highgate', leader: 'marco', crew, gear, hand: ['niska-30'] })
      .next('misbehave', ...cards)
      .begin()
      .path('job:niska-30', 'go', 'suggested')
  const whole = start(...easy, 'Old-Fashioned Shoot-out').path('stay', 'stay', 'drive-off')
  whole.path('cargo', 'contraband', 'part', 'fuel')
  expect(whole.captain()).toMatchObject({ hold: { cargo: 1, part: 3, fuel: 7 }, stash: { contraband: 1 } })
  expect(whole.kind).toBe('pay.cuts')
  const half = start('A Rival Crew', ...easy).path('split-take', 'stay', 'stay', 'cargo', 'cargo')
  expect([half.kind, half.captain().hold.cargo]).toEqual(['pay.cuts', 2])
})
