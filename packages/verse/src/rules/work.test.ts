import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { goToWork } from '../testing/heist.ts'

const working = (game: Play) => game.options().filter((id) => /^(job:|goal$|make-work$)/.test(id))
const at = (captain: CaptainSet) => scenario({ captains: [captain], cruiser: 'ariel' })

/** Two Misbehave cards that can be passed without a roll. */
const easy = ['A Little Job on the Side', 'An Unexpected Opportunity'] as const

test('WORK-01 a Work action is one step of a Job, or a Goal, or Make-Work, and then no more of either', () => {
  const captain: CaptainSet = { at: 'jiangyin', leader: 'marco', hand: ['badger-21', 'niska-11'] }
  const game = at(captain).begin()
  expect(working(game)).toEqual(['job:badger-21', 'job:niska-11', 'goal', 'make-work'])
  game.choose('job:niska-11')
  expect(game.state.turn.taken).toEqual(['work'])
  expect(working(game)).toEqual([])
})

test('WORK-02 a step is worked only at the place it names', () => {
  const hand = ['harken-01']
  expect(working(at({ at: 'sihnon', hand }).begin())).toEqual(['job:harken-01', 'make-work'])
  expect(working(at({ at: 'albion', hand }).begin())).toEqual(['make-work'])
  expect(working(at({ at: 'albion', loaded: hand, cargo: 2 }).begin())).toEqual(['job:harken-01', 'make-work'])
  expect(working(at({ at: 'sihnon', loaded: hand, cargo: 2 }).begin())).toEqual(['make-work'])
})

test('WORK-02 a stretch of space may be reached in any of its sectors, and a sector may hold two places', () => {
  for (const sector of ['jiangyin', 'new-melbourne'])
    expect(working(at({ at: sector, goals: 1, hand: ['amnon-duul-12'] }).begin())).toEqual([
      'job:amnon-duul-12',
      'make-work',
    ])
  const loaded = ['patience-09', 'patience-18']
  const game = at({ at: 'priam-ithaca', loaded, cargo: 3, passenger: 1, crew: ['Wash'] }).begin()
  expect(working(game)).toEqual(['job:patience-09', 'job:patience-18', 'make-work'])
})

test('WORK-03 starting a Job lays it open, and with three active ones none can be started', () => {
  const game = at({ at: 'sihnon', hand: ['harken-01'], active: ['badger-01', 'badger-02'] }).begin()
  game.choose('job:harken-01')
  expect(game.captain().hand.cards).toEqual([])
  expect(game.captain().jobs.map((job) => job.card)).toEqual(['badger-01', 'badger-02', 'harken-01'])
  expect(game.told()).toContain('job-started')
  const full = at({ at: 'sihnon', hand: ['harken-01'], active: ['badger-01', 'badger-02', 'badger-03'] }).begin()
  expect(working(full)).toEqual(['make-work'])
})

test('WORK-04 OPEN-39 team and Gear are chosen first, the Job is laid open next, then comes the Misbehaving', () => {
  const captain: CaptainSet = { at: 'gonghe', hand: ['patience-01'], crew: ['Kaylee', 'Zoe'], gear: ['Pistol'] }
  const game = at(captain)
    .next('misbehave', ...easy)
    .begin()
  game.choose('job:patience-01')
  expect(game.kind).toBe('work.team')
  game.choose('go')
  expect(game.kind).toBe('gear.carry')
  expect(game.captain().hand.cards).toEqual(['patience-01'])
  expect(game.told()).not.toContain('job-started')
  game.choose('suggested')
  expect(game.captain().jobs).toEqual([{ card: 'patience-01', pickedUp: false }])
  expect(game.told().slice(-2)).toEqual(['job-started', 'misbehave-card'])
})

test('OPEN-39 a team that would not meet the needs cannot be chosen', () => {
  const captain: CaptainSet = { at: 'gonghe', hand: ['patience-01'], crew: ['Kaylee', 'Zoe', 'Wash'] }
  const game = at(captain).begin().choose('job:patience-01')
  const spared = (...cards: string[]) => ['go', ...cards.map((card) => `leave:${card}`)]
  expect(game.options()).toEqual(spared('malcolm', 'regina/kaylee', 'silverhold/zoe', 'space-bazaar/wash'))
  game.choose('leave:regina/kaylee')
  expect(game.options()).toEqual(spared('malcolm', 'silverhold/zoe'))
})

