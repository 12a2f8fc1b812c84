import { expect, test } from 'vitest'
import { NavRisks } from '../../ask/nav-risk.ts'
import { routeOdds } from '../../ask/route-odds.ts'
import { boxWith } from '../../boxes/index.ts'
import { captainAt } from '../../rules/table.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { burning, corvetteOf, kalidasa, toldOf, withBlueSun } from './testing/index.ts'
import { corvetteContact } from './tile.ts'

const outlaw: CaptainSet = { contraband: 1 }

const moseying = (to: string, captain: CaptainSet, set: Situation = {}, ...dice: number[]): Play =>
  scenario({ ...kalidasa, captains: [{ at: 'beaumonde', ...captain }], ...set })
    .dice(...dice)
    .begin()
    .path('mosey', to)

test('KAL-CORVETTE-01 it starts at Cortex Relay 2', () => {
  expect(corvetteOf(scenario(kalidasa).begin())).toBe('cortex-relay-2')
})

test('KAL-CORVETTE-02 CORVETTE-01 it may enter sectors of all three regions', () => {
  for (const sector of ['londinium', 'border-r2-09', 'salisbury'])
    expect(corvetteOf(burning('Leave No Ground To Go To', {}, { corvette: sector }))).not.toBe('')
  const game = burning('Leave No Ground To Go To', {})
  expect(game.decision().kind).toBe('corvette.move')
  const ids = game.options()
  for (const sector of ['bernadette', 'persephone', 'harvest', 'verbena']) expect(ids).toContain(sector)
})

test('KAL-CORVETTE-03 CORVETTE-02 it may pass a Reaver starting sector, but not stop there', () => {
  const game = burning('Persistent Pursuit', {}, { corvette: 'border-r2-07' })
  expect(game.options()).toContain('border-r2-06')
  game.path('border-r2-06')
  expect(game.options()).not.toContain('corvette-stays')
})

test('KAL-CORVETTE-04 it moves by nav cards and by Alliance Alerts', () => {
  expect(corvetteOf(burning('Persistent Pursuit', {}).path('rim-r1-12', 'corvette-stays'))).toBe('rim-r1-12')
  expect(corvetteOf(moseying('salisbury', {}, { alerts: { salisbury: { alliance: 1 } } }, 1))).toBe('salisbury')
})

test('KAL-CORVETTE-05 it leaves no Alert tokens behind', () => {
  const game = burning('Persistent Pursuit', {}).path('rim-r1-12', 'corvette-stays')
  expect(alertTokensIn(game.state)).toEqual({})
})

test('KAL-CORVETTE-06 CORVETTE-05 an Outlaw Ship where its move ends is dealt with at once', () => {
  const game = burning('Persistent Pursuit', { ...outlaw, fugitive: 2 }, { corvette: 'beaumonde' }).path('salisbury')
  expect(toldOf(game, 'corvette-contact')).toBe(0)
  game.path('corvette-stays')
  expect(toldOf(game, 'corvette-contact')).toBe(1)
  expect(game.captain().hold.fugitive).toBe(0)
})

test('KAL-CORVETTE-07 CORVETTE-06 an Outlaw Ship that moves into its sector is dealt with; others are not', () => {
  expect(toldOf(moseying('salisbury', outlaw, { corvette: 'salisbury' }), 'corvette-contact')).toBe(1)
  expect(toldOf(moseying('salisbury', {}, { corvette: 'salisbury' }), 'corvette-contact')).toBe(0)
})

test('KAL-CORVETTE-08 OPEN-22 one Wanted crew of the captain’s choice leaves the game, without a roll', () => {
  const game = moseying('salisbury', { crew: ['Billy', 'Bree'] }, { corvette: 'salisbury' })
  expect(game.decision().kind).toBe('crew.remove')
  game.path('persephone/billy')
  expect(game.captain().crew.map(({ card }) => card)).not.toContain('persephone/billy')
  expect(game.state.removed.cards).toContain('persephone/billy')
  expect(toldOf(game, 'wanted-roll')).toBe(0)
})

