import { compareKeys, keysIn, sourceIn } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import { english } from './languages.ts'

describe('keys', () => {
  const source = sourceIn(new URL('../', import.meta.url), ['text'])
  const heads = ['ask', 'action', 'offer', 'buy', 'plan', 'limit', 'options', 'outcome', 'episode', 'about', 'progress']
  /** What rules tell, and what the kernel tells of every game. */
  const told = [
    ...source.matchAll(/\btell\(\s*t,(.*?)(?:, \{|\)$)/gms),
    ...source.matchAll(/instead: \{ kind:(.*?)[,}]/g),
  ]
    .flatMap(([, kinds = '']) => [...kinds.matchAll(/['`]([^'`]+)['`]/g)].map(([, kind]) => `log.${kind}`))
    .concat('log.taken-back')
  const used = [...keysIn(source, heads), ...told]

  test('used by the rules all have English words', () => {
    const { withoutWords } = compareKeys(used, english.messages, heads)
    expect(used.length).toBeGreaterThan(120)
    expect(withoutWords).toEqual([])
  })

  test('with English words are all used', () => {
    const { withoutUse } = compareKeys(used, english.messages, [
      'ask',
      'action',
      'offer',
      'buy',
      'plan',
      'limit',
      'log',
    ])
    expect(withoutUse).toEqual([])
  })
})
