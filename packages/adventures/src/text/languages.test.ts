import { compareKeys, keysIn, sourceIn, wordsAsked } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import { crates } from '../catalog/crates.ts'
import { box, boxCrew, challengeCard, equipmentCards, goonCards, jobs, passengers } from '../catalog/index.ts'
import { locks } from '../catalog/locks.ts'
import { safes } from '../catalog/safes.ts'
import { goonTypes } from '../vocabulary/index.ts'
import {
  describeChallenge,
  describeCrewCard,
  describeDowned,
  describeEquipment,
  describeFind,
  describeGoonCard,
  describeGoonType,
  describeLock,
} from './describe.ts'
import { effectKinds } from './describe-effects.ts'
import { describeJob } from './describe-jobs.ts'
import { cardMessages } from './en/cards.ts'
import { effectMessages } from './en/effects.ts'
import { jobMessages } from './en/jobs.ts'
import { german } from './german.ts'
import { english, type Language, writerOf } from './languages.ts'
import type { Line } from './words.ts'

const languages: readonly Language[] = [english, german]

/** Every card, token and Job in words, by its id. */
const described: ReadonlyMap<string, readonly Line[]> = new Map<string, readonly Line[]>([
  ...[...boxCrew, ...passengers].map((card) => [card.id, describeCrewCard(card)] as const),
  ['downed', describeDowned()],
  ...goonTypes.map((type) => [type, describeGoonType(type)] as const),
  ...goonCards.map((card) => [card.id, describeGoonCard(card)] as const),
  ...equipmentCards.map((card) => [card.id, describeEquipment(card)] as const),
  ...Object.values(box.challenges)
    .flat()
    .map((id) => [id, describeChallenge(challengeCard(id))] as const),
  ...locks.map((lock) => [`lock-${lock.id}`, describeLock(lock)] as const),
  ...[...crates, ...safes].map((find) => [`find-${find.id}`, describeFind(find)] as const),
  ...jobs.map((job) => [job.id, describeJob(job)] as const),
])

const said = (id: string, language: Language = english) => (described.get(id) ?? []).map(writerOf(language))

/** Signs that something other than words got into a text: a template, a missing value, an id. */
const leftovers = /undefined|null|NaN|object|[{}]|#\d| {2}| [.,;:]|: *$|^$|\.\.|\ba [AEIOaeio]/

/** Words by which a language only inflects; one may need what the other does not. */
const inflecting = ['person', 'gender', 'case', 'kind', 'user', 'n']

