import { expect, test } from 'vitest'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import { missionPrice } from '../testing/missions.ts'

/** Mal's turn with so much Attack, beside Kaylee. */
function malWith(attack: number, rest: Situation = {}, mal: PlayerSet = {}): Play {
  const hand = Array.from({ length: attack }, () => 'Misbehave')
  const players = [{ crew: 'mal', hand, ...mal }, { crew: 'kaylee' }] as const
  const game = scenario({ players, ...rest }).begin()
  return mal.hand ? game : game.path(...hand)
}

const fillers = ['Marked Cargo', 'Infirmary Table', 'Salvage Patrol', 'Salvage Patrol'].map((hidden) => ({ hidden }))

/** A turn whose Episode Phase pushes a hidden card into the Combat Zone. */
function pushedIn(hidden: string, rest: Situation = {}, mal: PlayerSet = {}) {
  const verse = [...fillers, { hidden }]
  const players = [{ crew: 'mal', ...mal }, { crew: 'kaylee' }] as const
  return scenario({ players, verse, quietTurns: 0, ...rest })
}

const shownIn = (game: Play, space: number) => game.names(game.state.verse[space - 1]?.shown ?? [])

test('REVEAL-01 REVEAL-03 a scan turns a hidden card up; so does its arrival in the Combat Zone', () => {
  const scanned = malWith(1, { verse: [null, null, null, { hidden: 'Salvage Patrol' }] }).choose('space-4')
  expect(shownIn(scanned, 4)).toEqual(['Salvage Patrol'])
  const pushed = pushedIn('Bowler-Hat Toughs').begin()
  expect(pushed.names(pushed.state.combatZone)).toEqual(['Bowler-Hat Toughs'])
  expect(pushed.told()).toContain('entered-revealed')
})

test('REVEAL-02 what follows depends on the kind of the card', () => {
  const hidden = (card: string, rest: Situation = {}) =>
    malWith(1, { verse: [null, null, null, { hidden: card }], ...rest }).choose('space-4')
  expect(shownIn(hidden('Bowler-Hat Toughs'), 4)).toEqual(['Bowler-Hat Toughs'])
  expect(shownIn(hidden('sj-overdue-debt'), 4)).toEqual(['Overdue Debt'])
  const goal = hidden('Infirmary Table')
  expect(goal.names(goal.state.operations)).toEqual(['Infirmary Table'])
  const strike = hidden('Grappling Lines', { letter: 'B' })
  expect(strike.state.serenity[0]?.strike).toBe('e02-grappling-lines')
})

test('REVEAL-03 a revealed enemy goes on moving like a hidden card', () => {
  const game = scenario({ players: [{ hand: [] }, {}], verse: ['Salvage Patrol'], quietTurns: 0 }).begin()
  expect(shownIn(game, 2)).toEqual(['Salvage Patrol'])
})

test('REVEAL-04 a Reveal text is followed once, when the card turns up, and not when it moves on', () => {
  const verse = [...fillers, { hidden: 'Passenger with a Badge' }]
  const game = malWith(1, { verse }).next('crew-strikes', 'Grazed').choose('space-5')
  expect(game.main('kaylee').strikes).toHaveLength(1)
  game.choose('end')
  expect(game.names(game.state.combatZone)).toEqual(['Passenger with a Badge'])
  expect(game.main('kaylee').strikes).toHaveLength(1)
})

test('REVEAL-05 a Side Job stays where it is and moves like an enemy', () => {
  const verse = [null, null, null, { hidden: 'sj-overdue-debt' }]
  const game = malWith(1, { verse, quietTurns: 0 }).choose('space-4')
  expect(shownIn(game, 4)).toEqual(['Overdue Debt'])
  const next = scenario({ players: [{ hand: [] }, {}], verse: ['sj-overdue-debt'], quietTurns: 0 }).begin()
  expect(shownIn(next, 2)).toEqual(['Overdue Debt'])
})

test('REVEAL-06 REVEAL-07 a completed mission brings its Success; with Credits the card goes next to Serenity', () => {
  const game = malWith(2, { verse: ['sj-overdue-debt'] })
  game.choose('Overdue Debt')
  expect(game.state.besideSerenity).toEqual([{ card: 'sj-overdue-debt', credits: 1 }])
  expect([game.state.turn.attack, shownIn(game, 1)]).toEqual([0, []])
})

