import { SituationError } from '@keep-flying/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { addToBox, boxWith, type CaptainSet, type Situation, scenario } from '../scenario.ts'
import type { JobCard } from '../vocabulary/index.ts'

/** What is wrong with a situation, in the words of the error. */
function wrong(situation: Situation): string {
  try {
    scenario(situation).begin()
  } catch (cause) {
    if (cause instanceof SituationError) return cause.message
    throw cause
  }
  return ''
}

const wrongWith = (...captains: CaptainSet[]) => wrong({ captains })

describe('a situation that cannot be is refused', () => {
  test('cards that do not exist, with the name that was probably meant', () => {
    expect(wrongWith({ crew: ['Kaylie'] })).toBe(
      'Seat 0, "crew": There is no crew called "Kaylie". Did you mean "Kaylee"?',
    )
    expect(wrongWith({}, { gear: ['A Gorram Cannon'] })).toBe(
      'Seat 1, "gear": There is no Gear called "A Gorram Cannon".',
    )
    expect(wrongWith({ hand: ['badger-99'] })).toContain(
      'Seat 0, "hand": There is no Job or contact\'s card called "badger-99".',
    )
  })

  test('cards that are something else', () => {
    expect(wrongWith({ crew: ['Pistol'] })).toBe('Seat 0, "crew": "Pistol" is Gear. Name crew here.')
    expect(wrongWith({ crew: ['Malcolm'] })).toBe('Seat 0, "crew": "Malcolm" is a Leader. Name crew here.')
    expect(wrongWith({ active: ['Pistol'] })).toBe('Seat 0, "active": "Pistol" is Gear. Name a Job here.')
    expect(wrongWith({ leader: 'Kaylee' })).toBe('Seat 0, "leader": "Kaylee" is crew. Name a Leader here.')
    expect(wrongWith({ ship: 'malcolm' })).toBe('Seat 0, "ship": "malcolm" is a Leader. Name a ship here.')
  })

  test('cards named twice, with who has them', () => {
    expect(wrongWith({ crew: ['Kaylee'] }, { crew: ['Kaylee'] })).toBe(
      'Seat 1, "crew": "Kaylee" is taken: seat 0 has it. Name another card.',
    )
    expect(wrongWith({ active: ['badger-01'], hand: ['badger-01'] })).toContain(
      '"active": "badger-01" is taken: seat 0 has it.',
    )
    expect(wrongWith({ leader: 'nandi' }, { leader: 'nandi' })).toContain('Seat 1, "leader": "nandi" is taken')
    const kaylee = scenario({ captains: [{ crew: ['Kaylee'] }] })
    expect(() => kaylee.discards('regina', 'Kaylee')).toThrow('"discards("regina")": "Kaylee" is taken: seat 0 has it.')
    const stacked = scenario().next('misbehave', 'Ambush')
    expect(() => stacked.next('misbehave', 'Ambush')).toThrow('"Ambush" is taken: it was named for a deck before.')
  })

  test('decks that do not exist, and cards of other decks', () => {
    expect(() => scenario().next('nav-core')).toThrow(
      '"next("nav-core")": There is no deck "nav-core"; there are persephone',
    )
    expect(() => scenario().only('badger', 'harken-01')).toThrow(
      '"only("badger")": "harken-01" is a Job of the deck "harken". Name a card of the deck "badger" here.',
    )
  })

  test('sectors that do not exist, or that a name does not tell apart', () => {
    expect(wrongWith({ at: 'persefone' })).toBe(
      'Seat 0, "at": There is no sector "persefone". Did you mean "persephone"?',
    )
    expect(wrong({ cruiser: 'Motherlode' })).toMatch(
      /^"cruiser": "Motherlode" lies in several sectors: .*Name one of them\.$/,
    )
  })

  test('roaming ships where they never are', () => {
    expect(wrong({ cruiser: 'hera' })).toBe('"cruiser": The Cruiser stays in Alliance Space, and "hera" is not there.')
    expect(wrong({ cutters: ['persephone'] })).toBe(
      '"cutters": Cutters stay out of Alliance Space, and "persephone" is there.',
    )
    expect(wrong({ cutters: ['hera', 'boros'] })).toBe('"cutters": These are 2; the boxes in play have 1.')
  })

  test('more than there is room for', () => {
    const six = ['Kaylee', 'Zoe', 'Wash', 'Lund', 'Billy', 'Jayne']
    expect(wrongWith({ crew: six })).toBe('Seat 0, "crew": There is room for 6, the Leader included; these are 7.')
    expect(
      wrongWith({ upgrades: ['persephone/cry-baby/1', 'persephone/cry-baby/2', 'regina/cry-baby', 'Sky Hook'] }),
    ).toBe('Seat 0, "upgrades": There is room for 3; these are 4.')
    expect(wrongWith({ hand: ['badger-01', 'badger-02', 'badger-03', 'badger-04'] })).toBe(
      'Seat 0, "hand": There is room for 3; these are 4.',
    )
    expect(wrongWith({ active: ['badger-01', 'badger-02'], loaded: ['badger-03', 'harken-01'] })).toBe(
      'Seat 0, "loaded": There is room for 3 active jobs; these are 4.',
    )
    expect(wrongWith({ cargo: 9 })).toBe(
      'Seat 0, "cargo": The hold has 8 spaces; this takes 9. Name less, or put some into "stash".',
    )
    expect(wrongWith({ stash: { cargo: 5 } })).toBe('Seat 0, "stash": The stash has 4 spaces; this takes 5. Name less.')
    expect(wrongWith({ cargo: 10, upgrades: ['Exterior Cargo Pods'] })).toBe('')
  })

  test('numbers that are none', () => {
    expect(wrongWith({ credits: -100 })).toBe('Seat 0, "credits": This must be a whole number, 0 or more, not -100.')
    expect(wrongWith({ fuel: 1.5 })).toBe('Seat 0, "fuel": This must be a whole number, 0 or more, not 1.5.')
    expect(wrong({ story: 'first-time', captains: [{ goals: 4 }] })).toBe(
      'Seat 0, "goals": This must be a whole number, from 0 to 3, not 4.',
    )
    expect(wrong({ captains: [{}, {}], turn: 2 })).toBe('"turn": This must be a whole number, from 0 to 1, not 2.')
    expect(wrong({ first: 1 })).toBe('"first": This must be a whole number, from 0 to 0, not 1.')
    expect(wrong({ round: 0 })).toBe('"round": This must be a whole number, 1 or more, not 0.')
    expect(wrong({ captains: [{}, {}, {}, {}, {}] })).toBe('"captains": Name 1 to 4 captains, not 5.')
    expect(() => scenario().dice(7).begin()).toThrow('A loaded die must show a whole number from 1 to 6, not 7.')
  })

  test('people who are not aboard, jobs that were not begun', () => {
    expect(wrongWith({ crew: ['Kaylee'], disgruntled: ['Wash'] })).toBe(
      'Seat 0, "disgruntled": "Wash" is not aboard; Malcolm, Kaylee are.',
    )
    expect(wrongWith({ loaded: ['badger-08'] })).toBe(
      'Seat 0, "loaded": The job "badger-08" has no pick-up. Name it in "active".',
    )
    expect(wrongWith({ crew: ['Yolonda'] }, { crew: ['Saffron'] })).toBe(
      'Seat 1, "crew": "Saffron" cannot be in play beside "Yolonda" (seat 0): both are deceptive.',
    )
    expect(wrongWith({ solid: ['badger', 'badger'] })).toBe('Seat 0, "solid": "badger" is named twice.')
  })

  test('fields that there are not, in the boxes in play', () => {
    const misspelt: Situation = JSON.parse('{ "captains": [{ "crw": ["Kaylee"] }] }')
    expect(wrong(misspelt)).toContain(
      'Seat 0, "crw": There is no such field with the boxes in play. Did you mean "crew"?',
    )
    const gold: Situation = JSON.parse('{ "captains": [{ "stash": { "gold": 1 } }] }')
    expect(wrong(gold)).toContain('Seat 0, "gold": There is no such field')
    expect(() => scenario({ story: 'my-story' })).toThrow('story')
  })

  test('what set-up decides, where the scenario begins with set-up', () => {
    expect(() => scenario({ captains: [{}, { at: 'santo' }] }).beginAtSetUp()).toThrow(
      'Seat 1, "at": Set-up decides this. Answer its questions, or give its outcome and call begin().',
    )
    expect(() => scenario({ turn: 0 }).beginAtSetUp()).toThrow('"turn": Set-up decides this.')
  })

  test('made-up boxes that would break in the middle of a game', () => {
    const job: JobCard = {
      ...{ kind: 'job', id: 'errand', box: 'base', contact: 'badger', name: 'Errand', legal: true, immoral: false },
      ...{ types: ['task'], pay: { credits: 100 }, finish: { at: 'santo', misbehave: 0 } },
    }
    const withJob = (made: JobCard) => wrong({ box: addToBox(boxWith([]), { jobs: [made] }) })
    expect(withJob(job)).toBe(
      '"box": The Job "errand" is in the deck "badger", so its id must tell that, as in "badger-99" or "badger/errand".',
    )
    const nowhere = { ...job, id: 'badger-99', finish: { at: 'earth-that-was', misbehave: 0 } }
    expect(withJob(nowhere)).toBe('"box": The job "badger-99" leads to "earth-that-was", which is not on the board.')
    expect(withJob({ ...job, id: 'badger-99' })).toBe('')
  })
})

