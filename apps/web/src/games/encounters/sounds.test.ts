import { english } from '@keep-flying/encounters'
import { expect, test } from 'vitest'
import { sounds } from './sounds.ts'

test('whatever is heard is something that the game tells', () => {
  expect(Object.keys(sounds).filter((kind) => english.messages[`log.${kind}`] === undefined)).toEqual([])
})
