import { expect, test } from 'vitest'
import { tableFor } from '../ask/view-table.ts'
import { goonsSeeing } from '../rules/squares.ts'
import { crewMember, squareIn } from '../rules/table.ts'
import { type Scene, scene } from '../testing/job-scene.ts'
import { hidingPlaces, loudness, wokenAt } from './hiding.ts'

/** Kaylee outside the east hut of Light Fingers, whose door is open. */
function outsideHut(setting: Partial<Scene> = {}) {
  const t = tableFor(scene('light-fingers', { crew: { kaylee: [15, 5] }, ...setting }).state)
  return { t, who: crewMember(t, 'kaylee') }
}

test('whoever is seen Heroic can slip into a house, where nobody sees it', () => {
  const { t, who } = outsideHut({ stance: 'heroic', goons: { t1: [17, 7] } })
  expect(wokenAt(t, who.at ?? 0).map(({ id }) => id)).toEqual(['t1'])
  const places = hidingPlaces(t, who)
  expect(places).toContain(squareIn(t, [14, 3]))
  expect(places.flatMap((at) => goonsSeeing(t, at))).toEqual([])
})

test('turning Heroic costs least unseen, more where one has to slip away, and most where there is no time for that', () => {
  const unseen = outsideHut()
  const seen = outsideHut({ goons: { t1: [17, 7] } })
  const late = outsideHut({ goons: { t1: [17, 7] } })
  if (late.t.state.turn) late.t.state.turn.actions = 1
  const costs = [unseen, seen, late].map(({ t, who }) => loudness(t, who))
  expect(costs).toEqual([...costs].sort((one, other) => one - other))
  expect(new Set(costs).size).toBe(3)
})
