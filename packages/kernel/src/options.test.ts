import { describe, expect, test } from 'vitest'
import { OptionError } from './game.ts'
import { type ChoiceField, type ChoicesField, choicesWith, defaultsOf, readFields } from './options.ts'
import { text } from './text.ts'

const box: ChoicesField<'north' | 'south'> = {
  kind: 'choices',
  label: text('boxes'),
  choices: [
    { id: 'north', label: text('north') },
    { id: 'south', label: text('south') },
  ],
  default: [],
}
const story: ChoiceField<'race' | 'siege' | 'war'> = {
  kind: 'choice',
  label: text('story'),
  choices: [
    { id: 'race', label: text('race') },
    { id: 'siege', label: text('siege'), needs: { boxes: ['south'] } },
    { id: 'war', label: text('war'), needs: { boxes: ['north', 'south'] } },
  ],
  default: 'race',
}
const fields = {
  players: { kind: 'count', label: text('players'), min: 1, max: 4, default: 2, seats: true },
  boxes: box,
  story,
  easy: { kind: 'switch', label: text('easy'), default: false },
  before: { kind: 'handed', label: text('before'), default: null },
} as const

function refusal(raw: unknown): { field: string; message: string } {
  try {
    readFields(fields, raw)
  } catch (problem) {
    if (problem instanceof OptionError) return { field: problem.field, message: problem.message }
  }
  throw new Error('The options were taken.')
}

describe('options', () => {
  test('have their defaults where nothing is said', () => {
    expect(readFields(fields, {})).toEqual({ players: 2, boxes: [], story: 'race', easy: false, before: null })
    expect(readFields(fields, {})).toEqual(defaultsOf(fields))
  })

  test('are read as they are, sets in the order of the description', () => {
    const raw = { players: 4, boxes: ['south', 'north'], story: 'siege', easy: true, before: { score: 3 } }
    expect(readFields(fields, raw)).toEqual({ ...raw, boxes: ['north', 'south'] })
  })

  test('offer a choice only with what it needs', () => {
    expect(choicesWith(story, { boxes: [] }).map(({ id }) => id)).toEqual(['race'])
    expect(choicesWith(story, { boxes: ['south'] }).map(({ id }) => id)).toEqual(['race', 'siege'])
    expect(choicesWith(story, { boxes: ['north', 'south'] }).map(({ id }) => id)).toEqual(['race', 'siege', 'war'])
  })

  test.each([
    [null, 'options', 'The options must be an object.'],
    [{ map: 1 }, 'map', 'There is no option "map"; the options are players, boxes, story, easy, before.'],
    [
      { toString: 1 },
      'toString',
      'There is no option "toString"; the options are players, boxes, story, easy, before.',
    ],
    [{ players: 5 }, 'players', 'The option "players" must be a whole number from 1 to 4.'],
    [{ players: '2' }, 'players', 'The option "players" must be a whole number from 1 to 4.'],
    [{ boxes: 'north' }, 'boxes', 'The option "boxes" must be a list.'],
    [{ boxes: ['north', 'north'] }, 'boxes', 'The option "boxes" names something twice; name each once.'],
    [{ boxes: ['east'] }, 'boxes', 'The option "boxes" must be one of north, south.'],
    [{ story: 'siege' }, 'story', 'The option "story" can only be "siege" with "boxes" south.'],
    [{ story: 'war', boxes: ['north'] }, 'story', 'The option "story" can only be "war" with "boxes" north and south.'],
    [{ story: 'peace' }, 'story', 'The option "story" must be one of race.'],
    [{ easy: 1 }, 'easy', 'The option "easy" must be true or false.'],
  ])('that cannot be name the field and the fix: %j', (raw, field, message) => {
    expect(refusal(raw)).toEqual({ field, message })
  })
})

test('a choice may be for some numbers of seats, and not beside others', () => {
  const duel = { id: 'duel', label: text('duel'), seats: [2], without: { boxes: ['north'] } }
  const more = { ...fields, story: { ...story, choices: [...story.choices, duel] } }
  expect(readFields(more, { story: 'duel' }).story).toBe('duel')
  expect(() => readFields(more, { story: 'duel', players: 3 })).toThrow(
    'The option "story" can only be "duel" with "players" 2.',
  )
  expect(() => readFields(more, { story: 'duel', boxes: ['north'] })).toThrow('"boxes" other than north')
  expect(choicesWith(more.story, { boxes: ['north'] }).map(({ id }) => id)).toEqual(['race'])
})
