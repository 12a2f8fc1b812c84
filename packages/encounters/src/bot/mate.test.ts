import { type Decision, openStream, playOut, type Value } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { checkLaws } from '../laws.ts'
import { encounters } from '../rules/game.ts'
import { type Play, scenario } from '../scenario.ts'
import { bots, drifter, mate } from './index.ts'

/** What the mate answers to a question, from the view of its seat. */
function answerOf({ match }: Play, decision: Decision): Value | null {
  const { seat } = decision
  return mate.choose({
    seat,
    decision,
    view: () => match.view(seat),
    imagine: () => null,
    random: openStream('sfc32:mate'),
  })
}

function wish(play: Play, seat?: number): Value | null {
  return answerOf(play, play.decision(seat))
}

/** Lets the mate act until it would end the turn, or the turn is over; returns what it did. */
function actions(play: Play): Value[] {
  const turn = play.state.turnOfEpisode
  const done: Value[] = []
  while (!play.match.over && play.state.turnOfEpisode === turn) {
    const value = wish(play)
    if (value === null || value === 'end') return done
    done.push(value)
    play.choose(value)
  }
  return done
}

test('everything in hand is played, cards that draw first', () => {
  const others = ['wash', 'inara', 'simon', 'book'] as const
  const hand = ['Shiny', 'Misbehave', 'Strange Arithmetic']
  const game = scenario({ players: [{ crew: 'kaylee', hand }], others }).begin()
  expect(wish(game)).toBe('river-strange-arithmetic#1')
  expect(actions(game)).toEqual(expect.arrayContaining(['shiny#1', 'misbehave#1']))
})

test('a card waits for the one that its combo needs', () => {
  const others = ['wash', 'inara', 'simon', 'book'] as const
  const hand = ['Fast Hand', "Captain's Orders"]
  const game = scenario({ players: [{ crew: 'kaylee', hand }], others }).begin()
  expect(wish(game)).toBe('mal-captains-orders#1')
})

test('what strikes at the end of this turn is fought before what lies further off', () => {
  const game = scenario({
    players: [{ hand: Array.from({ length: 4 }, () => 'Misbehave') }],
    combatZone: ['Salvage Patrol'],
    verse: ['Salvage Patrol', null],
  }).begin()
  const [enemy] = game.state.combatZone.cards
  expect(actions(game)).toContain(enemy)
})

test('a ship is fought first when Serenity can take no more', () => {
  const setting = {
    letter: 'C',
    players: [{ crew: 'mal', hand: Array.from({ length: 5 }, () => 'Misbehave') }],
  } as const
  const game = scenario({ ...setting, combatZone: ["Niska's Collectors", 'Patrol Gunboat'] }).begin()
  game.change((state) => {
    for (const slot of state.serenity) slot.strike = state.shipStrikes.deck.cards.pop() ?? null
    state.turn.attack = 2
  })
  actions(game)
  expect(game.names(game.state.combatZone)).not.toContain('Patrol Gunboat')
})

test('a mandatory task is paid for rather than a card for the deck', () => {
  const game = scenario({
    letter: 'C',
    recruit: 1,
    players: [{ crew: 'jayne', hand: Array.from({ length: 6 }, () => 'Shiny') }],
    operations: ['Medicine Crate'],
    tasks: { 'answer-crow': 'done' },
  }).begin()
  actions(game)
  expect(game.state.operations.cards).toEqual([])
  expect(game.state.turn.recruited).toBe(0)
})

test('of the cards on the Bridge, the one that makes the deck best is recruited', () => {
  const hand = Array.from({ length: 5 }, () => 'Shiny')
  const others = ['wash', 'inara', 'simon', 'book'] as const
  const bridge = ['Rally the Crew', "Captain's Orders", null, null, null]
  const game = scenario({ players: [{ crew: 'kaylee', hand }], others, bridge }).begin()
  expect(actions(game)).toContain('mal-rally-the-crew#1')
})

test('scans use up Attack that no enemy needs', () => {
  const game = scenario({
    players: [{ hand: ['Misbehave'] }],
    verse: [null, null, null, null, { hidden: 'e01-cargo' }],
  }).begin()
  expect(actions(game)).toContain('space-5')
})

test('a card with Coordinate is offered to whoever has the turn', () => {
  const others = ['wash', 'inara', 'simon'] as const
  const game = scenario({
    players: [
      { crew: 'kaylee', hand: ['Shiny'] },
      { crew: 'jayne', hand: ["Captain's Orders", 'Rally the Crew', 'Shiny'] },
    ],
    others,
  }).begin()
  expect(wish(game, 1)).toBe('mal-rally-the-crew#1')
})

test('a Reaction is used when a mate would be struck', () => {
  const others = ['wash', 'inara', 'simon'] as const
  const game = scenario({
    players: [
      { crew: 'kaylee', hand: [] },
      { crew: 'jayne', hand: ['Covering Fire', 'Shiny'] },
    ],
    others,
    combatZone: ['Salvage Patrol'],
  }).begin()
  game.choose('end')
  expect(game.kind).toBe('strike.react')
  expect(wish(game, 1)).toBe('zoe-covering-fire')
})

