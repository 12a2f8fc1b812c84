import { expect, test } from 'vitest'
import { boxCard } from '../catalog/index.ts'
import { scenario } from '../scenario.ts'
import { taskCards, taskCount } from './tasks.ts'

const named = (game: { match: { view(seat: number): Parameters<typeof taskCards>[0] } }, task: string) =>
  taskCards(game.match.view(0), task).map(({ card, at }) => {
    const boxed = boxCard(card)
    return ['card' in boxed ? boxed.card.name : boxed.kind, at]
  })

test('whatever can complete a task is named, with the place where it lies open', () => {
  const game = scenario({ verse: [null, 'Alliance Cruiser'], operations: ['Marked Cargo'] }).begin()
  expect(named(game, 'slip-cruiser')).toEqual([['Alliance Cruiser', 2]])
  expect(named(game, 'keep-cargo')).toEqual([['Marked Cargo', 'operations']])
  expect(named(game, 'tend-wounded')).toEqual([['Infirmary Table', null]])
})

test('what brings a task on is named too, with how far the task has come', () => {
  const game = scenario({ letter: 'C', episodeC: '3', verse: [null, 'Medicine Crate', 'Medicine Crate'] }).begin()
  expect(named(game, 'lift-crates')).toEqual([
    ['Medicine Crate', 2],
    ['Medicine Crate', 3],
  ])
  expect(taskCount(game.match.view(0), 'lift-crates')).toEqual({ done: 0, need: 2 })
  expect(taskCount(game.match.view(0), 'answer-crow')).toBeNull()
})
