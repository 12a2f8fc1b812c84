import { describe, expect, test } from 'vitest'
import type { CaptainSet, Play } from '../../scenario.ts'
import { piratesIn } from './state.ts'
import { attack, beside, lost, won } from './testing.ts'

const plunder = 'badger-51'

function fight(one: CaptainSet, other: CaptainSet, dice: readonly number[], upTo?: string): Play {
  const game = beside({ hand: [plunder], fuel: 0, part: 0, ...one }, { fuel: 0, part: 0, ...other })
  return attack(game.dice(...dice).begin(), `job:${plunder}`, upTo)
}

const outcome = (game: Play) => game.told().filter((kind) => kind === 'showdown-won' || kind === 'showdown-held')

test('SHOWDOWN-01 PBH-SHOW-01 the active captain attacks, the target defends', () => {
  const game = fight({}, {}, [5], 'showdown.attack')
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'showdown.attack' })
  expect(piratesIn(game.state).encounter).toMatchObject({ attacker: 0, defender: 1, stage: 'showdown' })
})

test('SHOWDOWN-02 PBH-SHOW-02 the attacker names any skill, then the defender, outside the own turn', () => {
  const game = fight({}, {}, [5, 3, 3], 'showdown.attack')
  expect(game.options()).toEqual(['fight', 'tech', 'negotiate'])
  game.choose('tech')
  expect(game.decision(1)).toMatchObject({ seat: 1, kind: 'showdown.defend' })
  expect(game.options(1)).toEqual(['fight', 'tech', 'negotiate'])
  expect(piratesIn(game.state).encounter?.attack).toMatchObject({ skill: 'tech' })
  game.choose('negotiate', 1)
  expect(game.log().join(' ')).toContain('3 + 1 Tech = 4')
  expect(game.log().join(' ')).toContain('3 + 1 Negotiate = 4')
})

test('SHOWDOWN-03 PBH-SHOW-03 PBH-OPEN-01 PBH-OPEN-02 the defender deals out gear, then the attacker, once each', () => {
  const arms = { crew: ['Gun Hand'], gear: ['Pistol', "Crow's Knife", "Simon's Surgical Kit"] }
  const game = beside({ hand: [plunder], gear: ['Vera', 'Explosive Charge'] }, arms)
    .dice(5, 1, 1)
    .begin()
  game.choose(`job:${plunder}`)
  const asked: string[] = []
  while (game.kind !== 'turn') {
    const { seat, kind } = game.decision()
    asked.push(`${seat} ${kind}`)
    const answers: Record<string, string> = {
      'gear.carry': 'suggested',
      boarding: 'tech',
      'piracy.shelter': 'done',
      'kill.victim': 'marco',
      'showdown.after-roll': 'accept',
    }
    game.choose(answers[kind] ?? 'fight', seat)
  }
  expect(asked.slice(0, 7)).toEqual([
    '0 gear.carry',
    '0 boarding',
    '0 showdown.attack',
    '1 showdown.defend',
    '1 piracy.shelter',
    '1 gear.carry',
    '0 gear.carry',
  ])
})

test('SHOWDOWN-04 PBH-SHOW-04 the higher total wins, and a tie is the defender’s', () => {
  expect(outcome(fight({}, {}, won))).toEqual(['showdown-won'])
  const tie = fight({}, {}, lost, 'kill.victim')
  expect(outcome(tie)).toEqual(['showdown-held'])
})

test('PBH-SHOW-05 OPEN-49 OPEN-67 a Firefly earns a bonus roll on both sides', () => {
  const game = fight({}, {}, [5, 6, 2, 6, 1])
  expect(game.log().join(' ')).toContain('8 + 2 Fight = 10')
  expect(game.log().join(' ')).toContain('7 + 2 Fight = 9')
  expect(outcome(game)).toEqual(['showdown-won'])
})

test('OPEN-67 the defender has all crew aboard, the attacker those who came along', () => {
  const game = beside({ hand: [plunder], crew: ['Gun Hand'] }, { crew: ['Gun Hand', 'Gun Hand'] })
    .dice(5, 1, 1)
    .begin()
  game.path(`job:${plunder}`, 'leave:persephone/gun-hand/1', 'tech', 'fight').choose('fight', 1)
  game.choose('done', 1)
  expect(game.log().join(' ')).toContain('1 + 2 Fight = 3')
  expect(game.log().join(' ')).toContain('1 + 4 Fight = 5')
})

describe('after the roll', () => {
  test('whoever is behind may do something about it, the other then too', () => {
    const game = fight({ crew: ['Zoe'] }, { crew: ['The Guardian'] }, [5, 1, 2, 5, 6, 1], 'showdown.after-roll')
    expect(game.decision()).toMatchObject({ seat: 0 })
    expect(game.options()).toEqual(['accept', expect.stringMatching(/^reroll:.*zoe/)])
    game.choose(game.options()[1] ?? '')
    expect(game.decision(1)).toMatchObject({ seat: 1, kind: 'showdown.after-roll' })
    game.choose(game.options(1)[1] ?? '', 1)
    expect(outcome(game)).toEqual(['showdown-held'])
  })

  test('nothing is asked where nothing could turn it', () => {
    const game = fight({ gear: ['Knife'] }, {}, [5, 1, 6, 5], 'showdown.after-roll')
    expect(game.kind).toBe('turn')
  })

  test('gear may be given up for points', () => {
    const game = fight({ gear: ['Knife'] }, {}, [5, 4, 4], 'showdown.after-roll')
    expect(game.options()).toEqual(['accept', expect.stringMatching(/^discard:/)])
    game.choose(game.options()[1] ?? '')
    expect(outcome(game)).toEqual(['showdown-won'])
    expect(game.captain().gear).toEqual([])
  })
})
