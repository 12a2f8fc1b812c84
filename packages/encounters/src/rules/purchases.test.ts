import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

test('INTERMISSION-08 a slot that stands only because an Upgrade lies in it is no further room for others', () => {
  const fitted = ['Hidden Holds', 'Second Shuttle', 'Spare Parts Locker', 'Galley Stores', 'Infirmary']
  const game = scenario({
    players: [{ hand: [] }],
    attack: 4,
    operations: ['Marked Cargo'],
    tasks: { 'slip-cruiser': 'done', 'tend-wounded': 'done' },
    serenity: fitted.map((upgrade) => ({ upgrade })),
    credits: 10,
  })
    .next('upgrades', 'Reinforced Hull', 'Enhanced Sensors', 'Cargo Net')
    .begin()
  game.change(({ serenity, upgrades }) => {
    upgrades.cards.splice(upgrades.cards.indexOf('up-tuned-drive'), 1)
    serenity.push({ strike: null, upgrade: 'up-tuned-drive' })
  })
  game.choose('Marked Cargo')
  const bought = ['up-reinforced-hull', 'up-enhanced-sensors']
  expect(() => game.choose([...bought, 'replace up-hidden-holds'])).toThrow()
  game.choose([...bought, 'replace up-hidden-holds', 'replace up-infirmary'])
  const upgrades = game.names(game.state.serenity.map(({ upgrade }) => upgrade))
  expect(upgrades.sort()).toEqual([
    'Enhanced Sensors',
    'Galley Stores',
    'Reinforced Hull',
    'Second Shuttle',
    'Spare Parts Locker',
    'Tuned Drive',
  ])
})
