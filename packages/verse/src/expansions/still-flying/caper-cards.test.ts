import { describe, expect, test } from 'vitest'
import { aboard } from '../../rules/hold.ts'
import { jobsToWork } from '../../rules/work.ts'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { goToWork } from '../../testing/heist.ts'
import type { Band, BoxId, CardId, JobCard, JobStep, Keyword, WorkOutcome } from '../../vocabulary/index.ts'
import { capers } from './caper-cards.ts'
import { stillFlyingIn } from './state.ts'

const expansions: readonly BoxId[] = ['blue-sun', 'kalidasa', 'still-flying']

/** What each Caper says: where it begins, where it ends, what it pays this crew, and what a double-cross costs. */
const printed: readonly (readonly [CardId, string, string | null, string, number, number?])[] = [
  ['caper-01', 'Blushing for Money', null, 'persephone', 3500, 1000],
  ['caper-02', 'The Heiress in Black', null, 'osiris', 5000, 1500],
  ['caper-03', "Somebody's Runaway Daughter", 'bellerophon', 'regina', 3000, 1000],
  ['caper-04', 'One Ring for Two Grooms', null, 'santo', 4000, 1000],
  ['caper-05', 'The Safe Behind the Safe', null, 'ariel', 5000],
  ['caper-06', 'A Pardon Made Out to Bearer', null, 'gonghe', 1500],
  ['caper-07', 'Passing the Plate', null, 'jiangyin', 3200, 1000],
  ['caper-08', 'Something in Their Supper', null, 'st-albans', 1000, 1000],
  ['caper-09', 'Cousins from Out of Town', 'boros', 'londinium', 4700],
  ['caper-10', 'The Wrong Horse Entirely', 'athens', 'pelorum', 3100],
  ['caper-11', 'Deeds to Nowhere', null, 'hera', 3500, 500],
  ['caper-12', 'The Guild Pays a Visit', null, 'sihnon', 5000],
  ['caper-13', "A Run of Somebody Else's Luck", null, 'bernadette', 4000, 1000],
  ['caper-14', 'The Dowry Goes Astray', 'albion', 'silverhold', 3500, 1500],
  ['caper-15', 'Everything Must Go Up', null, 'greenleaf', 3800],
  ['caper-16', "A Miner's Sweetheart", null, 'deadwood', 2800, 1000],
  ['caper-17', 'Long Lost Lady Harrow', null, 'highgate', 5700, 2000],
  ['caper-18', 'Sealed With a Kiss', 'meridian', 'valentine', 4100],
  ['caper-19', 'Engaged on Beaumonde', null, 'beaumonde', 4100, 1000],
  ['caper-20', 'Two Tickets Out of Heaven', 'heaven', 'bernadette', 3800],
]

const gearFor: Partial<Record<Keyword, CardId>> = {
  explosives: 'silverhold/gj-flashkill-pod-grenades/1',
  'fake-id': 'persephone/bona-fide-credentials',
  'fancy-duds': 'space-bazaar/shiny-neck-tie',
  'hacking-rig': 'regina/kaylees-reprogrammer',
}

function caper(id: CardId): JobCard {
  const job = capers.find((one) => one.id === id)
  if (!job) throw new Error(`There is no ${id}.`)
  return job
}

/** Marco with Saffron, a Grifter and a Companion: 2 Tech, 2 Negotiate, and Transport; a Medic and gear if they are asked for. */
function partyFor({ needs = {} }: JobCard) {
  const medic = needs.professions?.includes('medic') ? ['Interrogator'] : []
  const gear = (needs.keywords ?? []).flatMap((keyword) => gearFor[keyword] ?? [])
  return { leader: 'marco', crew: ['Saffron', ...medic], gear }
}

/** Saffron's cut, and that of a Medic. */
function cutsFor(job: JobCard): number {
  return partyFor(job).crew.length > 1 ? 400 : 300
}

