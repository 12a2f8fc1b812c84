import { habitualAnswer, suggested } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { repeats } from '../../boxes/repeats.ts'
import { attack, beside } from './testing.ts'

const plunder = 'badger-51'

test('a captain who is away defends by a standing order: skill, gear and what is hidden', () => {
  const prey = { crew: ['Gun Hand', 'The Guardian'], gear: ['Pistol', "Crow's Knife", 'Vera', 'Knife'], cargo: 2 }
  const game = beside({ hand: [plunder], crew: ['Jayne'] }, prey)
    .dice(5, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1)
    .begin()
  attack(game, `job:${plunder}`, 'showdown.defend')
  const asked: string[] = []
  while (game.decision().seat === 1) {
    const decision = game.decision()
    const value = habitualAnswer(repeats, decision, suggested)
    if (value === null) throw new Error(`"${decision.kind}" must be asked.`)
    asked.push(`${decision.kind} ${String(value)}`)
    game.choose(typeof value === 'number' ? value : String(value), 1)
  }
  expect(asked).toEqual([
    'showdown.defend fight',
    'piracy.shelter suggested',
    'gear.carry suggested',
    'showdown.after-roll reroll:osiris/the-guardian',
  ])
})
