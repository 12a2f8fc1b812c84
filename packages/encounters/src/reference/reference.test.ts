import { isInForce } from '@keep-flying/kernel'
import { referenceFaults } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import { browncoatsCost, creditsPerCard, scanCosts, slotRepairCosts } from '../catalog/playmat.ts'
import { defaultOptions, type Options } from '../options.ts'
import { encountersReference } from '../reference.ts'
import { germanReference } from './german.ts'
import { reference } from './index.ts'

const rules = reference.flatMap((chapter) => chapter.rules)

/** How many rules each chapter of the book comes to, and how many rulings settle what it leaves open. */
const sizes = {
  SETUP: 25,
  AVATAR: 9,
  OBJECTIVE: 16,
  EPISODE: 18,
  TURN: 9,
  PUSH: 11,
  PLAY: 10,
  COMBO: 11,
  TALENT: 9,
  FLAW: 8,
  RECRUIT: 9,
  SCAN: 7,
  REVEAL: 20,
  FIGHT: 10,
  STRIKE: 29,
  DEFEATED: 20,
  CLEANUP: 8,
  INEVITABLE: 17,
  ENDEPISODE: 10,
  INTERMISSION: 20,
  NEXT: 6,
  SCORE: 10,
  COORDINATE: 12,
  RANGE: 3,
  STATIONARY: 5,
  ESCAPE: 3,
  DOUBLESTRIKE: 2,
  TIMING: 9,
  REFER: 14,
  EMPTY: 7,
  ABILITY: 13,
  ATTACH: 3,
  CLEAR: 2,
  PAY: 2,
  DIFFICULTY: 17,
  SOLO: 6,
  CAMPAIGN: 19,
  CONTENTS: 16,
  OPEN: 83,
}

describe('the reference', () => {
  test('has every rule and every ruling, chapter by chapter', () => {
    expect(Object.fromEntries(reference.map((chapter) => [chapter.id, chapter.rules.length]))).toEqual(sizes)
    for (const chapter of reference)
      expect(chapter.rules.at(-1)?.id).toBe(`${chapter.id}-${String(chapter.rules.length).padStart(2, '0')}`)
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

  test.each([
    ['OPEN-01', scanCosts],
    ['OPEN-02', slotRepairCosts],
    ['RECRUIT-05', [browncoatsCost]],
    ['RECRUIT-06', [browncoatsCost]],
    ['INTERMISSION-18', [creditsPerCard]],
  ])('%s has the figures of the playmat', (id, figures) => {
    const text = rules.find((rule) => rule.id === id)?.text ?? ''
    const named = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    expect(new Set(named)).toEqual(new Set<number>(figures))
  })

  test('is loaded in the language of the reader, in English where there is no other', async () => {
    expect(await encountersReference.reference('de')).toBe(germanReference)
    expect(await encountersReference.reference('en')).toBe(reference)
    expect(await encountersReference.reference('fr')).toBe(reference)
  })
})

/** The rules in force beyond those of the base game. */
function inForceWith(options: Partial<Options>): readonly string[] {
  const tags = encountersReference.tagsIn({ ...defaultOptions, ...options })
  return rules.filter((rule) => isInForce(rule, tags) && !rule.tags.includes('base')).map(({ id }) => id)
}

describe('rules in force', () => {
  test('a plain game has those of the base game', () => {
    expect(encountersReference.tagsIn(defaultOptions)).toEqual(['base'])
    expect(inForceWith({})).toEqual([])
  })

  test('every rule has a tag that some game has', () => {
    expect(rules.filter((rule) => !isInForce(rule, encountersReference.tags))).toEqual([])
  })

  test('playing alone and campaigns bring theirs', () => {
    expect(inForceWith({ players: 1 })).toEqual(['SOLO-01', 'SOLO-02', 'SOLO-03', 'SOLO-04', 'SOLO-05', 'OPEN-70'])
    expect(inForceWith({ campaign: 'series' })).toContain('CAMPAIGN-03')
    expect(inForceWith({ campaign: 'series' })).not.toContain('CAMPAIGN-19')
    expect(inForceWith({ campaign: 'mixed' })).toContain('CAMPAIGN-19')
    expect(inForceWith({ campaign: 'mixed' })).not.toContain('CAMPAIGN-03')
  })

  test.each<[Partial<Options>, readonly string[]]>([
    [{ sideJobs: 1 }, ['DIFFICULTY-02', 'OPEN-71']],
    [{ preparation: 2 }, ['DIFFICULTY-03']],
    [{ startB: 1 }, ['DIFFICULTY-04']],
    [{ startC: 0 }, ['DIFFICULTY-05']],
    [{ talents: 2 }, ['DIFFICULTY-06', 'OPEN-72']],
    [{ laterTalents: ['B'] }, ['DIFFICULTY-07', 'OPEN-72']],
    [{ bonusCredits: 1 }, ['DIFFICULTY-08']],
    [{ toughness: true }, ['DIFFICULTY-09']],
    [{ sideJobs: -1 }, ['DIFFICULTY-10']],
    [{ startA: 1 }, ['DIFFICULTY-11']],
    [{ startB: 3 }, ['DIFFICULTY-12']],
    [{ startC: 5 }, ['DIFFICULTY-13']],
    [{ talents: 0 }, ['DIFFICULTY-14']],
    [{ flaws: ['A'] }, ['DIFFICULTY-15', 'OPEN-72']],
    [{ defeatedTurns: true }, ['DIFFICULTY-16', 'OPEN-73']],
    [{ oneDefeat: true }, ['DIFFICULTY-17']],
  ])('%j brings %j', (options, expected) => {
    expect(inForceWith(options)).toEqual(['DIFFICULTY-01', ...expected])
  })
})