test('OPEN-39 Gear that the needs hang on cannot be left aboard', () => {
  const captain: CaptainSet = { at: 'kerry', leader: 'womack', hand: ['badger-04'], crew: ['Kaylee'] }
  const gear = ['regina/pistol/1', 'silverhold/gj-flashkill-pod-grenades/1']
  const game = at({ ...captain, gear })
    .begin()
    .path('job:badger-04', 'go', 'by-hand')
  expect(game.options()).toEqual(['aboard', 'womack', 'regina/kaylee'])
  game.choose('womack')
  expect(game.state.attempt?.carried).toEqual([
    { gear: 'regina/pistol/1', by: 'womack' },
    { gear: 'silverhold/gj-flashkill-pod-grenades/1', by: 'regina/kaylee' },
  ])
})

test('WORK-05 OPEN-40 any of the crew may stay aboard, the Leader too, but somebody has to go', () => {
  const game = at({ at: 'athens', hand: ['badger-08'], crew: ['Kaylee', 'Zoe'] })
    .next('misbehave', ...easy)
    .begin()
    .choose('job:badger-08')
  expect(game.options()).toEqual(['go', 'leave:malcolm', 'leave:regina/kaylee', 'leave:silverhold/zoe'])
  game.path('leave:malcolm', 'leave:silverhold/zoe')
  expect(game.kind).toBe('misbehave')
  expect(game.state.attempt?.team).toEqual(['regina/kaylee'])
})

test('WORK-06 crew and Gear left aboard add nothing to the tests of the Job', () => {
  const captain: CaptainSet = { at: 'space-bazaar', hand: ['badger-14'], solid: ['amnon-duul'] }
  const crewed = { ...captain, crew: ['Kaylee', 'Wash'], gear: ['osiris/security-interface-pad'] }
  const job = () =>
    at(crewed)
      .next('misbehave', ...easy)
      .dice(3)
      .begin()
      .choose('job:badger-14')
  const short = job().path('leave:regina/kaylee', 'go', 'by-hand', 'aboard', 'stay', 'stay')
  expect(short.captain().solid['amnon-duul']).toBeUndefined()
  const able = job().path('go', 'suggested', 'stay', 'stay')
  expect(able.captain().solid['amnon-duul']).toBeDefined()
})

test('WORK-06 Gear left aboard opens no option of a Misbehave card', () => {
  const captain: CaptainSet = { at: 'athens', leader: 'womack', hand: ['badger-08'], gear: ['regina/pistol/1'] }
  const facing = () => at(captain).next('misbehave', 'Knife Fight').begin().choose('job:badger-08')
  expect(facing().choose('suggested').options()).toEqual(['gun', 'blade'])
  const unarmed = facing().dice(1).path('by-hand', 'aboard')
  expect(unarmed.told()).toContain('botched')
})

test('WORK-07 Misbehave cards leave those who stayed aboard alone', () => {
  const captain: CaptainSet = { at: 'athens', hand: ['badger-08'], crew: ['Kaylee', 'Wash'] }
  const faced = (card: string, choice: string, more: CaptainSet = {}) =>
    at({ ...captain, ...more })
      .next('misbehave', card)
      .begin()
      .path('job:badger-08', 'leave:regina/kaylee', 'go', choice)
      .captain()
  const unhappy = (crew: readonly { card: string; disgruntled: boolean }[]) =>
    crew.filter((member) => member.disgruntled).map((member) => member.card)
  expect(unhappy(faced('Gun Play', 'back-down').crew)).toEqual(['malcolm', 'space-bazaar/wash'])
  expect(unhappy(faced("Time for Some Thrillin' Heroics", 'ignore').crew)).toEqual(['malcolm', 'space-bazaar/wash'])
  const disgruntled = ['Kaylee', 'Wash']
  expect(unhappy(faced('Locals in Need', 'feed', { disgruntled, cargo: 1 }).crew)).toEqual(['regina/kaylee'])
})

test("WORK-07 whoever takes the Leader's blame must be at work to take it for what happens there", () => {
  const fendris = 'silverhold/fendris'
  const sour = (aboard: readonly string[]) => {
    const captain: CaptainSet = { at: 'athens', hand: ['badger-08'], crew: ['Fendris', 'Wash'] }
    const game = at(captain).next('misbehave', 'Gun Play').dice(1).begin()
    return goToWork(game, 'job:badger-08', aboard).path('shoot', 'malcolm').captain().crew
  }
  const tempers = (leader: boolean, other: boolean) => [
    { card: 'malcolm', disgruntled: leader },
    { card: fendris, disgruntled: other },
    { card: 'space-bazaar/wash', disgruntled: false },
  ]
  expect(sour([])).toEqual(tempers(false, true))
  expect(sour([fendris])).toEqual(tempers(true, false))
})