test('OPEN-16 a completed Side Job without Credits goes to Defeated Cards, and leaves its space at once', () => {
  const game = malWith(0, { verse: ['Town Meeting'], ...missionPrice('sj-town-meeting') })
  game.choose('Town Meeting')
  // Who gains the Talent is still open.
  expect([game.kind, shownIn(game, 1)]).toEqual(['choose.player', []])
  game.choose('seat-1')
  expect(game.names(game.state.defeatedCards)).toEqual(['Town Meeting'])
  expect(game.names(game.player(1).discard)).toEqual(['Talent'])
})

test('REVEAL-08 REVEAL-09 OPEN-15 a Side Job in the Combat Zone fails at the end of that turn, after the strikes', () => {
  const game = malWith(0, { letter: 'B', combatZone: ['Shooting Contest', 'Ridge Gunhands'] })
  game.next('crew-strikes', 'Grazed').choose('end')
  expect(game.names(game.state.defeatedCards)).toEqual(['Shooting Contest'])
  const told = game.told()
  expect(told.indexOf('job-failed')).toBeGreaterThan(told.indexOf('strike-drawn'))
  // The Flaw of its Failure text was gained before the Cleanup.
  expect(game.names([...game.player().hand.cards, ...game.player().discard.cards])).toContain('Flaw')
})

test('REVEAL-10 a Side Job first revealed in the Combat Zone leaves that turn for its mission', () => {
  const attack = ['Misbehave', 'Misbehave']
  const start = () => pushedIn('sj-overdue-debt', {}, { hand: attack }).begin()
  const game = start().path('Misbehave', 'Misbehave', 'Overdue Debt')
  expect(game.state.besideSerenity).toHaveLength(1)
  const late = start().choose('end')
  expect(late.names(late.state.defeatedCards)).toEqual(['Overdue Debt'])
  expect(late.told()).toContain('job-failed')
})

test('REVEAL-11 Side Jobs in play when the Episode ends neither succeed nor fail', () => {
  const tasks = { 'keep-cargo': 'done', 'slip-cruiser': 'done' } as const
  const table: Situation = { tasks, combatZone: ['Shooting Contest'], operations: ['Infirmary Table'] }
  const hand = ['Shiny', 'Shiny', 'Shiny', 'Shiny']
  const game = malWith(0, { ...table, others: ['zoe', 'jayne', 'book'] }, { hand })
  game.path(...hand, 'Infirmary Table')
  expect(game.state.letter === 'B' || game.kind.startsWith('intermission')).toBe(true)
  expect(game.told()).not.toContain('job-failed')
  expect(game.names(game.state.defeatedCards)).toContain('Shooting Contest')
})

test('REVEAL-12 an Event is followed and then goes to Defeated Cards', () => {
  const game = malWith(1, { verse: [null, null, null, { hidden: 'Distress Call' }] }, {})
  game.choose('space-4')
  expect(game.names(game.state.defeatedCards)).toEqual(['Distress Call'])
  expect(game.state.verse[0]?.hidden.cards).toHaveLength(1)
})

test('REVEAL-13 REVEAL-14 a Ship Strike of an Episode takes the lowest slot without one; repaired it is a Defeated Card', () => {
  const serenity = [{ strike: 'Scorched Plating' }]
  const hand = ['Misbehave', 'Listening', 'Wide Acquaintance', 'Wide Acquaintance']
  const verse = [null, null, null, { hidden: 'Grappling Lines' }]
  const game = malWith(0, { letter: 'B', verse, serenity, bridge: ['Unbound'] }, { hand })
  game.path('Misbehave', 'space-4')
  expect(game.state.serenity.map(({ strike }) => strike).slice(0, 2)).toEqual([
    'ss-scorched-plating#1',
    'e02-grappling-lines',
  ])
  expect(shownIn(game, 4)).toEqual([])
  game.path('Wide Acquaintance', 'Wide Acquaintance', 'Grappling Lines')
  expect(game.names(game.state.defeatedCards)).toEqual(['Grappling Lines'])
  expect(game.state.shipStrikes.discard.cards).toEqual([])
})

test('OPEN-18 a Ship Strike that turns up cannot be avoided', () => {
  const table: Situation = { letter: 'B', verse: [null, null, null, { hidden: 'Grappling Lines' }] }
  const game = malWith(0, table, { hand: ['Hard Bank'] }).choose('Hard Bank')
  game.choose(game.options().find((id) => id.startsWith('activate ')) ?? '').choose('space-4')
  expect(game.kind).toBe('action')
  expect(game.state.serenity[0]?.strike).toBe('e02-grappling-lines')
})

