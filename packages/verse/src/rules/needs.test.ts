import { Match } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { tableFor } from '../ask/view-table.ts'
import { readOptions } from '../options.ts'
import { type CaptainSet, type Situation, scenario } from '../scenario.ts'
import { verse } from './game.ts'
import { crewPoints, goalNeeds, goalSectors, inHands, outlookOf } from './needs.ts'
import { captainAt, story } from './table.ts'

function seen(set: CaptainSet, more: Situation = {}) {
  const { state } = scenario({ ...more, captains: [set] }).begin()
  const t = tableFor(state)
  return { t, c: captainAt(t, 0) }
}

function outlook(set: CaptainSet, job: string) {
  const { t, c } = seen(set)
  return outlookOf(t, c, job)
}

const hospitalJob = 'badger-22'
const shindig = 'badger-23'
const trainJob = 'niska-23'

test('a job says piece by piece what the crew can bring to it and what it cannot', () => {
  const { needs, does, misbehave } = outlook({ hand: [hospitalJob], crew: ['Kaylee'] }, hospitalJob)
  expect({ does, misbehave }).toEqual({ does: 'target', misbehave: 3 })
  expect(needs).toEqual([
    { is: 'skill', skill: 'tech', need: 2, have: 2, met: true },
    { is: 'skill', skill: 'negotiate', need: 2, have: 1, met: false },
    { is: 'keyword', keyword: 'fake-id', met: false },
  ])
})

test('gear counts where somebody can carry it, and what may be discarded counts as its keyword', () => {
  const gear = ['Bona Fide Credentials', 'Hastily Forged Documents']
  expect(outlook({ hand: [hospitalJob], crew: ['Kaylee'], gear }, hospitalJob).needs.every(({ met }) => met)).toBe(true)
  const forged = outlook({ hand: [hospitalJob], gear: ['Hastily Forged Documents'] }, hospitalJob).needs
  expect(forged).toContainEqual({ is: 'keyword', keyword: 'fake-id', met: true })
})

test('points that hang on what is carried are counted', () => {
  const { t, c } = seen({ leader: 'nandi', crew: ['Enforcer'], gear: ['Pistol'] })
  const unarmed = seen({ leader: 'nandi', crew: ['Enforcer'] })
  expect(crewPoints(t, c).negotiate).toBe(crewPoints(unarmed.t, unarmed.c).negotiate + 1)
  expect(crewPoints(t, c).fight).toBe(crewPoints(unarmed.t, unarmed.c).fight + 1)
})

test('needs that can each be met, but not all by the same hands, are said to clash', () => {
  const set = { leader: 'Corbin', gear: ['Vera', "Official Lookin' Vehicle"], hand: [trainJob] }
  const clash = outlook(set, trainJob).needs
  expect(clash.filter(({ met }) => !met)).toEqual([{ is: 'all-at-once', met: false }])
})

test('who sits out an immoral job brings nothing to it', () => {
  const { needs } = outlook({ leader: 'Corbin', crew: ['Shepherd Book'], hand: [trainJob] }, trainJob)
  expect(needs).toContainEqual({ is: 'skill', skill: 'fight', need: 1, have: 0, met: false })
})

test('a pick-up asks for room, and says when something must go for it', () => {
  const first = (set: CaptainSet) => outlook({ at: 'persephone', hand: [shindig], ...set }, shindig)
  expect(first({})).toMatchObject({ does: 'pick-up', isHere: true })
  const load = { contraband: 4 }
  expect(first({}).needs).toContainEqual({ is: 'room', load, dump: false, met: true })
  expect(first({ cargo: 8, fuel: 0, part: 0, stash: { cargo: 1 } }).needs).toContainEqual({
    is: 'room',
    load,
    dump: true,
    met: true,
  })
})

test('a drop-off asks for what is to be handed over', () => {
  const second = outlook({ loaded: [shindig], contraband: 3, at: 'regina' }, shindig)
  expect(second).toMatchObject({ does: 'drop-off', isHere: true })
  expect(second.needs).toContainEqual({ is: 'deliver', token: 'contraband', need: 4, have: 3, met: false })
})

test('a job in hand waits while three are active', () => {
  const active = ['harken-01', 'harken-02', 'harken-03']
  const full = { is: 'active-jobs', most: 3, met: false }
  expect(outlook({ active, hand: [shindig] }, shindig).needs).toContainEqual(full)
  expect(outlook({ active, hand: [shindig] }, 'harken-01').needs).not.toContainEqual(full)
})

test('a goal says which of its conditions hold', () => {
  const { t, c } = seen({ at: 'ezra', credits: 4000, solid: ['badger'] }, { story: 'first-time' })
  expect(story(t).goals.map((goal) => goalNeeds(t, c, goal))).toEqual([
    [{ is: 'solid-with-any', need: 2, have: 1, met: false }],
    [{ is: 'credits', need: 6000, have: 4000, met: false }],
    [
      { is: 'credits', need: 6000, have: 4000, met: false },
      { is: 'at', place: 'ezra', sectors: ['ezra'], met: true },
    ],
  ])
})

test('a goal can be asked about before there is a ship', () => {
  const t = tableFor(Match.start(verse, readOptions({ players: 1, story: 'first-time' }), 'sfc32:goals').view(0))
  const [first] = story(t).goals
  expect(first && goalNeeds(t, captainAt(t, 0), first)).toEqual([
    { is: 'solid-with-any', need: 2, have: 0, met: false },
  ])
})

test('a goal that is worked asks for its place, and that is where it is reached', () => {
  const { t, c } = seen({ at: 'silverhold' }, { story: 'harkens-folly' })
  const goal = story(t).goals.find(({ kind }) => kind === 'work')
  const at = goal?.kind === 'work' ? goal.at : ''
  const sectors = t.box.places.get(at)?.sectors ?? []
  expect(goal && goalNeeds(t, c, goal)).toEqual([{ is: 'at', place: at, sectors, met: false }])
  expect(goal && goalSectors(t, c, goal)).toEqual(sectors)
  expect(sectors).toHaveLength(1)
})

test('gear is in the hands it might be put in, until work says otherwise', () => {
  const { t, c } = seen({ crew: ['Zoe'], gear: ['Pistol', 'Pistol', 'Pistol'] })
  expect(inHands(t, c)).toHaveLength(2)
})
