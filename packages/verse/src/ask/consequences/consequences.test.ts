import { type Decision, lookAhead, type Value } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { versePackage } from '../../package.ts'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { goToWork, heist, heistFor } from '../../testing/heist.ts'
import { consequences } from './index.ts'

function asked(game: Play, seat: number): Decision {
  const [decision] = game.match.decisionsOf(seat)
  if (!decision) throw new Error(`Seat ${seat} is asked nothing.`)
  return decision
}

/** What an answer leads to, in words. */
function effectOf(game: Play, value: Value, seat = 0, language = versePackage.english): string {
  const decision = asked(game, seat)
  const lines = consequences.linesFor(decision, (wishes) => lookAhead(game.match, decision.number, value, wishes))
  return lines.map(language.writerFor(game.state)).join(' ')
}

/** A captain who left Santo at Full Burn and has drawn a Nav card. */
function facing(card: string, captain: CaptainSet = {}): Play {
  return scenario({ captains: [{ at: 'santo', ...captain }] })
    .next('nav-alliance', card)
    .begin()
    .path('burn', 'white-sun-r4-09')
}

describe('goods', () => {
  test('a customs inspection finds nothing in the stash', () => {
    const game = facing('Customs Inspection', { stash: { contraband: 2 } })
    expect(effectOf(game, 'submit')).toBe('You lose nothing: 2 Contraband are in the stash. The flight ends here.')
  })

  test('it takes what lies in the hold', () => {
    const both = facing('Customs Inspection', { contraband: 1, stash: { contraband: 2 } })
    expect(effectOf(both, 'submit')).toBe(
      'You lose 1 Contraband. 2 Contraband stay in the stash. The flight ends here.',
    )
    const people = facing('Customs Inspection', { contraband: 1, fugitive: 1 })
    expect(effectOf(people, 'submit')).toBe('You lose 1 Contraband and 1 Fugitive. The flight ends here.')
    expect(effectOf(facing('Customs Inspection'), 'submit')).toBe('The flight ends here.')
  })

  test('where there is no room, what would be lost is said before it is chosen', () => {
    const full = facing('Abandoned Ship', { cargo: 5, stash: { cargo: 4 } })
    expect(effectOf(full, 'salvage')).toBe('No room: 2 Contraband would be lost; make room.')
    full.choose('salvage')
    expect(effectOf(full, 'cargo')).toBe('You dump 1 Cargo. No room: 1 Contraband would be lost; make room.')
    expect(effectOf(full, 'enough')).toBe('No room: 2 Contraband are lost. The flight ends here.')
    expect(full.choose('enough').log().at(-1)).toContain('no room for 2 Contraband: lost')
  })

  test('where there is room, they are loaded', () => {
    expect(effectOf(facing('Abandoned Ship'), 'salvage')).toBe('You load 2 Contraband. The flight ends here.')
  })

  test('to buy more than fits, something must go', () => {
    const shop = scenario({ captains: [{ at: 'persephone', cargo: 6, part: 2, fuel: 0, stash: { cargo: 4 } }] }).begin()
    shop.choose('shop')
    expect(effectOf(shop, ['fuel', 'fuel'])).toBe('You pay $200. You load 2 Fuel.')
    expect(effectOf(shop, ['fuel', 'fuel', 'fuel'])).toContain('No room: you must dump something first.')
  })
})

describe('money', () => {
  test('who cannot pay a fine pays all there is', () => {
    const captain = { warrants: 1, credits: 600, upgrades: ['Cry Baby'] }
    expect(effectOf(facing('Alliance Cruiser', captain), 'submit')).toBe(
      'You pay $600, all you have. Your Warrants are cleared. The flight ends here.',
    )
  })

  test('odd jobs and shore leave have their price', () => {
    const game = scenario({ captains: [{ at: 'persephone', crew: ['Kaylee'], disgruntled: ['Kaylee'] }] }).begin()
    expect(effectOf(game, 'make-work')).toBe('You get $200.')
    expect(effectOf(game.choose('shop'), ['shore-leave'])).toBe('You pay $200. Kaylee is content again.')
  })
})

describe('the law', () => {
  test('a Warrant is said with how many that makes, and what it costs', () => {
    const game = facing('Customs Inspection', { warrants: 1, solid: ['badger'] })
    expect(effectOf(game, 'run')).toBe(
      'You spend 1 Fuel. You get a Warrant, 2 in all. The flight ends here. Then: Evade to which sector?',
    )
  })
})