test('KAL-CORVETTE-09 KAL-OPEN-01 what hides crew from Wanted rolls hides them here, as many as there is room for', () => {
  const box = boxWith(kalidasa.expansions)
  const hides = [...box.supply].find(
    ([, card]) => card.kind === 'upgrade' && card.abilities.some(({ is }) => is === 'skips-wanted-rolls'),
  )?.[0]
  expect(hides).toBeDefined()
  const hidden = moseying('salisbury', { crew: ['Billy'], upgrades: [hides ?? ''] }, { corvette: 'salisbury' })
  expect(hidden.captain().crew).toHaveLength(2)
})

test('KAL-CORVETTE-10 Fugitives outside the Stash are gone, those in it stay', () => {
  const game = moseying('salisbury', { fugitive: 2, stash: { fugitive: 1 } }, { corvette: 'salisbury' })
  expect(game.captain()).toMatchObject({ hold: { fugitive: 0 }, stash: { fugitive: 1 } })
})

test('KAL-CORVETTE-11 a ship in flight comes to a Full Stop', () => {
  const game = burning('The Big Black', outlaw, { corvette: 'salisbury' })
  expect(game.state.turn.flight).toBeNull()
  expect(toldOf(game, 'nav-card')).toBe(0)
})

test('KAL-CORVETTE-12 OPEN-22 Warrants, credits and Contraband are left alone', () => {
  const game = moseying('salisbury', { ...outlaw, warrants: 2, credits: 1000 }, { corvette: 'salisbury' })
  expect(game.captain()).toMatchObject({ warrants: 2, credits: 1000, hold: { contraband: 1 } })
  const effects = corvetteContact.options.flatMap(({ effects: own }) => own ?? [])
  expect(effects.map((effect) => effect.do)).toEqual(['remove-wanted-crew', 'seize'])
})

test('KAL-CORVETTE-13 beside it the Reaver Cutter card is not resolved, but its deck is reshuffled', () => {
  const game = burning('Reaver Cutter', {}, { corvette: 'salisbury', cutters: ['border-r2-06'] })
  expect(game.state.cutters).toEqual(['border-r2-06'])
  expect(toldOf(game, 'corvette-shields')).toBe(1)
  expect(game.state.nav.rim?.discard.cards).toEqual([])
  expect(game.state.turn.flight).not.toBeNull()
})

test('KAL-CORVETTE-14 CORVETTE-03 a Cutter it comes upon flees to where Reavers start', () => {
  const game = burning('Persistent Pursuit', {}, { ...withBlueSun, cutters: ['rim-r1-12', 'miranda', 'burnham-r2-01'] })
  game.path('rim-r1-12')
  expect(game.decision().kind).toBe('corvette.drive-off')
  game.path('burnham-r2-02')
  expect(game.state.cutters).toEqual(['burnham-r2-02', 'miranda', 'burnham-r2-01'])
  expect(alertTokensIn(game.state)).toEqual({})
})

test('OPEN-21 a Cutter is driven off by whoever moved the Corvette, to a start without a Cutter, and nobody is met there', () => {
  const game = burning(
    'Persistent Pursuit',
    {},
    {
      ...{ ...withBlueSun, cutters: ['rim-r1-12', 'miranda', 'burnham-r2-01'] },
      captains: [{ at: 'beaumonde', leader: 'nandi', fuel: 4, part: 0 }, { at: 'burnham-r2-02' }],
    },
  ).path('rim-r1-12')
  expect(game.decision()).toMatchObject({ kind: 'corvette.drive-off', seat: 1 })
  expect(game.options()).toEqual(['burnham-r2-02', 'burnham-r2-03'])
  game.path('burnham-r2-02')
  expect(toldOf(game, 'reaver-contact')).toBe(0)
})

test('OPEN-21 a Cutter called to a ship beside it is driven off at once', () => {
  const set = { corvette: 'salisbury', cutters: ['border-r2-09'], alerts: { salisbury: { reaver: 6 } } }
  expect(moseying('salisbury', {}, set, 1).state.cutters).toEqual(['border-r2-06'])
})