test("MORAL-02 those aboard take the Leader's blame for what the Job itself was", () => {
  const captain: CaptainSet = { at: 'jiangyin', loaded: ['niska-17'], crew: ['Fendris'], fugitive: 3 }
  const game = goToWork(at(captain).dice(1).begin(), 'job:niska-17', ['silverhold/fendris']).choose('all')
  expect(game.captain().crew).toEqual([
    { card: 'malcolm', disgruntled: false },
    { card: 'silverhold/fendris', disgruntled: true },
  ])
})

test('WORK-07 mercenaries aboard do not walk out over what happens on the Job', () => {
  const game = at({ at: 'athens', hand: ['badger-08'], crew: ['Jayne', 'Crow', 'Stitch'] })
    .next('misbehave', 'An Interesting Day')
    .begin()
    .path('job:badger-08', 'leave:silverhold/jayne', 'go', 'call-bluff')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'silverhold/jayne'])
})

test('WORK-07 disgruntled crew aboard need no paying off on the Job', () => {
  const crew = ['Kaylee', 'Wash']
  const game = at({ at: 'athens', hand: ['badger-08'], crew, disgruntled: crew })
    .next('misbehave', 'A Vote of No Confidence')
    .begin()
    .path('job:badger-08', 'leave:regina/kaylee', 'go', 'discard')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'regina/kaylee'])
})

test('WORK-08 crew sent back to the ship are out for the rest of the attempt', () => {
  const game = at({ at: 'athens', hand: ['badger-08'], crew: ['Jayne', 'Lund', 'Interrogator'] })
    .next('misbehave', "The Sheriff's Justice", ...easy)
    .dice(3, 5)
    .begin()
    .path('job:badger-08', 'go', 'fight', 'silverhold/jayne')
  expect(game.told()).toContain('returned-to-ship')
  expect(game.captain().crew.map((member) => member.card)).toContain('silverhold/jayne')
  expect(game.state.attempt?.team).toEqual(['malcolm', 'regina/lund', 'osiris/interrogator'])
})

test('WORK-09 PIC-CARD-14 all needs of a Job, skills and keyword, are met together or it cannot be worked', () => {
  const offered = (captain: CaptainSet) => working(at({ at: 'liann-jiun', hand: ['niska-07'], ...captain }).begin())
  const rig = ['Security Interface Pad']
  const met = { leader: 'corbin', crew: ['Wash'], gear: rig }
  expect(offered(met)).toEqual(['job:niska-07', 'make-work'])
  expect(offered({ ...met, gear: [] })).toEqual(['make-work'])
  expect(offered({ ...met, crew: ['Kaylee'] })).toEqual(['make-work'])
  expect(offered({ leader: 'nandi', crew: ['Zoe'], gear: ["Kaylee's Reprogrammer"] })).toEqual([
    'job:niska-07',
    'make-work',
  ])
  expect(offered({ leader: 'nandi', crew: ['Zoe', 'Jayne'], gear: ['Improvised Hacking Rig'] })).toEqual(['make-work'])
})

test('WORK-10 the needs of a delivery are checked at the pick-up and again at the drop-off', () => {
  const pickUp = (crew: string[]) => working(at({ at: 'osiris', hand: ['amnon-duul-18'], crew }).begin())
  const dropOff = (crew: string[]) => working(at({ at: 'harvest', loaded: ['amnon-duul-18'], cargo: 2, crew }).begin())
  for (const step of [pickUp, dropOff]) {
    expect(step(['Kaylee'])).toEqual(['job:amnon-duul-18', 'make-work'])
    expect(step(['Zoe'])).toEqual(['make-work'])
  }
})

test('WORK-11 a Job without needs asks nothing of the team', () => {
  const game = at({ at: 'athens', hand: ['badger-08'], leader: 'corbin', crew: ['River Tam'] })
    .next('misbehave', ...easy)
    .begin()
    .path('job:badger-08', 'leave:corbin')
  expect(game.state.attempt?.team).toEqual(['persephone/river-tam'])
})

