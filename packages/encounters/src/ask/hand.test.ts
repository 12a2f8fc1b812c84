import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { coordinateAdds, handMakes } from './hand.ts'

/** A game with the stacks of Mal, Zoe, Book and River. */
const game = (mine: string[], theirs: string[] = []) =>
  scenario({
    players: [
      { crew: 'kaylee', hand: mine },
      { crew: 'jayne', hand: theirs },
    ],
    others: ['wash', 'inara', 'simon'],
  }).begin()

const holding = (...hand: string[]) => game(hand)

test('a hand makes what its figures say', () => {
  const held = holding('Shiny', 'Shiny', 'Misbehave')
  expect(handMakes(held.match.view(0), 0)).toMatchObject({ recruit: 2, attack: 1, draws: 0, combos: [] })
})

test('class combos count once another card of the class is there', () => {
  const alone = holding('Fast Hand')
  expect(handMakes(alone.match.view(0), 0)).toMatchObject({ attack: 2, recruit: 0 })
  const led = holding('Fast Hand', "Captain's Orders")
  expect(handMakes(led.match.view(0), 0)).toMatchObject({
    attack: 3,
    recruit: 3,
    combos: [expect.stringContaining('fast-hand')],
  })
})

test('what was played before counts for combos', () => {
  const held = holding("Captain's Orders", 'Fast Hand')
  held.choose("Captain's Orders")
  expect(handMakes(held.match.view(0), 0)).toMatchObject({ attack: 3, recruit: 1 })
})

test('draws, free choices and Attack for one purpose are told apart', () => {
  const held = holding('Strange Arithmetic', 'Second in Command', 'Hold the Door')
  expect(handMakes(held.match.view(0), 0)).toMatchObject({ recruit: 1, attack: 2, restricted: 1, either: 2, draws: 1 })
})

test('nobody can tell what a hand makes that they do not see', () => {
  const held = holding('Shiny', 'Shiny')
  expect(handMakes(held.match.view(1), 0)).toMatchObject({ recruit: 0, attack: 0 })
})

test('a Coordinated card adds to what the active player has made', () => {
  const together = game(["Captain's Orders"], ['Old Training', 'Rally the Crew'])
  const [training = '', rally = ''] = together.player(1).hand.cards
  expect(coordinateAdds(together.match.view(1), training)).toMatchObject({ attack: 2, combos: [] })
  expect(coordinateAdds(together.match.view(1), rally)).toMatchObject({ attack: 3, combos: [] })
})
