import { expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import type { BoxId } from '../../vocabulary/index.ts'
import { kalidasa } from './testing/index.ts'

/** A job that ends with Fugitives handed over. */
const job = [...boxWith(['kalidasa']).jobs.values()].find(
  ({ finish, pickUp, immoral, needs }) =>
    needs === undefined &&
    pickUp !== undefined &&
    !immoral &&
    finish.misbehave === 0 &&
    !finish.trial &&
    JSON.stringify(finish.deliver).includes('fugitive'),
)

const delivering = (captain: CaptainSet, situation: Situation = {}): Play => {
  if (!job) throw new Error('There is no such job.')
  const set = {
    at: job.finish.at,
    leader: 'wright',
    credits: 0,
    fugitive: 4,
    loaded: [job.id],
    ...captain,
  }
  const game = scenario({ ...kalidasa, ...situation, captains: [set] })
    .begin()
    .path(`job:${job.id}`)
  while (game.decision().kind !== 'people.sell' && game.decision().kind !== 'turn') {
    const asked = game.decision()
    game.choose(
      asked.form === 'amount' ? asked.max : asked.form === 'some' ? game.options() : (game.options()[0] ?? ''),
    )
  }
  return game
}

test('KAL-BOX-06 Wright may take $100 more for every Fugitive, which upsets Moral crew', () => {
  expect(boxWith(['kalidasa']).leaders.get('wright')).toMatchObject({
    skills: { fight: 1, tech: 1, negotiate: 1 },
    professions: ['grifter'],
  })
  const taken = delivering({})
  expect(taken.decision().kind).toBe('people.sell')
  const before = taken.captain().credits
  taken.choose(true)
  expect(taken.told()).toContain('gained')
  expect(taken.state.boxes.kalidasa?.dirty).toEqual([true])
  expect(before).toBe(0)
  expect(delivering({}).choose(false).state.boxes.kalidasa?.dirty).toEqual([false])
  expect(delivering({ leader: 'nandi' }).decision().kind).toBe('turn')
})

test('KAL-BOX-06 such a job counts as Immoral: a story that pays for those pays, and each Moral crew is upset once', () => {
  const expansions: readonly BoxId[] = ['kalidasa', 'tenth-anniversary']
  const paid = (sells: boolean) => {
    const game = delivering({ crew: ['Emma'] }, { expansions, story: 'lets-be-bad-guys' }).choose(sells)
    while (game.kind !== 'turn') game.choose(game.options()[0] ?? '')
    return game
  }
  const [sold, kept] = [paid(true), paid(false)]
  const fugitives = 4 - sold.captain().hold.fugitive
  expect(sold.captain().credits - kept.captain().credits).toBe(500 + 100 * fugitives)
  const upset = (game: Play) => game.captain().crew.filter((member) => member.disgruntled).length
  expect([upset(sold), upset(kept)]).toEqual([1, 0])
})