test('KAL-CORVETTE-15 CORVETTE-04 Reaver tokens are cleared wherever it comes, also in passing', () => {
  const set = { alerts: { 'rim-r1-12': { reaver: 2, alliance: 1 } } }
  const game = burning('Persistent Pursuit', {}, set).path('rim-r1-12', 'border-r2-11')
  expect(alertTokensIn(game.state)).toEqual({ 'rim-r1-12': { reaver: 0, alliance: 1 } })
})

test('KAL-OPEN-02 a Wanted Leader is treated as killed, and no Medic helps', () => {
  const meets = (crew: string[]) =>
    moseying(
      'salisbury',
      { leader: 'Malcolm', crew, wanted: ['Malcolm'] },
      { expansions: ['kalidasa', 'crime'], corvette: 'salisbury' },
    )
  const game = meets(['Med Staff'])
  expect(game.kind).toBe('turn')
  expect(game.captain().crew).toMatchObject([{ card: 'malcolm', disgruntled: true }, { disgruntled: false }])
  expect(game.state.removed.cards).toEqual([])
  const choice = meets(['Billy'])
  expect([choice.kind, choice.options()]).toEqual(['crew.remove', ['malcolm', 'persephone/billy']])
})

test('KAL-OPEN-03 a ship that stays beside it is not dealt with again', () => {
  const game = scenario({ ...kalidasa, corvette: 'beaumonde', captains: [{ at: 'beaumonde', fugitive: 2 }] }).begin()
  game.path('end')
  expect(game.captain().hold.fugitive).toBe(2)
})

test('KAL-OPEN-04 without Blue Sun the one start of the Cutter is where it flees to and the Corvette never stops', () => {
  const game = burning('Persistent Pursuit', {}, { cutters: ['rim-r1-12'] }).path('rim-r1-12')
  expect(game.state.cutters).toEqual(['border-r2-06'])
})

test('KAL-OPEN-06 unoccupied sectors have no ship of any kind', () => {
  const game = burning("He'll Come at You Sideways", {}, { cutters: ['aberdeen'] })
  const ids = game.options()
  expect(ids.length).toBeGreaterThan(1)
  expect(ids).not.toContain('salisbury')
  expect(ids).not.toContain('aberdeen')
})

test('a rival who may bring the Corvette upon an Outlaw is a risk of the way', () => {
  const risk = (captain: CaptainSet, set: Situation) => {
    const game = scenario({ ...kalidasa, captains: [{ at: 'beaumonde', ...captain }, {}], ...set }).begin()
    const t = game.table()
    const hunts = (name: string) => {
      const card = [...game.box.nav.values()].find((one) => one.name === name)
      return card !== undefined && new NavRisks(t, captainAt(t, 0)).isHunted(card, 'salisbury', false)
    }
    return ['Persistent Pursuit', "He'll Come at You Sideways", 'Leave No Ground To Go To'].map(hunts)
  }
  expect(risk(outlaw, { corvette: 'aberdeen' })).toEqual([true, false, false])
  expect(risk({}, { corvette: 'aberdeen' })).toEqual([false, false, false])
  expect(risk(outlaw, { corvette: 'persephone' })).toEqual([false, false, false])
  const rapid: Situation = { expansions: ['kalidasa', 'crime'], alert: 'rapid-response', corvette: 'persephone' }
  expect(risk(outlaw, rapid)).toEqual([false, true, true])
  const alone = scenario({ ...kalidasa, corvette: 'aberdeen', captains: [{ at: 'beaumonde', ...outlaw }] }).begin()
  const t = alone.table()
  expect(routeOdds(t, captainAt(t, 0), ['salisbury', 'rim-r2-07']).risk?.of).not.toBe('corvette')
})

test('the odds of a route tell of the Corvette', () => {
  const odds = (corvette: string) => {
    const game = scenario({ ...kalidasa, corvette, captains: [{ at: 'beaumonde', ...outlaw }, {}] }).begin()
    return routeOdds(game.table(), captainAt(game.table(), 0), ['salisbury', 'rim-r2-07']).trouble
  }
  expect(odds('aberdeen')).toBeGreaterThan(odds('persephone'))
})
