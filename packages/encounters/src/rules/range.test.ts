import { expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'

/** Kaylee's turn among the skyplex guards, to its end; the Crew Strikes that come have no text. */
function afterStrikes(situation: Situation): Play {
  const game = scenario({ players: [{ crew: 'jayne', hand: [] }, {}], letter: 'B', episodeB: '11', ...situation })
    .next('crew-strikes', 'Grazed', 'Grazed', 'Grazed', 'Grazed')
    .begin()
  return game.choose('end')
}

/** The names of all that struck, in order. */
const strikers = (game: Play) => game.log().flatMap((line) => line.match(/^A strike from (.*)\.$/)?.[1] ?? [])

test('RANGE-01 after the Combat Zone, the face-up Range enemies of the Verse strike from left to right', () => {
  const game = afterStrikes({
    verse: ['Armoured Guards', null, 'Station Guards', 'Skyplex Battery'],
    combatZone: ['The Torturer', 'Station Guards'],
  })
  expect(strikers(game)).toEqual(['The Torturer', 'Station Guards', 'Skyplex Battery', 'Armoured Guards'])
})

test('RANGE-02 a face-down card does not strike by Range', () => {
  expect(strikers(afterStrikes({ verse: [{ hidden: 'Armoured Guards' }, 'Armoured Guards'] }))).toEqual([
    'Armoured Guards',
  ])
})

test('RANGE-03 in the Combat Zone Range does nothing: the enemy strikes once', () => {
  expect(strikers(afterStrikes({ combatZone: ['Armoured Guards'] }))).toEqual(['Armoured Guards'])
})
