import { expect, test } from 'vitest'
import { boxCard } from '../catalog/index.ts'
import { scenario } from '../scenario.ts'
import { taskCards } from './tasks.ts'

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