test('WORK-12 a test in place of needs is taken when the text says, here at the drop-off', () => {
  const pickUp = at({ at: 'albion', hand: ['badger-02'] })
    .begin()
    .choose('job:badger-02')
  expect(pickUp.captain().hold.cargo).toBe(2)
  expect(pickUp.told()).not.toContain('test')
  const dropOff = at({ at: 'brisingamen', loaded: ['badger-02'], cargo: 2 })
    .dice(3)
    .begin()
    .choose('job:badger-02')
  expect(dropOff.told()).toContain('test')
  expect(dropOff.captain().credits).toBe(4500)
})

test('WORK-13 a delivery takes two Work actions, and only the second one pays', () => {
  const pickUp = at({ at: 'sihnon', hand: ['harken-01'] })
    .begin()
    .choose('job:harken-01')
  expect(pickUp.captain().hold.cargo).toBe(2)
  expect(pickUp.captain().jobs).toEqual([{ card: 'harken-01', pickedUp: true }])
  expect(pickUp.captain().credits).toBe(3000)
  expect(working(pickUp)).toEqual([])
  const dropOff = at({ at: 'albion', loaded: ['harken-01'], cargo: 2 })
    .begin()
    .choose('job:harken-01')
  expect(dropOff.captain().hold.cargo).toBe(0)
  expect(dropOff.captain().jobs).toEqual([])
  expect(dropOff.captain().credits).toBe(3600)
})

test('WORK-14 Misbehaving comes before the load, and without passing it nothing is loaded', () => {
  const game = () => at({ at: 'santo', hand: ['amnon-duul-07'] }).next('misbehave', easy[0])
  const play = game().begin().choose('job:amnon-duul-07')
  expect([play.kind, play.captain().stash.contraband]).toEqual(['misbehave', 0])
  play.choose('stay')
  expect(play.captain().stash.contraband).toBe(2)
  const botched = game().dice(1).begin().path('job:amnon-duul-07', 'detour')
  expect(botched.captain().stash.contraband).toBe(0)
  expect(botched.captain().jobs).toEqual([{ card: 'amnon-duul-07', pickedUp: false }])
})

test('WORK-15 OPEN-41 a lost load is not given out again, but tokens from anywhere will do at the drop-off', () => {
  const loaded = ['harken-01']
  expect(working(at({ at: 'sihnon', loaded }).begin())).toEqual(['make-work'])
  expect(working(at({ at: 'albion', loaded, cargo: 1 }).begin())).toEqual(['make-work'])
  const game = at({ at: 'albion', loaded, cargo: 1, stash: { cargo: 1 } })
    .begin()
    .choose('job:harken-01')
  expect(game.captain().solid.harken).toBe('harken-01')
  expect([game.captain().hold.cargo, game.captain().stash.cargo]).toEqual([0, 0])
})

test('OPEN-41 what was loaded for one Job serves another of the same kind', () => {
  const loaded = ['harken-01', 'amnon-duul-12']
  const game = at({ at: 'albion', loaded, cargo: 3 }).begin()
  expect(working(game)).toEqual(['job:harken-01', 'job:amnon-duul-12', 'make-work'])
  game.choose('job:harken-01')
  expect(game.captain().hold.cargo).toBe(1)
  expect(game.captain().jobs.map((job) => job.card)).toEqual(['amnon-duul-12'])
})

test('WORK-16 when nobody is left on the Job the attempt is botched, even if the card would let it proceed', () => {
  const game = at({ at: 'athens', hand: ['badger-08'], gear: ['Vera'] })
    .next('misbehave', "The Sheriff's Justice")
    .dice(5)
    .begin()
    .path('job:badger-08', 'suggested', 'fight')
  expect(game.told().slice(-3)).toEqual(['returned-to-ship', 'disgruntled', 'botched'])
  expect(game.captain().jobs).toEqual([{ card: 'badger-08', pickedUp: false }])
  expect([game.captain().warrants, game.captain().credits]).toEqual([0, 3000])
})