test('a strike of one’s own choosing never goes to a mate who is nearly defeated', () => {
  const game = scenario({
    players: [
      { crew: 'kaylee', hand: ['Whole Arsenal'] },
      { crew: 'mal', strikes: ['Gunshot', 'Gunshot', 'Flesh Wound'] },
    ],
    others: ['wash', 'inara', 'zoe'],
  }).begin()
  game.choose('Whole Arsenal')
  expect(game.kind).toBe('choose.main')
  expect(game.options()).toContain('mal')
  expect(['mal', 'kaylee']).not.toContain(wish(game))
})

test('healing goes to whoever is nearest defeat', () => {
  const others = ['wash', 'inara', 'zoe'] as const
  const game = scenario({
    players: [
      { crew: 'kaylee', hand: ['Emergency Surgery'], strikes: ['Grazed'] },
      { crew: 'mal', strikes: ['Gunshot', 'Gunshot', 'Flesh Wound'] },
    ],
    others,
  }).begin()
  game.choose('Emergency Surgery')
  expect(game.kind).toBe('choose.main')
  expect(wish(game)).toBe('mal')
})

test('starting cards are given up, those that were paid for are kept', () => {
  const others = ['wash', 'inara', 'zoe'] as const
  const game = scenario({
    players: [{ crew: 'mal', hand: ['Travel Light', 'Steady Hands', 'Shiny'] }],
    others: [...others, 'kaylee'],
  }).begin()
  game.choose('Travel Light')
  while (game.kind !== 'defeat.own') game.choose(wish(game) ?? '')
  expect(wish(game)).toEqual(['shiny#1'])
})

test('a Talent is kept until what it brings defeats somebody', () => {
  const hand = ['Talent', 'Misbehave', 'Misbehave']
  const others = ['wash', 'inara', 'simon', 'book'] as const
  const before = (combatZone: readonly string[]) =>
    scenario({ letter: 'B', players: [{ crew: 'zoe', hand, deck: ['Shiny'] }], others, combatZone }).begin()
  const uses = (game: Play) => actions(game).filter((value) => String(value).startsWith('activate'))
  expect(uses(before([]))).toEqual([])
  expect(uses(before(['Reaver Raider']))).toHaveLength(1)
})

test('an Upgrade that avoids strikes once per Episode waits for several', () => {
  const before = (combatZone: readonly string[]) =>
    scenario({ players: [{ hand: [] }], serenity: [{ upgrade: 'Second Shuttle' }], combatZone }).begin()
  expect(wish(before([]))).toBe('end')
  expect(wish(before(['Salvage Patrol', 'Salvage Patrol']))).toBe('use up-second-shuttle 1')
})

test('Credits heal those who are badly hurt, and else buy an Upgrade for the Episodes to come', () => {
  const done = { 'keep-cargo': 'done', 'slip-cruiser': 'done', 'tend-wounded': 'done' } as const
  const plan = (strikes: readonly string[]) => {
    const players = [{ crew: 'kaylee', strikes }, { crew: 'mal' }] as const
    const game = scenario({ players, others: ['wash', 'inara', 'zoe'], tasks: done, credits: 2 })
    return wish(game.next('upgrades', 'Reinforced Hull', 'Enhanced Sensors', 'Cargo Net').begin(), 0)
  }
  expect(plan([])).toEqual(['up-enhanced-sensors'])
  expect(plan(['Gunshot', 'Gunshot', 'Grazed', 'Grazed'])).toEqual(['heal', 'heal'])
})

test('a mate plays whole games within the laws, with drifters beside it', () => {
  for (const players of [1, 2, 3, 4, 5]) {
    const { finished } = playOut({
      game: encounters,
      options: encounters.readOptions({ players, crew: 'random' }),
      seed: `sfc32:whole ${players}`,
      bots: Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? mate : drifter)),
      check: checkLaws,
    })
    expect(finished).toBe(true)
  }
})

test('there are bots of every strength', () => {
  expect(Object.values(bots).map(({ id }) => id)).toEqual(['first-mate', 'mate', 'easy', 'drifter'])
})

test('what a teammate would like help with comes first, and the bot says what it is about to do', () => {
  const game = scenario({
    players: [{ hand: Array.from({ length: 4 }, () => 'Misbehave') }, {}],
    combatZone: ['Salvage Patrol'],
    verse: ['Salvage Patrol', null],
  }).begin()
  for (const card of [...(game.state.players[0]?.hand.cards ?? [])]) game.choose(card)
  const decision = game.decision(0)
  const [near] = game.state.combatZone.cards
  const fights = 'options' in decision ? decision.options.filter(({ group }) => group === 'fight') : []
  const far = fights.find(({ id }) => id !== near)
  if (!far?.at) throw new Error('Nothing else can be fought.')
  const { at, id, text: words } = far
  const seated = { seat: 0, decision, view: () => game.match.view(0), imagine: () => null }
  const asked = { ...seated, random: openStream('sfc32:mate') }
  expect(mate.choose(asked)).toBe(near)
  expect(mate.choose({ ...asked, wishes: [{ seat: 1, at }] })).toBe(id)
  expect(mate.choose({ ...asked, wishes: [{ seat: 0, at }] })).toBe(near)
  const said = mate.intends?.({ ...asked, wishes: [{ seat: 1, at }] })
  expect(said).toEqual({ key: 'intent.spend', with: { what: { list: [words], join: 'and' } } })
})