/** Misbehave cards this crew passes without a roll, and how; the first two are of a suit. */
const easy = [
  ['A Little Job on the Side', 'stay'],
  ['An Unexpected Opportunity', 'stay'],
  ['Old-Fashioned Shoot-out', 'drive-off'],
] as const

function bandsOf({ trial = [] }: JobStep): readonly Band<WorkOutcome>[] {
  return trial.flatMap((option) => ('bands' in option ? option.bands : []))
}

/** Works a step of a Caper; the die decides its test, where there is one. */
function work(id: CardId, step: JobStep, captain: CaptainSet, dice: readonly number[]): Play {
  const cards = easy.slice(0, step.misbehave)
  const [at = step.at] = scenario({ expansions }).begin().box.places.get(step.at)?.sectors ?? []
  const game = scenario({
    expansions,
    captains: [{ at, ...partyFor(caper(id)), ...captain }],
    cruiser: 'white-sun-r2-01',
  })
    .next('misbehave', ...cards.map(([name]) => name))
    .dice(...(step.trial ? dice : []))
    .begin()
  goToWork(game, `job:${id}`).path(...cards.map(([, choice]) => choice))
  if (game.kind === 'trial') game.choose('scheme')
  if (game.kind === 'test.after-roll') game.choose('keep')
  if (game.kind === 'pay.cuts') game.choose('all')
  return game
}

/** What the party adds to the die of a Caper's test: Saffron and Marco have 2 of either skill, gear may have more. */
function pointsFor(job: JobCard): number {
  const { supply } = scenario({ expansions }).begin().box
  const [option] = job.finish.trial ?? []
  const skill = option && 'test' in option ? option.test.skill : 'negotiate'
  return partyFor(job).gear.reduce((sum, id) => {
    const card = supply.get(id)
    return card?.kind === 'gear' ? sum + (card.skills[skill] ?? 0) : sum
  }, 2)
}

const [worst, best] = [[1], [6, 3]]

const tokensOf = (game: Play) => {
  const { cargo, contraband, part, passenger } = {
    cargo: aboard(game.captain(), 'cargo'),
    contraband: aboard(game.captain(), 'contraband'),
    part: aboard(game.captain(), 'part'),
    passenger: aboard(game.captain(), 'passenger'),
  }
  return { cargo, contraband, part, passenger }
}

/** What is to be had at the end besides the pay. */
const finds: Readonly<Record<CardId, Partial<ReturnType<typeof tokensOf>>>> = {
  'caper-08': { cargo: 4 },
  'caper-16': { part: 4 },
}

test('every Caper is in the table', () => {
  expect(capers.map(({ id, name }) => [id, name])).toEqual(printed.map(([id, name]) => [id, name]))
})

const cards = printed.map(([id, name, from, to, pay, loot]) => ({ id, name, from, to, pay, loot }))

