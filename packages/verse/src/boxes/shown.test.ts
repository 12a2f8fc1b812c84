import { anyAnswer, Match, openStream } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import * as ask from '../ask/index.ts'
import { openBox } from '../box.ts'
import { base } from '../catalog/index.ts'
import { readOptions } from '../options.ts'
import { verse } from '../rules/game.ts'
import type { Captain, Table } from '../state.ts'
import { everyBox } from './all.ts'
import { everyBoxId } from './known.ts'
import { shelf } from './shelf.ts'

/** Every box as a page has it: without what only those need who play. */
const shown = openBox([base, ...(await Promise.all(Object.values(shelf).map(({ module }) => module())))])

/** What a page says of a captain's prospects, by the rules. */
function prospects(t: Table, c: Captain) {
  return {
    outlooks: ask.jobsOf(t, c).map((card) => ask.outlookOf(t, c, card)),
    goals: ask.openGoals(t, c).map((goal) => [ask.goalStanding(t, c, goal), ask.goalNeeds(t, c, goal)]),
    here: ask.goalHere(t, c),
    reasons: ask.reasonsToGo(t, c),
    proposals: ask.proposals(t, c),
    burns: ask.burnRoutes(t, c),
    moseys: ask.moseyRoutes(t, c),
    odds: [...ask.burnRoutes(t, c).values()].slice(0, 5).map(({ path }) => ask.routeOdds(t, c, path)),
    points: (['fight', 'tech', 'negotiate'] as const).map((skill) =>
      ask.countFor(t, ask.teamAtHand(t, c), test6(skill)),
    ),
    fuel: ask.fuelToTake(t, c),
    trusted: ask.solidContacts(t, c),
    isOutlaw: ask.isOutlaw(t, c),
    prices: [...t.box.supply.values()].map((card) => ask.priceFor(t, c, card)),
  }
}

const test6 = (skill: 'fight' | 'tech' | 'negotiate') => ({ skill, bands: [] })

test.each([...everyBox.stories.values()].map(({ id, seats }) => [id, seats?.at(-1) ?? 3] as const))(
  '%s: a page that shows a game says of it what the rules say',
  (story, players) => {
    const match = Match.start(verse, readOptions({ players, story, expansions: everyBoxId }), `sfc32:${story}`)
    const random = openStream(`sfc32:${story}`)
    for (let n = 1; n <= 90; n++) {
      const decision = match.pending.find(({ standing }) => !standing)
      if (!decision) break
      match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
      if (n % 45 > 0 || match.state.phase === 'set-up') continue
      const seat = match.state.active
      const said = [everyBox, shown].map((box) => {
        const t = ask.tableFor(structuredClone(match.view(seat)), box)
        const [c] = t.state.captains.slice(seat)
        return c && prospects(t, c)
      })
      expect(said[1]).toEqual(said[0])
    }
  },
)
