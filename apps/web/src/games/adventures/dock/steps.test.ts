import type { Thing } from '@keep-flying/adventures'
import { scenario } from '@keep-flying/adventures/scenario'
import type { Decision } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { nextLeg } from '../../../dock/autopilot.ts'
import { deedOf, type Manner } from './steps.ts'
import { takesAim, weighedIn } from './weighed.ts'

type Game = ReturnType<typeof scenario>

function asked(game: Game): Decision {
  const [decision] = game.match.pending
  if (!decision) throw new Error('Nothing is asked.')
  return decision
}

/** Carries a deed of Zoë's out as the dock would, and gives back what is asked then. */
function carryOut(game: Game, key: string, manner: Partial<Manner>): string {
  const decision = asked(game)
  const weighed = weighedIn(game.table(), game.crew('zoe'), decision).find((one) => one.key === key)
  if (!weighed) throw new Error(`There is no deed "${key}".`)
  const deed = deedOf(decision, weighed, { aim: null, helps: [], dice: null, wait: null, ...manner })
  if (!deed) throw new Error('It is not a deed.')
  game.match.answer({ seat: 0, decision: decision.number, value: deed.value })
  let plan = deed.next
  for (;;) {
    const now = asked(game)
    const leg = nextLeg(plan, now)
    if (!leg) return now.kind
    game.match.answer({ seat: 0, decision: now.number, value: leg.step.value })
    plan = leg.rest
  }
}

const goon = (id: string): Thing => ({ kind: 'goon', id })

test('a square that was chosen first is walked to in one go', () => {
  const game = scenario({ map: 'Z . . 1 .' })
  const square: Thing = { kind: 'square', at: Number(game.spot('1')) }
  expect(carryOut(game, 'move', { aim: square })).toBe('turn.action')
  expect(game.where(game.crew('zoe'))).toBe('1')
})

test('a shot is taken with its target, boost and dice; whoever is Casual turns Heroic for it', () => {
  const game = scenario({
    map: 'Z . . t c',
    who: { zoe: { gear: ['Ranch Rifle'] } },
    dice: [5, 5],
  })
  const [card] = game.crew('zoe').gear.map((gear) => gear.card)
  carryOut(game, `shoot ${card}`, { aim: goon('t1'), dice: 2 })
  expect(game.crew('zoe').stance).toBe('heroic')
  expect(game.state.goons.some(({ id, wounds }) => id === 't1' && wounds === 0)).toBe(false)
  expect(game.moment('zoe')).toBe(4)
})

test('what only the Heroic side has begins with turning Heroic', () => {
  const game = scenario({ map: 'Z t .', dice: [2, 5] })
  carryOut(game, 'heroic brawl', { aim: goon('t1') })
  expect(game.crew('zoe').stance).toBe('heroic')
  expect(game.crew('zoe').wounds).toBeLessThanOrEqual(1)
})

test('deeds say what they can be aimed at', () => {
  const game = scenario({ map: 'Z . . t c', who: { zoe: { gear: ['Ranch Rifle'] } } })
  const deeds = weighedIn(game.table(), game.crew('zoe'), asked(game))
  const takers = deeds.filter((deed) => takesAim(deed, goon('c1'))).map(({ icon }) => icon)
  expect(takers).toEqual(['shoot'])
})