describe.each(cards)('$id $name', ({ id, from, to, pay, loot }) => {
  const job = caper(id)
  const load = job.pickUp?.load && 'fixed' in job.pickUp.load ? job.pickUp.load.fixed : {}
  const ready: CaptainSet = from === null ? { hand: [id] } : { loaded: [id], ...load }

  test('is worked at its place and nowhere else', () => {
    const game = scenario({ expansions, captains: [{ ...partyFor(job), hand: [id] }] }).begin()
    const [t, c] = [game.table(), game.captain()]
    const where = [...t.box.sectors.keys()].filter((sector) => jobsToWork(t, { ...c, sector }).length > 0)
    expect(where).toEqual([...(t.box.places.get(from ?? to)?.sectors ?? [])])
    const alone = { ...c, crew: c.crew.filter(({ card }) => card !== 'silverhold/saffron') }
    for (const sector of where) expect(jobsToWork(t, { ...alone, sector })).toEqual([])
  })

  if (from !== null && job.pickUp) {
    const { pickUp } = job
    test('loads what it says', () => {
      const game = work(id, pickUp, { hand: [id] }, best)
      expect(tokensOf(game)).toMatchObject(load)
      expect(game.captain()).toMatchObject({ credits: 3000, jobs: [{ card: id, pickedUp: true }] })
    })
  }

  test('pays what it says, and leaves the game', () => {
    const game = work(id, job.finish, { ...ready, warrants: 1 }, best)
    if (game.kind === 'discards.take') game.choose([]).choose('all')
    expect(game.captain()).toMatchObject({ credits: 3000 + pay - cutsFor(job), jobs: [], solid: {} })
    expect(tokensOf(game)).toEqual({ cargo: 0, contraband: 0, part: 2, passenger: 0, ...finds[id] })
    expect(game.captain().warrants).toBe(id === 'caper-06' ? 0 : 1)
    expect(game.state.removed.cards).toContain(id)
  })

  if (loot !== undefined)
    test('a bad roll is a double-cross', () => {
      const game = work(id, job.finish, ready, worst)
      expect(game.captain()).toMatchObject({ credits: 3000 - loot, jobs: [], warrants: 0 })
      expect(game.captain().crew.map(({ card }) => card)).not.toContain('silverhold/saffron')
      expect(game.captain().crew).toHaveLength(partyFor(job).crew.length)
      expect(stillFlyingIn(game.state).capers.discard.cards).toEqual([id])
    })

  const bands = bandsOf(job.finish)
  const middle = bands.length === 3 ? bands[1] : undefined
  if (middle && 'outcome' in middle && middle.outcome === 'botched')
    test('a middling roll comes to nothing, and it may be tried again', () => {
      const game = work(id, job.finish, ready, [middle.from - pointsFor(job)])
      expect(game.captain()).toMatchObject({ credits: 3000, warrants: 0, jobs: [{ card: id }] })
    })
})

test.each(['caper-05', 'caper-12'])('%s earns a Warrant for a bad roll, and is discarded', (id) => {
  const game = work(id, caper(id).finish, { hand: [id] }, worst)
  expect(game.captain()).toMatchObject({ credits: 3000, warrants: 1, jobs: [] })
  expect(game.captain().crew).toHaveLength(2)
  expect(stillFlyingIn(game.state).capers.discard.cards).toEqual([id])
})

test('caper-11 pays $1000 less for a middling roll', () => {
  const game = work('caper-11', caper('caper-11').finish, { hand: ['caper-11'] }, [3])
  expect(game.captain().credits).toBe(3000 + 1500 - 300)
})

test('caper-13 pays no more where no two Misbehave cards share a suit', () => {
  const captain = { at: 'bernadette', ...partyFor(caper('caper-13')), gear: ['regina/pistol/1'], hand: ['caper-13'] }
  const game = scenario({ expansions, captains: [captain], cruiser: 'white-sun-r2-01' })
    .next('misbehave', 'A Little Job on the Side', 'Knife Fight')
    .dice(5)
    .begin()
  goToWork(game, 'job:caper-13').path('stay', 'gun')
  if (game.kind === 'trial') game.choose('scheme')
  if (game.kind === 'test.after-roll') game.choose('keep')
  expect(game.choose('all').captain().credits).toBe(3000 + 2500 - 300)
})

test('caper-19 takes a piece of gear from a supply discard pile', () => {
  const captain = { at: 'beaumonde', ...partyFor(caper('caper-19')), hand: ['caper-19'] }
  const game = scenario({ expansions, captains: [captain], cruiser: 'white-sun-r2-01' })
    .discards('regina', 'regina/flare-pistol')
    .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
    .dice(...best)
    .begin()
  goToWork(game, 'job:caper-19').path('stay', 'stay')
  if (game.kind === 'trial') game.choose('scheme')
  if (game.kind === 'test.after-roll') game.choose('keep')
  game.path(['regina/flare-pistol'], 'all')
  expect(game.captain().gear).toContain('regina/flare-pistol')
})