test('REVEAL-15 REVEAL-16 a Goal does what its Reveal text says, and serves an Objective', () => {
  const game = malWith(5, { verse: [null, null, null, { hidden: 'Marked Cargo' }] }).choose('space-4')
  expect(game.names(game.state.operations)).toEqual(['Marked Cargo'])
  // Mal is a Main Character: 3 instead of 4.
  game.choose('Marked Cargo')
  expect(game.state.tasks['keep-cargo']).toBe('done')
})

test('REVEAL-15 REVEAL-17 a Special has effects of its own', () => {
  const table: Situation = { letter: 'B', episodeB: '5', verse: [null, null, null, { hidden: 'Layered Ball Gown' }] }
  const game = malWith(1, table).choose('space-4')
  expect(game.names(game.state.verse[3]?.attached ?? [])).toEqual(['Layered Ball Gown'])
  expect(game.names(game.player(1).discard)).toEqual(['Talent'])
  expect(Object.values(game.state.tasks)).toEqual(['open', 'open', 'open'])
})

test("REVEAL-15 REVEAL-18 a Character is shuffled into a player's deck", () => {
  const table: Situation = { letter: 'B', episodeB: '14', verse: [null, null, null, { hidden: 'Nandi' }] }
  const game = malWith(1, table).choose('space-4')
  expect(game.player(0).deck.cards).toContain('e14-nandi')
  expect(game.match.view(0).players[0]?.deck.cards).toEqual([])
})

test('REVEAL-19 OPEN-22 what is not an enemy is handled alike, however it is reached', () => {
  const goal = pushedIn('e01-distress-call').begin()
  expect(goal.names(goal.state.defeatedCards)).toEqual(['Distress Call'])
  // A Goal whose text names no place for it in the 'Verse stays there; one that enters the Combat Zone goes on.
  const table: Situation = { letter: 'C', verse: [null, null, null, { hidden: 'Medicine Crate' }] }
  expect(shownIn(malWith(1, table).choose('space-4'), 4)).toEqual(['Medicine Crate'])
  const crate = scenario({
    players: [{ hand: [] }, {}],
    letter: 'C',
    quietTurns: 0,
    verse: ['Crow', 'Patrol Gunboat', 'Train Troopers', 'Train Troopers', 'Medicine Crate'],
  }).begin()
  expect(crate.names(crate.state.operations)).toEqual(['Medicine Crate'])
  expect(crate.names(crate.state.combatZone)).toEqual([])
})

test('REVEAL-20 what is not an enemy does not strike from the Combat Zone', () => {
  const game = malWith(0, { combatZone: ['sj-paying-passenger'] }).choose('end')
  expect(game.told()).not.toContain('strikes')
})

test('OPEN-17 cards beside Serenity go to Defeated Cards once their Credits are counted', () => {
  const tasks = { 'keep-cargo': 'done', 'slip-cruiser': 'done' } as const
  const hand = ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Misbehave', 'Misbehave']
  const table: Situation = { tasks, verse: ['sj-overdue-debt'], operations: ['Infirmary Table'] }
  const game = malWith(0, { ...table, others: ['zoe', 'jayne', 'book'] }, { hand })
  game.path('Misbehave', 'Misbehave', 'Overdue Debt', 'Shiny', 'Shiny', 'Shiny', 'Shiny')
  expect(game.names(game.state.defeatedCards)).not.toContain('Overdue Debt')
  game.choose('Infirmary Table')
  expect(game.state.besideSerenity).toEqual([])
  expect(game.names(game.state.defeatedCards)).toContain('Overdue Debt')
})

test('OPEN-19 a face-down card has no text', () => {
  // Hidden, the stewards are pushed like anything else and make no scan dearer.
  const table: Situation = { letter: 'B', episodeB: '5', verse: [{ hidden: 'Ballroom Stewards' }], quietTurns: 0 }
  const game = scenario({ players: [{ hand: ['Misbehave', 'Misbehave'] }, {}], ...table }).begin()
  expect(game.state.verse[1]?.hidden.cards).toEqual(['e05-stewards'])
  expect(game.path('Misbehave', 'Misbehave').options()).toContain('space-2')
})

test('OPEN-54 an Objective whose card has escaped stays open', () => {
  const verse = ['Stage-Road Bandits', 'Stage-Road Bandits', 'Ship Breakers', 'Locked Helm', 'Saffron the Bride']
  const game = scenario({ players: [{ hand: [] }, {}], episodeA: '7', verse, quietTurns: 0 }).begin()
  expect(game.told()).toContain('escaped')
  expect(game.state.tasks['see-through-saffron']).toBe('open')
})
