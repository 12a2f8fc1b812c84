import { chooseOne, type Option, type Rules } from '@keep-flying/kernel'
import type { Table } from '../../state.ts'
import type { EffectTable } from '../effects.ts'
import { tryLockBy } from '../locks.ts'
import { isCrew, says } from '../table.ts'
import { disgruntled, reroll, rollBase, type TestRun } from '../test-run.ts'

/** Effects on Tests and Brawls under way. */

export const tests: Pick<
  EffectTable,
  | 'add-die'
  | 'add'
  | 'assist'
  | 'reroll'
  | 'ignore-disgruntled'
  | 'test-target'
  | 'swap-skill'
  | 'no-skill'
  | 'no-assist'
  | 'ties-spare'
  | 'more-wounds'
  | 'try-lock'
> = {
  'add-die'(_, { test }, { amount }) {
    if (!test) return false
    test.dice += amount
    return true
  },

  add(_, { test }, { amount }) {
    if (!test) return false
    test.added += amount
    return true
  },

  assist(_, { test, self }) {
    if (!test || !self || !isCrew(self)) return false
    test.assistants.push(self.id)
    return true
  },

  *reroll(t, { test }, { what, only }) {
    if (!test) return false
    if (what === 'test') rollBase(t, test, test.rolls.length)
    else yield* rerollOne(t, test, only === 'disgruntled')
    return true
  },

  'ignore-disgruntled'(_, { test }, { amount }) {
    if (!test) return false
    test.ignored += amount
    return true
  },

  'test-target'(t, _, { skill, amount }) {
    t.state.lasting.push({ what: 'test-target', skill, amount, until: { end: 'use' } })
    return true
  },

  'swap-skill'(_, { test }, { use, insteadOf }) {
    if (!test || test.skill !== insteadOf) return false
    test.instead = use
    return true
  },

  'no-skill'(_, { test }) {
    if (!test) return false
    test.noSkill = true
    return true
  },

  'no-assist'(_, { brawl }) {
    if (!brawl) return false
    brawl.noAssist = true
    return true
  },

  'ties-spare'(_, { brawl }) {
    if (!brawl) return false
    brawl.tiesSpare = true
    return true
  },

  'more-wounds'(_, { brawl }, { lead, amount }) {
    if (!brawl || brawl.lead < lead) return false
    brawl.wounds += amount
    return true
  },

  *'try-lock'(t, context, { skill, add }) {
    const { self } = context
    return self && isCrew(self) ? yield* tryLockBy(t, context, self, skill, add) : false
  },
}

interface Die {
  readonly roll: number
  readonly place: number
  readonly face: number
}

/** The player chooses the die. */
function* rerollOne(t: Table, test: TestRun, onlyDisgruntled: boolean): Rules<void> {
  const dice = test.rolls.flatMap((faces, roll) => faces.map((face, place): Die => ({ roll, place, face })))
  const fitting = dice.filter(({ face }) => !onlyDisgruntled || face === disgruntled)
  // Of dice that show the same and led to the same bonus dice, any will do.
  const led = ({ roll, place }: Die) => String(test.rolls[roll]?.slice(place))
  const unlike = fitting.filter((die, n) => fitting.findIndex((other) => led(other) === led(die)) === n)
  if (unlike.length === 0) return
  const asked = { seat: test.tester.seat, kind: 'test.die', prompt: says('ask.test.die') }
  const { roll, place } = yield* chooseOne(asked, unlike, dieOption)
  reroll(t, test, roll, place)
}

function dieOption({ roll, place, face }: Die): Option {
  const shows = { name: 'face', id: face }
  return { id: `${roll}.${place}`, text: says('offer.die', { face: shows }), about: shows }
}
