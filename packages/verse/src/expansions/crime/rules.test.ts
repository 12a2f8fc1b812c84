import { describe, expect, test } from 'vitest'
import { isOutlaw } from '../../rules/outlaw.ts'
import { captainAt } from '../../rules/table.ts'
import { scenario } from '../../scenario.ts'
import { crewOf } from '../../testing/aids.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import { alertCard, alertCards, alertIds } from './alert-cards.ts'
import { misbehave } from './misbehave.ts'
import { crimeIn } from './state.ts'
import { company, crimeAlone, facing, seen } from './testing/index.ts'

const wantedIn = (game: ReturnType<typeof facing>, seat = 0) =>
  game
    .captain(seat)
    .crew.filter(({ wanted }) => wanted)
    .map(({ card }) => card)

test('the box has 40 Misbehave cards of 36 kinds, by suits, and 10 Alerts', () => {
  const copies = (cards: typeof misbehave) => cards.reduce((sum, card) => sum + card.copies, 0)
  const ofSuit = (suit: string) => copies(misbehave.filter((card) => card.suit === suit))
  expect([misbehave.length, copies(misbehave), alertCards.length]).toEqual([36, 40, 10])
  expect(['clubs', 'diamonds', 'hearts', 'spades'].map(ofSuit)).toEqual([9, 11, 10, 10])
})

describe('Wanted rolls at work', () => {
  const face = (dice: readonly number[], bearer: string | null, upgrades: readonly string[] = []) => {
    const gear = bearer === null ? [] : ['Alliance Ident Card']
    const game = heistFor({ ...company, gear, upgrades }, crimeAlone).next('misbehave', 'You set off the Alarm!')
    const begun = game
      .dice(...dice)
      .begin()
      .path('job:amnon-duul-07', 'go')
    return crewOf(begun.path(...(bearer === null ? [] : ['by-hand', bearer]), 'face-it'))
  }

  test('You set off the Alarm!: papers shield whoever carries them there', () => {
    expect(face([], 'persephone/billy')).toContain('persephone/billy')
    expect(face([1], 'persephone/emma')).not.toContain('persephone/billy')
  })

  test('You set off the Alarm!: hiding places aboard do not help those who are out', () => {
    expect(face([1], null, ['Concealed Smuggling Compartments'])).not.toContain('persephone/billy')
  })
})

describe('splitting up', () => {
  const fork = 'Fork in the Road'
  const easy = ['A Little Job on the Side', 'An Unexpected Opportunity']

  test('SPLIT-01 two teams of at least one crew each, and each faces a card of its own', () => {
    const game = facing(fork, { further: easy })
    expect(game.kind).toBe('split.team')
    expect(game.decision()).toMatchObject({ min: 1, max: 3 })
    expect(game.options()).toEqual(['malcolm', 'regina/lund', 'persephone/billy', 'persephone/emma'])
    game.choose(['regina/lund', 'persephone/billy'])
    expect(game.state.attempt?.team).toEqual(['regina/lund', 'persephone/billy'])
    game.choose('stay')
    expect(game.state.attempt?.team).toEqual(['malcolm', 'persephone/emma'])
  })

  test('SPLIT-01 a team that botches its card is back on the ship, and the others go on', () => {
    const game = facing(fork, {
      further: ['Gun Play', easy[0] ?? ''],
      answers: [['regina/lund'], 'back-down'],
    })
    expect(game.state.attempt?.team).toEqual(['malcolm', 'persephone/billy', 'persephone/emma'])
    game.choose('stay')
    expect(game.captain().jobs[0]?.pickedUp).toBe(true)
  })

  test('SPLIT-01 with both teams back the attempt is botched', () => {
    const both = { further: ['Gun Play', 'Gun Play'], answers: [['regina/lund'], 'back-down', 'back-down'] }
    expect(seen(fork, { ...both, further: ['misbehave/gun-play/1', 'misbehave/gun-play/2'] }).ends).toBe('botched')
  })

  test('OPEN-70 a Warrant for either team is one for the job, and both face their cards', () => {
    const { ends } = seen(fork, {
      further: ['Denied Docking Rights', easy[0] ?? ''],
      answers: [['regina/lund'], 'spoof', 'stay'],
      dice: [1],
    })
    expect(ends).toBe('warrant')
  })

  test('OPEN-70 each team has its own points and gear alone, and afterwards they work on together', () => {
    const game = facing(fork, {
      having: { gear: ['Pistol'] },
      further: ['Old-Fashioned Shoot-out', easy[0] ?? ''],
      answers: [['persephone/emma']],
      dice: [5],
    })
    // Emma alone has no Fight: the 5 is not enough, and the one who dies is she.
    expect(crewOf(game)).not.toContain('persephone/emma')
    game.choose('stay')
    expect(game.captain().jobs[0]?.pickedUp).toBe(true)
  })

  test('SPLIT-02 with one crew left at work nobody can split up', () => {
    const alone = { having: { crew: [], gear: ['Pistol'] } }
    expect(seen(fork, alone).ends).toBe('botched')
    expect(seen("They're right on our Tails!", alone).ends).toBe('botched')
  })

  test('SPLIT-01 the Leader stays with the team that carries on', () => {
    const game = facing("They're right on our Tails!")
    expect([game.kind, game.options()]).toEqual(['split.apart', ['regina/lund', 'persephone/billy', 'persephone/emma']])
    expect(game.decision()).toMatchObject({ min: 1, max: 3 })
  })
})

