import { expect, test } from 'vitest'
import { tableFor } from '../ask/view-table.ts'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, scenario } from '../scenario.ts'
import { lastTest, offers } from '../testing/aids.ts'
import { isSolid } from './solid.ts'

const pistol = 'regina/pistol/1'
const rifle = 'silverhold/vera'
const grenades = ['silverhold/gj-flashkill-pod-grenades/1', 'silverhold/gj-flashkill-pod-grenades/2']

/** A job of two Misbehave cards, asking for nothing. */
const robbery = (set: CaptainSet, ...cards: string[]) =>
  scenario({ captains: [{ at: 'space-bazaar', active: ['badger-14'], ...set }] }).next('misbehave', ...cards)

/** A captain who begins the turn beside the Cutter and has to fight. */
const reaverFight = (set: CaptainSet) => scenario({ captains: [{ at: 'boros', ...set }], cutters: ['boros'] }).dice(5)

test('GEAR-01 each crew, the Leader included, carries one piece of Gear', () => {
  const game = robbery({ crew: ['Emma'], gear: [pistol, rifle, ...grenades] }, 'Gun Play').begin()
  game.path('job:badger-14', 'go', 'by-hand')
  expect(game.options()).toEqual(['aboard', 'malcolm', 'persephone/emma'])
  game.choose('malcolm')
  expect(game.options()).toEqual(['aboard', 'persephone/emma'])
  game.choose('persephone/emma')
  expect(game.kind).toBe('misbehave')
  expect(game.state.attempt?.carried).toEqual([
    { gear: pistol, by: 'malcolm' },
    { gear: rifle, by: 'persephone/emma' },
  ])
})

test('GEAR-02 any amount of Gear may be owned, but what nobody carries does nothing', () => {
  const alone = { gear: [pistol, rifle, ...grenades] }
  const game = reaverFight(alone).begin()
  expect(game.kind).toBe('gear.carry')
  game.choose('suggested')
  expect(lastTest(game)).toMatchObject({ points: 2 + 2 })
  expect(game.captain().gear).toEqual(alone.gear)
  const unarmed = reaverFight(alone).begin().path('by-hand', 'aboard', 'aboard', 'aboard', 'aboard')
  expect(lastTest(unarmed)).toMatchObject({ points: 2 })
})

test('GEAR-02 what is left aboard at work does nothing there, and counts again afterwards', () => {
  const harken = (...carrying: string[]) => {
    const game = robbery({ gear: ['osiris/alliance-ident-card'] }, 'Gun Play').begin()
    game.path('job:badger-14', ...carrying)
    return isSolid(tableFor(game.state), game.captain(), 'harken')
  }
  expect([harken('by-hand', 'malcolm'), harken('by-hand', 'aboard')]).toEqual([true, false])
  const idle = robbery({ gear: ['osiris/alliance-ident-card', pistol] }, 'Gun Play').begin()
  expect(isSolid(tableFor(idle.state), idle.captain(), 'harken')).toBe(true)
})

test('OPEN-30 outside Work Gear is handed round anew before each test, even within one Full Burn', () => {
  const game = scenario({ captains: [{ at: 'albion', gear: [pistol, "Kaylee's Reprogrammer"] }] })
    .next('nav-alliance', 'Minor Technical Difficulty', 'Freighter Convoy')
    .dice(3, 1)
    .begin()
  game.path('burn', 'osiris', 'fix')
  expect(game.options()).toEqual(['suggested', 'by-hand'])
  game.path('by-hand', 'aboard', 'malcolm')
  expect(lastTest(game)).toMatchObject({ points: 2, total: 5 })
  game.path('albion', 'piracy', 'by-hand', 'malcolm')
  expect(lastTest(game)).toMatchObject({ points: 3, total: 4 })
})

test('OPEN-30 the player chooses wherever points hang on who carries what', () => {
  const blades = { crew: ['Crow', 'Emma'], gear: ['regina/crows-knife', ...grenades] }
  const game = reaverFight(blades).begin()
  expect(game.options()).toEqual(['suggested', 'by-hand'])
  game.path('by-hand', 'regina/crow', 'malcolm', 'persephone/emma')
  expect(lastTest(game)).toMatchObject({ points: 2 + 2 + 1 + 2 + 2 })
  const nobodyCares = reaverFight({ crew: ['Jayne', 'Emma'], gear: grenades }).begin()
  expect(nobodyCares.kind).toBe('kill.victim')
})

