import type { Limit, Option } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { heistFor } from '../testing/heist.ts'

/** What questions and options say of themselves, so that nobody has to take their ids apart. */

const alone = (captain: CaptainSet = {}) => scenario({ captains: [{ at: 'persephone', ...captain }] })

function optionsNow(game: Play): readonly Option[] {
  const decision = game.decision()
  return 'options' in decision ? decision.options : []
}

function option(game: Play, id: string): Option | undefined {
  return optionsNow(game).find((one) => one.id === id)
}

function limitsNow(game: Play): readonly Limit[] {
  const decision = game.decision()
  return decision.form === 'some' ? (decision.limits ?? []) : []
}

const ids = (options: readonly Option[]) => options.map(({ id }) => id)

test('TURN-01 the deeds of a turn say which action they take, and one of them ends it', () => {
  const game = alone({ hand: ['badger-14'] }).begin()
  const inGroup = (wanted: string) => ids(optionsNow(game).filter(({ group }) => group === wanted))
  expect(inGroup('fly')).toEqual(['burn', 'mosey'])
  expect(inGroup('buy')).toEqual(['shop'])
  expect(inGroup('deal')).toEqual(['deal:badger'])
  expect(inGroup('hand')).toEqual(['discard-job:badger-14'])
  expect(ids(optionsNow(game).filter(({ role }) => role === 'end'))).toEqual(['end'])
  expect(option(game, 'deal:badger')).toMatchObject({ about: { name: 'contact', id: 'badger' }, sign: 'deal' })
})

test('FLY-03 a Full Burn is risky, and so is every sector of it; a Mosey is not', () => {
  const game = alone().next('nav-alliance', 'The Big Black').begin()
  expect([option(game, 'burn')?.role, option(game, 'mosey')?.role]).toEqual(['risky', undefined])
  expect(optionsNow(alone().begin().choose('mosey')).map(({ role }) => role)).not.toContain('risky')
  game.choose('burn').choose('pelorum')
  expect(option(game, 'stop')).toMatchObject({ role: 'end' })
  const sectors = optionsNow(game).filter(({ group }) => group === 'fly')
  expect(sectors.length).toBeGreaterThan(2)
  expect(new Set(sectors.map(({ role }) => role))).toEqual(new Set(['risky']))
})

test('WORK-05 work is risky where it takes misbehaving, and the team is asked about its job', () => {
  const game = heistFor({ crew: ['Zoe'] }).begin()
  expect(option(game, 'job:amnon-duul-07')).toMatchObject({ role: 'risky', at: { card: 'amnon-duul-07' } })
  game.choose('job:amnon-duul-07')
  expect(game.decision()).toMatchObject({ kind: 'work.team', card: 'amnon-duul-07' })
  expect(option(game, 'go')).toMatchObject({ usual: true })
  expect(option(game, 'leave:malcolm')).toMatchObject({ group: 'leave', at: { card: 'malcolm' } })
})

test('BUY-03 a shop says what deck it sells, what things cost, and how many cards may still be bought', () => {
  const game = alone({ credits: 5000 }).begin().choose('shop')
  const about = { name: 'supply', id: 'persephone' }
  expect(game.decision()).toMatchObject({ kind: 'shop', about })
  expect(option(game, 'draw')).toMatchObject({ usual: true, group: 'deck' })
  expect(option(game, 'draw-one')).toMatchObject({ role: 'minor', group: 'deck' })
  expect(option(game, 'fuel')).toMatchObject({ at: { token: 'fuel' }, price: 100, most: 18 })
  expect(option(game, 'shore-leave')).toMatchObject({ price: 100 })
  game.choose(['draw'])
  expect(game.decision()).toMatchObject({ kind: 'shop.keep', about, left: 2 })
  const cards = optionsNow(game).filter(({ group }) => group === 'cards')
  expect(cards).toHaveLength(3)
  for (const { price } of cards) expect(price).toBeGreaterThanOrEqual(0)
  const limits = limitsNow(game)
  expect(limits.map(({ of }) => of)).toEqual(expect.arrayContaining(['cards', 'money', 'room']))
  expect(limits.find(({ of }) => of === 'money')).toMatchObject({ most: 5000, uses: { fuel: 100, part: 300 } })
})

test('DEAL-04 what is sold names the goods, the price and how many there are', () => {
  const game = alone({ solid: ['badger'], cargo: 2 })
    .begin()
    .choose('deal:badger')
  expect(game.decision()).toMatchObject({ kind: 'deal', about: { name: 'contact', id: 'badger' } })
  const sale = option(game, 'sell:cargo')
  expect(sale).toMatchObject({ group: 'sell', at: { token: 'cargo' }, sign: 'cargo', price: 400, most: 2 })
})

test('HOLD-07 goods are thrown out, hidden and brought out by group and token', () => {
  const game = alone({ cargo: 1 }).begin().choose('hold')
  expect(option(game, 'dump:cargo')).toMatchObject({ group: 'dump', at: { token: 'cargo' }, sign: 'cargo' })
  expect(option(game, 'hide:cargo')).toMatchObject({ group: 'hide' })
  expect(option(game, 'done')).toMatchObject({ role: 'end', usual: true })
})

test('TRADE-01 what is given and what is asked for are two groups', () => {
  const game = scenario({ captains: [{ at: 'persephone' }, { at: 'persephone' }] })
    .begin()
    .choose('trade:1')
  expect(option(game, 'give:credits')).toMatchObject({ group: 'give', sign: 'credits' })
  expect(option(game, 'give:fuel')).toMatchObject({ group: 'give', at: { token: 'fuel' } })
  expect(option(game, 'get:fuel')).toMatchObject({ group: 'get', about: { name: 'token', id: 'fuel' } })
  expect(option(game, 'get:fuel')).not.toHaveProperty('at')
  expect(option(game, 'cancel')).toMatchObject({ role: 'end' })
})

test('MISBEHAVE-02 an option of a card names itself and the card, and is risky where dice follow', () => {
  const game = heistFor().next('misbehave', 'Tight Security').begin().choose('job:amnon-duul-07')
  const force = option(game, 'force')
  expect(force).toMatchObject({ about: { name: 'option', id: 'force' }, role: 'risky' })
  expect(force?.about?.of).toBe(game.decision().card)
})