test('WORK-01 work without dice or cards can be taken back, a job laid open from the hand too', () => {
  const undo = (play: Play) => play.match.undoOffer(0)
  const legal = at({ at: 'sihnon', hand: ['harken-01'] }).begin()
  expect(undo(legal)).toEqual({ units: [], refused: 'nothing' })
  legal.choose('job:harken-01')
  expect([legal.captain().jobs.length, undo(legal)]).toEqual([
    1,
    { units: ['choice', 'action', 'turn'], refused: null },
  ])
  const done = at({ at: 'albion', loaded: ['harken-01'], cargo: 2 })
    .begin()
    .choose('job:harken-01')
  expect([done.captain().jobs, undo(done).refused]).toEqual([[], null])
  const crime = at({ at: 'gonghe', hand: ['patience-01'], crew: ['Kaylee', 'Zoe'] })
  const drawn = goToWork(crime.next('misbehave', ...easy).begin(), 'job:patience-01')
  expect(undo(drawn)).toEqual({ units: [], refused: 'shown' })
})

test('WORK-16 a trial that costs the last of the team completes nothing', () => {
  const game = at({ at: 'ezra', hand: ['badger-13'], crew: ['Zoe'], solid: ['niska'] })
    .next('misbehave', ...easy)
    .dice(1)
    .begin()
    .path('job:badger-13', 'leave:malcolm', 'stay', 'stay', 'accept')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm'])
  expect(game.captain().jobs).toEqual([{ card: 'badger-13', pickedUp: false }])
  expect(game.captain().solid).toEqual({})
  expect(game.captain().credits).toBe(3000)
})

test('WORK-17 a botched attempt ends the Work action; the Job stays active and may be tried again', () => {
  const game = at({ at: 'athens', hand: ['badger-08'] })
    .next('misbehave', easy[0])
    .dice(1)
    .begin()
  game.path('job:badger-08', 'detour')
  expect(game.told()).toContain('botched')
  expect([game.captain().warrants, game.captain().credits]).toEqual([0, 3000])
  expect(game.captain().jobs).toEqual([{ card: 'badger-08', pickedUp: false }])
  expect(working(game)).toEqual([])
  game.choose('end')
  expect(working(game)).toEqual(['job:badger-08', 'make-work'])
})

test('WORK-18 OPEN-42 Make-Work brings $200 in any planetary sector, whatever else there is to do', () => {
  const game = at({ at: 'space-bazaar', hand: ['amnon-duul-22'], crew: ['Kaylee'] }).begin()
  expect(working(game)).toEqual(['job:amnon-duul-22', 'make-work'])
  game.choose('make-work')
  expect(game.captain().credits).toBe(3200)
  expect(working(game)).toEqual([])
  expect(working(at({ at: 'border-r1-01' }).begin())).toEqual([])
})

test('WORK-19 Illegal Jobs have Misbehaving where it is pictured and nowhere else, Legal Jobs have none', () => {
  for (const job of baseBox.jobs.values()) {
    const count = (job.pickUp?.misbehave ?? 0) + job.finish.misbehave
    expect(count > 0, job.id).toBe(!job.legal)
  }
  const unloading = at({ at: 'jiangyin', goals: 1, loaded: ['amnon-duul-07'], contraband: 2 }).begin()
  unloading.choose('job:amnon-duul-07')
  expect(unloading.told()).not.toContain('misbehave-card')
  expect(unloading.captain().solid).toEqual({ 'amnon-duul': 'amnon-duul-07' })
})

test('OPEN-50 goods and people of a Job lost to a Warrant stay aboard', () => {
  const warranted = (captain: CaptainSet, path: string[]) =>
    at(captain)
      .next('misbehave', 'Alliance Patrol')
      .dice(1)
      .begin()
      .path(...path)
      .captain()
  const goods = warranted({ at: 'jubilee', loaded: ['patience-22'], contraband: 2 }, ['job:patience-22'])
  expect([goods.warrants, goods.jobs, goods.hold.contraband]).toEqual([1, [], 2])
  const people = warranted({ at: 'albion', loaded: ['badger-19'], fugitive: 3, crew: ['Kaylee'] }, ['job:badger-19'])
  expect([people.warrants, people.jobs, people.hold.fugitive]).toEqual([1, [], 3])
})

test('OPEN-12 what an option of a trial requires must be there before it is chosen', () => {
  const facing = (gear: string[], ...dice: number[]) =>
    at({ at: 'st-albans', hand: ['badger-25'], gear })
      .next('misbehave', ...easy)
      .dice(...dice)
      .begin()
      .path('job:badger-25', 'suggested', 'stay', 'stay')
  expect(facing(['Explosive Charge']).options()).toEqual(['crack', 'blast'])
  const unable = facing(['Pistol'], 1)
  expect([unable.kind, unable.captain().warrants]).toEqual(['turn', 1])
})