describe('cards and Jobs', () => {
  test.each(languages)('all have a text: $locale', (language) => {
    for (const [id, lines] of described) {
      expect([id, lines.length > 0]).toEqual([id, true])
      for (const line of lines.map(writerOf(language))) {
        expect(line).not.toMatch(leftovers)
        expect(line).not.toMatch(/^\p{Ll}/u)
      }
    }
  })

  test('use every word of the vocabulary for what is done', () => {
    const used = new Set(
      JSON.stringify([...boxCrew, ...passengers, ...goonCards, ...equipmentCards, ...jobs]).match(/"do":"[^"]+"/g),
    )
    for (const id of Object.values(box.challenges).flat()) {
      for (const found of JSON.stringify(challengeCard(id)).match(/"do":"[^"]+"/g) ?? []) used.add(found)
    }
    for (const found of JSON.stringify([crates, safes]).match(/"do":"[^"]+"/g) ?? []) used.add(found)
    expect(effectKinds.filter((kind) => !used.has(`"do":"${kind}"`))).toEqual([])
  })

  test.each([
    [
      'mal',
      'Give the Nod (2 Moments): Target: one other standing Crew Member in your sight. The target moves up to 3 squares.',
    ],
    [
      'roper',
      'When its shot hits (once per turn), if the target is at most 5 squares away, the target does not take the Wound. The target is dragged 2 squares toward this Goon. The target loses 2 Moments.',
    ],
    ['worn-revolver', 'Shoot (2 Moments, Heroic): Shoot with 1 die.'],
    [
      'T09',
      'Cut and hope – Heroic, 2 Moments: Tech Test (Sabotage), 1 die, target 7. On a success, win back 2 Moments.',
    ],
    [
      'N07',
      'On a failure, turn Heroic; one Goon next to you is Alerted and Brawls you at once; if that is not possible, lose 1 Moment. Lose 1 Moment.',
    ],
    ['lock-keypad', 'Casual, 3 Moments: Tech Test (Cortex), 2 dice, target 8.'],
    ['find-heirloom', 'Draw 1 Equipment card. Take $300.'],
  ])('%s in English', (id, line) => {
    expect(said(id)).toContain(line)
  })

  test.each([
    ['wash', 'Ablenken (2 Momente): Ziel: ein Ganove (wartend, neben dir). Bewege das Ziel bis zu 2 Felder.'],
    ['kaylee', 'Gut zureden (Verstärkung, +2 Momente): Bei deinen Technikproben: Du darfst 1 Würfel mehr werfen.'],
    [
      'bodyguard',
      'Wenn ein anderer Ganove neben ihm eine Wunde nehmen müsste: Dieser Ganove nimmt stattdessen die Wunde.',
    ],
    ['T01', 'Misslungen: Verliere 2 Momente.'],
  ])('%s in German', (id, line) => {
    expect(said(id, german)).toContain(line)
  })
})

describe('keys', () => {
  test('have words in German if and only if they have in English', () => {
    expect(Object.keys(german.messages).toSorted()).toEqual(Object.keys(english.messages).toSorted())
  })

  test('ask for the same words in both languages', () => {
    const asked = ({ locale, messages }: Language) =>
      Object.fromEntries(
        Object.entries(wordsAsked(locale, messages)).map(([key, names]) => [
          key,
          names.filter((name) => !inflecting.includes(name)),
        ]),
      )
    expect(asked(german)).toEqual(asked(english))
  })

  test('are entered once, and all used to describe cards', () => {
    const tables = [cardMessages, effectMessages, jobMessages]
    const all = tables.flatMap((table) => Object.keys(table))
    expect(new Set(all).size).toBe(all.length)
    const describing = sourceIn(new URL('./', import.meta.url), ['en', 'de'])
    const heads = [...new Set(all.map((key) => key.split('.')[0] ?? key))]
    const { withoutUse } = compareKeys([...keysIn(describing, heads), ...heads], Object.assign({}, ...tables), heads)
    expect(withoutUse).toEqual([])
  })

  test('in German hold no English', () => {
    const words = Object.values(german.messages).map((line) => line.replace(/\{\w+|\b(?:you|card) (?=\{)/g, ' '))
    expect(words.filter((line) => /\b(?:the|your|you|with|of|and|card|cards)\b/i.test(line))).toEqual([])
  })
})

describe('names', () => {
  const named = (name: string, id: string, of?: string) => writerOf(german).nameOf({ name, id, ...(of ? { of } : {}) })

  test('of copies are those of the card', () => {
    expect(named('card', 'worn-revolver#2')).toBe('Abgegriffener Revolver')
    expect(named('lock', 'latch#1')).toBe('Schnappriegel')
  })

  test('of what stands on a map say what it is', () => {
    expect(named('job-goon', 'c1', 'light-fingers')).toBe('Cowboy c1')
    expect(named('job-token', 'K', 'the-long-relay')).toBe('Kern K')
    expect(() => named('job-goon', 'z9', 'light-fingers')).toThrow('There is no job-goon "z9" of "light-fingers".')
  })

  test.each(languages)('of buildings and doors of every map are known: $locale', ({ messages }) => {
    const keys = jobs.flatMap(({ map }) =>
      map.buildings.flatMap(({ id, doors }) => [`building.${id}`, ...doors.map((door) => `door.${door.id}`)]),
    )
    expect(keys.filter((key) => messages[key] === undefined)).toEqual([])
  })
})