test('GEAR-03 skill points of carried Gear count like those of crew', () => {
  const points = (gear: string[]) => lastTest(reaverFight({ crew: ['Emma'], gear }).begin())['points']
  expect(points([])).toBe(2)
  expect(points([pistol])).toBe(3)
  expect(points([pistol, rifle])).toBe(5)
})

test('GEAR-04 Gear is handed out as the Work action begins and stays with its bearer to the end', () => {
  const heist = { at: 'space-bazaar', active: ['niska-13'], crew: ['Emma'], gear: [pistol] }
  const game = scenario({ captains: [heist] })
    .next('misbehave', 'Gun Play', 'Kill the Alarm', 'Tight Security')
    .dice(4, 5)
    .begin()
  game.path('job:niska-13', 'go')
  expect(game.kind).toBe('gear.carry')
  game.path('by-hand', 'persephone/emma', 'shoot')
  for (const die of [4, 5]) {
    expect(game.kind).toBe('misbehave')
    expect(lastTest(game)).toMatchObject({ points: 3, die })
    expect(game.state.attempt?.carried).toEqual([{ gear: pistol, by: 'persephone/emma' }])
    game.choose(die === 4 ? 'shoot' : 'hack')
  }
})

test('GEAR-05 the Gear of the dead returns to the ship and is out of use for the rest of the attempt', () => {
  const begin = () =>
    robbery({ crew: ['Emma'], gear: [rifle] }, "The Sheriff's Justice", 'Keep a Low Profile')
      .dice(5)
      .begin()
      .path('job:badger-14', 'go', 'by-hand', 'persephone/emma', 'fight')
  const game = begin().choose('persephone/emma')
  expect(game.captain().gear).toEqual([rifle])
  expect(game.state.attempt).toMatchObject({ team: ['malcolm'], carried: [] })
  expect(game.kind).toBe('misbehave')
  const spared = begin().choose('malcolm')
  expect(spared.kind).toBe('misbehave.ace')
})

test('GEAR-06 Ship Upgrades are no Gear: nobody carries them', () => {
  const bare = "Everything That's Not Nailed Down"
  const game = robbery({ crew: ['Emma'], upgrades: ['Sky Hook'] }, bare)
    .begin()
    .path('job:badger-14', 'go')
  expect(game.options()).toEqual(['truck', 'carry'])
  expect(game.state.attempt?.carried).toEqual([])
  game.choose('carry')
  expect(game.captain().stash.contraband).toBe(2)
})

test('GEAR-07 there are seven keywords, on Gear and on some crew', () => {
  const keywordsOf = (kind: string) =>
    new Set(
      [...baseBox.supply.values()].flatMap((card) => (card.kind === kind && 'keywords' in card ? card.keywords : [])),
    )
  expect([...keywordsOf('gear')].sort()).toEqual([
    'explosives',
    'fake-id',
    'fancy-duds',
    'firearm',
    'hacking-rig',
    'sniper-rifle',
    'transport',
  ])
  expect([...keywordsOf('crew')].sort()).toEqual(['fake-id', 'fancy-duds'])
})

test("GEAR-08 a keyword meets a Job's need", () => {
  const jobs = (gear: string[]) =>
    offers(scenario({ captains: [{ at: 'jiangyin', hand: ['badger-21'], gear }] }).begin(), 'job:')
  expect(jobs([pistol])).toEqual([])
  expect(jobs(['4WD Mule'])).toEqual(['job:badger-21'])
})

test('GEAR-08 a keyword opens an option of a Misbehave card', () => {
  const begin = (gear: string[], ...dice: number[]) =>
    robbery({ crew: ['Emma'], gear }, 'Knife Fight', 'Kill the Alarm')
      .dice(...dice)
      .begin()
      .path('job:badger-14', 'go', 'suggested')
  const armed = begin([pistol])
  expect(armed.options()).toEqual(['gun', 'blade'])
  armed.choose('gun')
  expect(armed.state.attempt?.passed).toBe(1)
  expect(begin([grenades[0] ?? ''], 1).told()).toContain('botched')
})

test('GEAR-08 a keyword gets past a Misbehave card outright', () => {
  const begin = (gear: string) =>
    robbery({ gear: [gear] }, 'Alliance Patrol', 'Kill the Alarm')
      .begin()
      .path('job:badger-14', 'suggested')
  const papers = begin('Bona Fide Credentials')
  expect(papers.options()).toEqual(['ace', 'face'])
  papers.choose('ace')
  expect(papers.state.attempt?.passed).toBe(1)
  expect(papers.told()).not.toContain('test')
  expect(begin('4WD Mule').options()).toEqual(['papers', 'flee'])
})