test('SEIZE-01 seized gear leaves the game; what was left aboard is safe', () => {
  const having = { gear: ['Pistol', 'Vera'], crew: ['Lund'] }
  const game = heistFor(having, crimeAlone).next('misbehave', 'Stop and Frisk').begin()
  game.choose('job:amnon-duul-07').choose('go').choose('by-hand')
  game.choose('aboard').choose('regina/lund').choose('submit')
  expect(game.captain().gear).toHaveLength(1)
  expect(game.state.removed.cards).toHaveLength(1)
})

describe('Alliance Alerts', () => {
  const inForce = (game: ReturnType<typeof facing>) => crimeIn(game.state).inForce

  test('ALERT-CARDS-01 a game begins with none, unless a story or a Set Up card says so', () => {
    const of = (set: object) => inForce(scenario({ ...crimeAlone, ...set }).begin())
    expect(of({})).toBeNull()
    const begun = [{ story: 'smugglers-blues' }, { story: 'wanted-men' }, { setUp: 'alliance-high-alert' }].map(of)
    for (const card of begun) expect(alertCards.map(({ id }) => id)).toContain(card)
    expect(of({ setUp: 'clearer-skies' })).toBeNull()
  })

  test('ALERT-CARDS-01 "Alliance Alert!" puts the next one into play', () => {
    const game = facing('Alliance Alert!', { dice: [6] })
    expect(inForce(game)).not.toBeNull()
    expect(game.told()).toContain('alert-in-force')
  })

  test('ALERT-CARDS-01 OPEN-71 the Nav card "Alliance Cruiser" brings a new one', () => {
    const game = scenario({ ...crimeAlone, alert: 'rapid-response', captains: [{ at: 'white-sun-r4-10' }] })
      .next('nav-alliance', 'Alliance Cruiser')
      .begin()
      .path('burn', 'santo')
    expect(inForce(game)).not.toBe(alertCard('rapid-response'))
    expect(inForce(game)).not.toBeNull()
  })

  test('ALERT-CARDS-03 OPEN-71 one at a time: the old one goes under the deck', () => {
    const game = facing('Alliance Alert!', { dice: [6], set: { alert: 'rapid-response' } })
    const { alerts, inForce: now } = crimeIn(game.state)
    expect(now).not.toBe(alertCard('rapid-response'))
    expect([alerts.deck.cards.length, alerts.deck.cards[0]]).toEqual([alertIds.length - 1, alertCard('rapid-response')])
  })
})

