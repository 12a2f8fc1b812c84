import { isInForce } from '@keep-flying/kernel'
import { referenceFaults } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import { goonActions, plainGoon, storyline } from '../catalog/index.ts'
import { supplies } from '../catalog/supplies.ts'
import { defaultOptions, type Options } from '../options.ts'
import { adventuresReference } from '../reference.ts'
import { germanReference } from './german.ts'
import { reference } from './index.ts'

const rules = reference.flatMap((chapter) => chapter.rules)

/** How many rules each chapter of the book comes to, and how many rulings settle what it leaves open. */
const sizes = {
  SETUP: 14,
  CREWCOUNT: 8,
  TIMELINE: 22,
  TURN: 12,
  CASUAL: 9,
  HEROIC: 5,
  WOUND: 5,
  DOWNED: 8,
  TEST: 18,
  CHALLENGE: 13,
  BOOST: 4,
  REROLL: 7,
  ADDDIE: 5,
  ASSIST: 10,
  MOVE: 13,
  OBJECT: 6,
  DOOR: 10,
  LOCK: 11,
  MAP: 11,
  LOS: 9,
  SHOOT: 13,
  COVER: 8,
  BRAWL: 15,
  BREAKAWAY: 11,
  HEAL: 5,
  EQUIP: 25,
  GOON: 49,
  BOSS: 6,
  JOB: 26,
  STORY: 14,
  CONTENTS: 12,
  OPEN: 74,
}

describe('the reference', () => {
  test('has every rule and every ruling, chapter by chapter', () => {
    expect(Object.fromEntries(reference.map((chapter) => [chapter.id, chapter.rules.length]))).toEqual(sizes)
    for (const chapter of reference)
      expect(chapter.rules.at(-1)?.id).toBe(`${chapter.id}-${String(chapter.rules.length).padStart(2, '0')}`)
    expect(rules).toHaveLength(384 + 74)
  })

  test('is complete, in order and in two languages', () => {
    expect(referenceFaults(reference, germanReference)).toEqual([])
  })

  test.each([
    ['English', reference],
    ['German', germanReference],
  ])('says nothing twice in %s', (_, chapters) => {
    const sentences = chapters.flatMap((chapter) => chapter.rules.flatMap(({ text }) => text.split(/(?<=[.!?]) /)))
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })

  const { thug, cowboy } = goonActions
  test.each([
    ['GOON-04', [thug.brawl.time]],
    ['GOON-05', [thug.move.time]],
    ['GOON-12', [cowboy.move.squares, cowboy.move.time]],
    ['GOON-16', [plainGoon.fight, plainGoon.wounds]],
    ['OPEN-46', [cowboy.engage]],
    ['OPEN-50', [thug.move.squares, cowboy.shoot?.dice, cowboy.shoot?.time, cowboy.brawl.time]],
    ['JOB-16', [2 * thug.move.time, 2 * cowboy.move.time]],
    ['STORY-02', [storyline.seed]],
    ['STORY-12', [storyline.fee.credits]],
    ['CONTENTS-07', [supplies.segments.count]],
  ])('%s has the figures of the catalog', (id, figures) => {
    const text = rules.find((rule) => rule.id === id)?.text ?? ''
    const named = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    expect(named.toSorted()).toEqual(figures.toSorted())
  })

  test('is loaded in the language of the reader, in English where there is no other', async () => {
    expect(await adventuresReference.reference('de')).toBe(germanReference)
    expect(await adventuresReference.reference('en')).toBe(reference)
    expect(await adventuresReference.reference('fr')).toBe(reference)
  })
})

describe('rules in force', () => {
  /** The rules in force beyond those of every game. */
  function inForceWith(options: Partial<Options>): readonly string[] {
    const tags = adventuresReference.tagsIn({ ...defaultOptions, ...options })
    return rules.filter((rule) => isInForce(rule, tags) && !rule.tags.includes('base')).map(({ id }) => id)
  }

  test('every rule has a tag that some game has', () => {
    expect(rules.filter((rule) => !isInForce(rule, adventuresReference.tags))).toEqual([])
    expect(inForceWith({})).toEqual([])
  })

  test('a Storyline, a Boss and plain Goons bring theirs', () => {
    expect(inForceWith({ boss: true })).toEqual([
      ...['BOSS-01', 'BOSS-02', 'BOSS-03', 'BOSS-04', 'BOSS-05', 'BOSS-06'],
      'OPEN-68',
    ])
    expect(inForceWith({ goons: 'plain' })).toEqual(['GOON-16'])
    const storyline = inForceWith({ campaign: 'storyline' })
    expect(storyline.filter((id) => !id.startsWith('STORY'))).toEqual(['SETUP-05', 'EQUIP-16', 'OPEN-65', 'OPEN-66'])
    expect(storyline).toHaveLength(18)
  })
})
