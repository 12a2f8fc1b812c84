import { choicesWith, isInForce, Match, type OptionField, type Text } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { boxWith, expansions } from './boxes/index.ts'
import { defaultOptions, optionFields } from './options.ts'
import { versePackage } from './package.ts'

function textsOf(field: OptionField): readonly Text[] {
  const choices = 'choices' in field ? field.choices : []
  return [field, ...choices].flatMap(({ label, about }) => (about ? [label, about] : [label]))
}

const everything = boxWith(expansions.map(({ id }) => id))
const ends = new Set([...everything.stories.values()].map(({ end }) => end.kind))

describe('the package', () => {
  test.each(['en', 'de'])('says in %s what its options, bots and outcomes are', async (locale) => {
    const { english, translations, options, bots, about } = versePackage
    const { write } = locale === 'en' ? english : ((await translations[locale]?.()) ?? english)
    const texts = [about, ...Object.values(options).flatMap(textsOf), ...bots.map((bot) => bot.about)]
    const outcomes = [...ends, 'won'].map((key) => ({ key: `outcome.${key}` }))
    for (const line of [...texts, ...outcomes]) expect(write(line)).toMatch(/\S/)
  })

  test('offers stories and Set Up cards only with their boxes', () => {
    const base = choicesWith(optionFields.story, { expansions: [] })
    const all = choicesWith(optionFields.story, { expansions: optionFields.expansions.choices.map(({ id }) => id) })
    expect([base.length, all.length]).toEqual([6, 6 + expansions.flatMap(({ stories }) => stories).length])
    expect(choicesWith(optionFields.setUp, { expansions: [] }).map(({ id }) => id)).toEqual(['standard'])
  })

  test('brings rules into force with the boxes in play', async () => {
    const { tags, tagsIn } = versePackage
    expect(tagsIn(defaultOptions)).toEqual(['base'])
    const boxes = expansions.map(({ id }) => id)
    expect(tagsIn({ ...defaultOptions, expansions: boxes })).toEqual(['base', ...boxes])
    const rules = (await versePackage.reference('en')).flatMap((chapter) => chapter.rules)
    expect(rules.filter((rule) => !isInForce(rule, tags))).toEqual([])
  })

  test('counts rounds', () => {
    const { game, length } = versePackage
    expect(length.unit).toBe('rounds')
    expect(length.of(Match.start(game, defaultOptions, 'sfc32:rounds').state)).toBe(1)
  })

  test('has the rules in both languages, under the same ids', async () => {
    const [english, german] = await Promise.all(['en', 'de'].map(versePackage.reference))
    const ids = (chapters: typeof english) => chapters?.flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(ids(german)).toEqual(ids(english))
    expect(german?.[0]?.rules[0]?.text).not.toBe(english?.[0]?.rules[0]?.text)
  })
})
