import { describe, expect, test } from 'vitest'
import { outlookOf } from '../../rules/needs.ts'
import { addToBox, boxWith, type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { crewOf, mostOf } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import type { BoxId, JobCard } from '../../vocabulary/index.ts'

/** The contacts of Kalidasa, and what is special about the jobs. */

const box: { readonly expansions: readonly BoxId[] } = { expansions: ['kalidasa'] }
const alone = (set: CaptainSet) => scenario({ ...box, captains: [set], cruiser: 'pelorum' })
const begin = (set: CaptainSet): Play => alone(set).begin()

describe('Fanty & Mingo', () => {
  test('KAL-CONTACT-07 sit at Beaumonde', () => {
    expect(begin({ at: 'beaumonde' }).options()).toContain('deal:fanty-and-mingo')
  })

  test('DEAL-06 KAL-CONTACT-09 KAL-CONTACT-10 sell Contraband at $400 to those they trust, and buy nothing', () => {
    const deal = (set: CaptainSet) =>
      begin({ at: 'beaumonde', contraband: 1, cargo: 1, ...set }).choose('deal:fanty-and-mingo')
    expect(deal({}).options()).toEqual(['draw', 'draw-one'])
    const game = deal({ solid: ['fanty-and-mingo'] })
    expect(game.options()).toEqual(['draw', 'draw-one', 'buy:contraband'])
    expect(mostOf(game, 'buy:contraband')).toBe(7)
    game.choose(['buy:contraband', 'buy:contraband'])
    expect(game.captain().credits).toBe(2200)
  })

  test('KAL-CONTACT-08 whoever is Solid with them gets $500 more for each Transport job, whoever gave it', () => {
    const gains = (solid: NonNullable<CaptainSet['solid']>) =>
      goToWork(begin({ at: 'beylix', loaded: ['harken-39'], passenger: 2, solid, crew: ['Kaylee'] }), 'job:harken-39')
    const [plain, more] = [gains([]), gains(['fanty-and-mingo'])].map((game) => game.captain().credits)
    expect((more ?? 0) - (plain ?? 0)).toBe(500)
  })
})

describe('Magistrate Higgins', () => {
  const active = ['harken-01', 'badger-01', 'patience-01', 'niska-01']

  test('KAL-CONTACT-01 sits at Harvest and trades in nothing', () => {
    const game = begin({ at: 'harvest', solid: ['magistrate-higgins'], cargo: 1, contraband: 1 })
    expect(game.choose('deal:magistrate-higgins').options()).toEqual(['draw', 'draw-one'])
  })

  test('KAL-CONTACT-02 his trust lets a fourth job be active', () => {
    expect(() => begin({ active })).toThrow('There is room for 3 active jobs')
    expect(begin({ active, solid: ['magistrate-higgins'] }).captain().jobs).toHaveLength(4)
  })

  test('KAL-CONTACT-03 KAL-OPEN-05 with his trust goes a fourth job of choice to its pile; its goods stay', () => {
    const slander: JobCard = {
      kind: 'job',
      id: 'badger-90',
      box: 'base',
      name: 'Word gets round',
      contact: 'badger',
      types: ['crime'],
      legal: false,
      immoral: false,
      finish: {
        at: 'persephone',
        misbehave: 0,
        trial: [{ id: 'talk', effects: [{ do: 'lose-solid', contact: 'magistrate-higgins' }], outcome: 'botched' }],
      },
      pay: { credits: 1 },
    }
    const captain: CaptainSet = {
      at: 'persephone',
      active: ['harken-01', 'patience-01', slander.id],
      loaded: ['magistrate-higgins-14'],
      cargo: 5,
      solid: ['magistrate-higgins', 'harken'],
    }
    const game = scenario({ box: addToBox(boxWith(['kalidasa']), { jobs: [slander] }), captains: [captain] }).begin()
    goToWork(game, `job:${slander.id}`)
    expect(game.options()).toEqual(['harken-01', 'patience-01', 'magistrate-higgins-14'])
    game.choose('magistrate-higgins-14')
    expect(game.captain().jobs.map(({ card }) => card)).toEqual(['harken-01', 'patience-01', slander.id])
    expect(game.captain()).toMatchObject({ hold: { cargo: 5 }, warrants: 0 })
    expect(Object.keys(game.captain().solid)).toEqual(['harken'])
    expect(game.state.contacts['magistrate-higgins']?.discard.cards).toEqual(['magistrate-higgins-14'])
  })

  test('KAL-CONTACT-04 with Jayne aboard he neither deals nor gives work', () => {
    const job = 'magistrate-higgins-14'
    const at = (crew: readonly string[]) => begin({ at: 'harvest', hand: [job], crew }).options()
    expect(at([])).toEqual(expect.arrayContaining(['deal:magistrate-higgins', `job:${job}`]))
    const barred = at(['Jayne'])
    expect([barred.includes('deal:magistrate-higgins'), barred.includes(`job:${job}`)]).toEqual([false, false])
    const game = begin({ at: 'harvest', hand: [job], crew: ['Jayne'] })
    expect(outlookOf(game.table(), game.captain(), job).needs).toContainEqual({
      is: 'without-crew',
      crew: 'Jayne',
      met: false,
    })
  })
})

describe('jobs', () => {
  test('KAL-BONUS-06 Double-time delivery', () => {
    const job = boxWith(['kalidasa']).jobs.get('fanty-and-mingo-06')
    expect(job).toMatchObject({
      types: ['smuggling', 'shipping'],
      legal: false,
      pickUp: { at: 'djinns-bane', misbehave: 1, load: { fixed: { cargo: 3, contraband: 3 } } },
      finish: { at: 'liann-jiun', misbehave: 1, deliver: { any: 'contraband' } },
      pay: { creditsPer: 500, per: 'contraband' },
      opportunity: { at: 'pelorum', deliver: { fixed: { cargo: 3 } }, credits: 1500 },
    })
  })

  const serving = 'fanty-and-mingo-14'
  const laden: CaptainSet = { loaded: [serving], contraband: 4, fugitive: 2, crew: ['Billy'] }

  test('KAL-BONUS-02 KAL-BONUS-03 KAL-BONUS-04 a Bonus Opportunity: after the start, once, paid at once', () => {
    const extra = `opportunity:${serving}`
    expect(begin({ ...laden, loaded: [], hand: [serving], at: 'persephone' }).options()).not.toContain(extra)
    const game = goToWork(begin({ ...laden, at: 'persephone' }), extra)
    expect(game.captain()).toMatchObject({ credits: 4600, jobs: [{ card: serving, opportunityTaken: true }] })
    expect(game.choose('end').options()).not.toContain(extra)
  })

  test('KAL-BONUS-05 no cut of it is due, but the usual one when the job is done', () => {
    const game = goToWork(begin({ ...laden, at: 'persephone' }), `opportunity:${serving}`)
    expect([game.kind, game.captain().credits]).toEqual(['turn', 4600])
    expect(goToWork(begin({ ...laden, at: 'beaumonde' }), `job:${serving}`).kind).toBe('pay.cuts')
  })

  test('KAL-BONUS-07 pay by the piece goes by what is delivered', () => {
    const job = 'fanty-and-mingo-07'
    const game = goToWork(begin({ at: 'ezra', loaded: [job], contraband: 6 }), `job:${job}`).choose(4)
    expect(game.captain()).toMatchObject({ credits: 5000, jobs: [] })
  })

  test('KAL-TYPE-01 KAL-TYPE-02 a job of two types is of both: illegal Shipping with misbehaving', () => {
    const job = 'fanty-and-mingo-20'
    const set = { at: 'londinium', loaded: [job], contraband: 2, solid: ['lord-harrow'] } as const
    const game = scenario({ expansions: ['kalidasa', 'blue-sun'], captains: [set], cruiser: 'pelorum' }).begin()
    // Harrow pays for Shipping and for Smuggling: a job that is both is still one job.
    expect(goToWork(game, `job:${job}`).choose(2).captain().credits).toBe(4500)
    expect(boxWith(['kalidasa']).jobs.get('fanty-and-mingo-20')).toMatchObject({
      types: ['shipping', 'smuggling'],
      legal: false,
    })
  })

  test('KAL-TYPE-03 a job that is a Salvage Op counts as one when it is completed', () => {
    const job = 'fanty-and-mingo-11'
    const set = { at: 'gonghe', loaded: [job], contraband: 1, cargo: 1, part: 2, fuel: 2 }
    const game = alone({ ...set, crew: ['Jesse'] })
      .next('misbehave', 'A Little Job on the Side')
      .begin()
    goToWork(game, `job:${job}`).choose('stay')
    if (game.kind === 'pay.cuts') game.choose('all')
    const { hold, stash } = game.captain()
    expect([hold.contraband + stash.contraband, hold.cargo + stash.cargo]).toEqual([1, 0])
  })

  test('The expendable: one of your Mercs dies for it', () => {
    const set = { leader: 'marco', crew: ['Grange Brothers', 'Billy'], gear: ['Vera'] }
    const game = alone({ at: 'whittier', hand: ['niska-38'], ...set })
      .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity', 'Knife Fight')
      .begin()
    goToWork(game, 'job:niska-38').path('stay', 'stay', 'gun')
    if (game.kind === 'kill.victim') game.choose('regina/grange-brothers')
    if (game.kind === 'pay.cuts') game.choose('all')
    expect(crewOf(game)).toEqual(['marco', 'persephone/billy'])
  })

  describe('Where angels fear to tread', () => {
    const job = 'niska-40'
    const worked = (crew: readonly string[], ...dice: number[]) => {
      const game = alone({ at: 'angel', hand: [job], leader: 'marco', crew, gear: ['Pistol'] })
        .next(
          'misbehave',
          'A Little Job on the Side',
          'An Unexpected Opportunity',
          'Knife Fight',
          'Old-Fashioned Shoot-out',
        )
        .dice(...dice)
        .begin()
      return goToWork(game, `job:${job}`).path('stay', 'stay', 'gun', 'drive-off')
    }

    test('a Companion gets everybody out', () => {
      const game = worked(['Inara', 'Billy'])
      if (game.kind === 'trial') game.choose('charm')
      if (game.kind === 'pay.cuts') game.choose('all')
      expect(game.captain()).toMatchObject({ jobs: [], credits: 3000 + 4000 - 500 })
    })

    test('a fight costs one life, or two', () => {
      expect(worked(['Billy', 'Lund'], 6, 1).choose('persephone/billy').kind).toBe('pay.cuts')
      expect(worked(['Billy', 'Lund'], 1).path('persephone/billy').kind).toBe('kill.victim')
    })
  })

  describe('the races', () => {
    const job = 'patience-38'
    const race = (...answers: (string | boolean)[]) => {
      const game = alone({ at: 'beaumonde', loaded: [job], cargo: 1 })
        .next('misbehave', 'Knife Fight')
        .begin()
      return goToWork(game, `job:${job}`)
        .path(...answers)
        .captain().credits
    }

    test('a stake on the right suit is paid back six times over', () => {
      expect([race(true, 'clubs'), race(true, 'hearts'), race(false)]).toEqual([7700, 4700, 5200])
    })
  })

  describe('I dream of Djinn', () => {
    const worked = (gear: readonly string[], ...dice: number[]) => {
      const game = alone({
        at: 'djinns-bane',
        hand: ['badger-39'],
        leader: 'marco',
        gear: ['Pistol', ...gear],
        crew: ['Billy'],
      })
        .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity', 'Knife Fight')
        .dice(...dice)
        .begin()
      return goToWork(game, 'job:badger-39').path('stay', 'stay', 'gun')
    }

    test('a Hacking Rig breaks the code; without one it is a matter of skill', () => {
      const game = worked(["Kaylee's Reprogrammer"])
      if (game.kind === 'trial') game.choose('use-rig')
      if (game.kind === 'pay.cuts') game.choose('all')
      expect(game.captain().jobs).toEqual([])
      expect(worked([], 1).captain()).toMatchObject({ jobs: [], warrants: 1, credits: 3000 })
    })
  })

  test('My brother’s keeper: Moral crew take no cut and do not mind', () => {
    const job = 'fanty-and-mingo-12'
    const set = { loaded: [job], fugitive: 4, crew: ['Kaylee'] }
    const game = goToWork(begin({ at: 'beylix', ...set }), `job:${job}`).choose(4)
    expect(game.captain()).toMatchObject({ credits: 4200, crew: [{}, { disgruntled: false }] })
  })
})