describe('Wanted tokens', () => {
  test('WANTED-TOKENS-01 OPEN-72 each of the crew not Wanted yet gets one, Leader and those aboard included', () => {
    const game = heistFor(company, crimeAlone).next('misbehave', 'Hired Local Goons').dice(5).begin()
    goToWork(game, 'job:amnon-duul-07', ['persephone/emma']).choose('fight')
    expect(wantedIn(game)).toEqual(['malcolm', 'regina/lund', 'persephone/emma'])
  })

  test('OPEN-72 a token makes the ship an Outlaw', () => {
    const outlaw = (wanted: string[]) => {
      const game = scenario({ ...crimeAlone, captains: [{ crew: ['Lund'], wanted }] }).begin()
      const t = game.table()
      return isOutlaw(t, captainAt(t, 0))
    }
    expect([outlaw([]), outlaw(['Lund'])]).toEqual([false, true])
  })

  test('WANTED-TOKENS-02 crew with a token make Wanted rolls', () => {
    const meets = (...dice: number[]) =>
      scenario({
        ...crimeAlone,
        cruiser: 'pelorum',
        captains: [{ at: 'persephone', crew: ['Lund'], wanted: ['Lund'] }],
      })
        .dice(...dice)
        .begin()
        .path('mosey', 'pelorum')
    expect(crewOf(meets(1))).toEqual(['malcolm'])
    expect(crewOf(meets(2))).toEqual(['malcolm', 'regina/lund'])
  })

  test('WANTED-TOKENS-03 OPEN-72 the token is gone with the card, and stays on it when it changes hands', () => {
    const crew = { crew: ['Lund'], wanted: ['Lund'] }
    const dismissed = scenario({ ...crimeAlone, captains: [{ at: 'persephone', ...crew }] }).begin()
    dismissed.choose('dismiss:regina/lund')
    expect(crewOf(dismissed)).toEqual(['malcolm'])
    const hired = scenario({
      ...crimeAlone,
      captains: [{ at: 'albion' }, { at: 'albion', ...crew, disgruntled: ['Lund'] }],
    }).begin()
    hired.choose('hire:regina/lund')
    expect([wantedIn(hired), wantedIn(hired, 1)]).toEqual([['regina/lund'], []])
  })

  test('whoever is Wanted in print gets no token', () => {
    expect(seen('Hired Local Goons', { answers: ['fight'], dice: [5] }).wanted).toEqual(['Malcolm', 'Lund', 'Emma'])
  })
})

test('"Gun Play" and other cards of the base game are in the same deck', () => {
  const game = scenario(crimeAlone).begin()
  expect(game.state.misbehave.deck.cards).toHaveLength(80)
})

test('an Ace may be the trust of a contact', () => {
  const game = facing('Gambling Den', { having: { solid: ['badger'] } })
  expect([game.kind, game.options()]).toEqual(['misbehave.ace', ['ace', 'face']])
  expect(facing('Security Scare', { having: { solid: ['badger'] } }).kind).toBe('misbehave')
})

test('"We got a Plan? Anyone?" gives a third action, of a kind not taken yet', () => {
  const game = facing('We got a Plan? Anyone?', { answers: ['regroup'] })
  expect(game.options()).toContain('mosey')
  game.path('mosey', 'white-sun-r4-10')
  expect(game.state.turn.taken).toEqual(['work', 'fly'])
  expect(game.decision().prompt.with?.['n']).toBe(1)
})

test('"Dangerous Gossip" costs the jobs in hand, not those begun', () => {
  const game = facing('Dangerous Gossip', { having: { hand: ['harken-01', 'niska-01'] } })
  expect([game.captain().hand.cards, game.captain().jobs.length]).toEqual([[], 1])
})

test('"The Black Market Express" sells Firearms and Explosives from the discards of Silverhold at half price', () => {
  const start = heistFor({ ...company, credits: 1500 }, crimeAlone)
    .next('misbehave', 'The Black Market Express')
    .discards('silverhold', 'Vera')
    .begin()
  const game = goToWork(start).choose('shop')
  expect(game.options()).toEqual(['silverhold/vera', 'enough'])
  game.choose('silverhold/vera')
  expect([game.captain().gear, game.captain().credits]).toEqual([['silverhold/vera'], 700])
})

test('"Improbably Complex Alliance Gizmo" strikes off a Warrant, if the captain likes', () => {
  const having = { warrants: 2 }
  const tinkers = (n: number) =>
    facing('Improbably Complex Alliance Gizmo', { having, answers: ['tinker', n], dice: [6, 1] }).captain().warrants
  expect([tinkers(0), tinkers(1)]).toEqual([2, 1])
})