describe('flight', () => {
  test('it goes on, or ends', () => {
    const game = facing('Minor Technical Difficulty')
    expect(effectOf(game, 'parts')).toBe('You spend 1 Part. You keep flying: 4 sectors left.')
    expect(effectOf(facing('Abandoned Ship'), 'pass')).toBe('You keep flying: 4 sectors left.')
  })

  test('to keep flying is of no use once the range is used up, and that is said before it is paid for', () => {
    const game = scenario({ captains: [{ at: 'santo', leader: 'Malcolm' }] })
      .next('nav-alliance', ...Array.from({ length: 4 }, () => 'The Big Black'), 'Minor Technical Difficulty')
      .begin()
      .path('burn', 'white-sun-r4-09', 'santo', 'white-sun-r4-09', 'santo', 'white-sun-r4-09')
    expect(effectOf(game, 'parts')).toBe('You spend 1 Part. The flight ends here: your range is used up.')
  })

  test('what dice decide is left to the odds beside it', () => {
    expect(effectOf(facing('Minor Technical Difficulty'), 'fix')).toBe('')
  })

  test('what happens before the dice is said, and also if it is nothing', () => {
    const raid = (crew: string[]) => facing('Freighter Convoy', { leader: 'Corbin', crew })
    expect(effectOf(raid(['Zoe']), 'piracy')).toBe('Zoe becomes Disgruntled.')
    expect(effectOf(raid(['Jayne']), 'piracy')).toBe('Nothing changes before the roll.')
  })

  test('a sector costs Fuel once, and turns up a card', () => {
    const game = scenario({ captains: [{ at: 'santo' }] })
      .begin()
      .choose('burn')
    expect(effectOf(game, 'white-sun-r4-09')).toBe('You spend 1 Fuel. Then a Nav card is turned.')
  })
})

describe('crew', () => {
  test('whoever is dismissed is lost', () => {
    const game = scenario({ captains: [{ at: 'santo', crew: ['Zoe'] }] }).begin()
    expect(effectOf(game, 'dismiss:silverhold/zoe')).toBe('You lose Zoe.')
  })

  test('whoever is Disgruntled twice jumps ship, and others do not', () => {
    const game = facing('Distress Signal', { leader: 'Corbin', crew: ['Zoe', 'Kaylee'], disgruntled: ['Zoe'] })
    expect(effectOf(game, 'pass')).toBe('Zoe jumps ship. Kaylee becomes Disgruntled. You keep flying: 4 sectors left.')
  })

  test('a Leader who is disgruntled once too often fires them all', () => {
    const captain = { leader: 'Malcolm', disgruntled: ['Malcolm'], crew: ['Jayne', 'Zoe'] }
    const game = goToWork(heistFor(captain).next('misbehave', 'Gun Play').begin())
    expect(effectOf(game, 'back-down')).toBe(
      'Your Leader is Disgruntled once too often: your whole crew leaves, 2 in all. Malcolm is content again. The attempt is botched.',
    )
  })
})

describe('work', () => {
  const delivery = (captain: CaptainSet = {}) =>
    scenario({
      captains: [{ at: 'bellerophon', loaded: ['patience-02'], cargo: 4, crew: ['Jayne', 'Zoe'], ...captain }],
    }).begin()

  test('a delivery pays, crew and all, as if everybody took the suggestions', () => {
    expect(effectOf(delivery(), 'job:patience-02')).toBe(
      '“Big Black cattle drive” is done. You get $1,800. You pay your crew $600. You hand over 4 Cargo. You are Solid with Patience.',
    )
  })

  test('crew who go unpaid become Disgruntled', () => {
    const game = goToWork(delivery(), 'job:patience-02')
    expect(effectOf(game, 'stop')).toBe('Jayne and Zoe become Disgruntled. You are Solid with Patience.')
  })

  test('Moral crew take an immoral job badly, and that is said before it is begun', () => {
    const captain = { at: 'aphrodite', loaded: ['badger-18'], fugitive: 3, leader: 'Corbin', crew: ['Jayne', 'Kaylee'] }
    expect(effectOf(scenario({ captains: [captain] }).begin(), 'job:badger-18')).toBe(
      '“Slave wrangling” is done. You get $2,500. You pay your crew $600. You hand over 3 Fugitives. Kaylee becomes Disgruntled. You are Solid with Badger.',
    )
  })

  test('a crime turns up a Misbehave card, and says no more', () => {
    expect(effectOf(heistFor({ crew: ['Jayne'] }).begin(), `job:${heist}`)).toBe('Then a Misbehave card is turned.')
  })

  test('backing down botches the attempt', () => {
    const game = goToWork(
      heistFor({ crew: ['Jayne', 'Zoe'] })
        .next('misbehave', 'Gun Play')
        .begin(),
    )
    expect(effectOf(game, 'back-down')).toBe('Malcolm, Jayne, and Zoe become Disgruntled. The attempt is botched.')
  })
})

test('an offer is said from the side of whoever may accept it', () => {
  const game = scenario({ captains: [{ at: 'santo' }, { at: 'santo', cargo: 1 }] }).begin()
  game.path('trade:1', 'get:cargo', 'give:credits', 500, 'offer')
  expect(effectOf(game, 'accept', 1)).toBe('You give 1 Cargo and get $500.')
  expect(effectOf(game, 'refuse', 1)).toBe('Nothing changes.')
})

test('the same is said in German', async () => {
  const german = await versePackage.translations['de']?.()
  const game = facing('Customs Inspection', { stash: { contraband: 2 } })
  expect(effectOf(game, 'submit', 0, german)).toBe(
    'Du verlierst nichts: 2 Schmuggelware liegen im Versteck. Der Flug endet hier.',
  )
})