describe('defaults give way to what is named', () => {
  const leaders = (...captains: CaptainSet[]) =>
    scenario({ captains })
      .begin()
      .state.captains.map(({ crew, ship, sector }) => [crew[0]?.card, ship, sector])

  test('a Leader, a ship and a place', () => {
    expect(leaders({}, {})).toEqual([
      ['malcolm', 'serenity', 'albion'],
      ['womack', 'yun-qi', 'valentine'],
    ])
    expect(leaders({}, { leader: 'Malcolm', ship: 'Serenity', at: 'Albion' })).toEqual([
      ['womack', 'yun-qi', 'valentine'],
      ['malcolm', 'serenity', 'albion'],
    ])
  })

  test('a place where the Cruiser is', () => {
    expect(scenario({ cruiser: 'albion' }).begin().captain().sector).toBe('valentine')
  })

  test('Fuel and Parts, as far as there is no room', () => {
    const hold = (set: CaptainSet) =>
      scenario({ captains: [set] })
        .begin()
        .captain().hold
    expect(hold({})).toMatchObject({ fuel: 6, part: 2 })
    expect(hold({ cargo: 4 })).toMatchObject({ cargo: 4, fuel: 6, part: 2 })
    expect(hold({ cargo: 5 })).toMatchObject({ cargo: 5, fuel: 6, part: 0 })
    expect(hold({ cargo: 7, part: 2 })).toMatchObject({ cargo: 7, fuel: 0, part: 2 })
  })

  test('the job that marks a captain as Solid', () => {
    const all = [...boxWith([]).jobs.keys()].filter((card) => card.startsWith('badger-'))
    const spare = 'badger-25'
    const game = scenario({ captains: [{ solid: ['badger'] }] })
      .next('badger', ...all.filter((card) => card !== spare))
      .begin()
    expect(game.captain().solid).toEqual({ badger: spare })
    const only = scenario({ captains: [{ solid: ['badger'] }] }).only('badger', 'badger-01')
    expect(only.begin().state.contacts.badger?.deck.cards).toEqual(['badger-01'])
  })

  test('what a story and a ship begin with stands unless something else is named', () => {
    const warrants = (set: CaptainSet) =>
      scenario({ story: 'desperadoes', captains: [set, {}] })
        .begin()
        .captain().warrants
    expect([warrants({}), warrants({ warrants: 0 })]).toEqual([1, 0])
    const serenity = boxWith([]).ships.get('serenity')
    if (!serenity) throw new Error('There is no Serenity.')
    const hauler = { ...serenity, id: 'hauler', name: 'Hauler', startingUpgrades: ['Exterior Cargo Pods'] }
    const box = addToBox(boxWith([]), { ships: [hauler] })
    const aboard = (set: CaptainSet) =>
      scenario({ box, captains: [{ ship: 'Hauler', ...set }] })
        .begin()
        .captain()
    expect(aboard({})).toMatchObject({ upgrades: ['osiris/exterior-cargo-pods/1'], credits: 3000 - 600 })
    expect(aboard({ upgrades: [] })).toMatchObject({ upgrades: [], credits: 3000 })
  })
})

test('cards and sectors go by printed names, whatever the capitals', () => {
  const game = scenario({
    captains: [{ at: 'space bazaar', leader: 'NANDI', hand: ['Haulin’ military scrap'] }],
  }).begin()
  const { sector, crew, hand } = game.captain()
  expect([sector, crew[0]?.card]).toEqual(['space-bazaar', 'nandi'])
  expect(game.box.jobs.get(hand.cards[0] ?? '')?.name).toBe("Haulin' military scrap")
})

test('whose turn it is, who went first, and the round can be named', () => {
  const { state } = scenario({ captains: [{}, {}, {}], turn: 1, first: 2, round: 4 }).begin()
  expect([state.active, state.first, state.round]).toEqual([1, 2, 4])
})

test('a scenario can be begun again and again, each time alike', () => {
  const scene = scenario({ captains: [{ solid: ['badger'] }] }).dice(6)
  const hashes = [scene.begin(), scene.begin()].map((game) => game.leaves(6).match.hash())
  expect(hashes[0]).toBe(hashes[1])
})
