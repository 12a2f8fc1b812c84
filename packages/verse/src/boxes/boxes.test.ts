import { readdirSync, readFileSync } from 'node:fs'
import { Match } from '@keep-flying/kernel'
import { describe, expect, test, vi } from 'vitest'
import type { Module } from '../box.ts'
import { base } from '../catalog/index.ts'
import { effects as blueSunEffects } from '../expansions/blue-sun/effects.ts'
import { terms as blueSunTerms } from '../expansions/blue-sun/testing/index.ts'
import * as blueSunTexts from '../expansions/blue-sun/text/describe.ts'
import { abilities as breakinAtmoTexts } from '../expansions/breakin-atmo/text/describe.ts'
import { effects as crimeEffects } from '../expansions/crime/effects.ts'
import { terms as crimeTerms } from '../expansions/crime/testing/index.ts'
import * as crimeTexts from '../expansions/crime/text/describe.ts'
import { abilities as esmeraldaTexts } from '../expansions/esmeralda/text/describe.ts'
import { abilities as independentTexts } from '../expansions/independent-stories/text/describe.ts'
import { abilities as jetwashTexts } from '../expansions/jetwash/text/describe.ts'
import { effects as kalidasaEffects } from '../expansions/kalidasa/effects.ts'
import { cardEffects as kalidasaCardEffects } from '../expansions/kalidasa/effects-cards.ts'
import { terms as kalidasaTerms } from '../expansions/kalidasa/testing/index.ts'
import * as kalidasaTexts from '../expansions/kalidasa/text/describe.ts'
import * as kalidasaCards from '../expansions/kalidasa/text/describe-cards.ts'
import { effects as piratesEffects } from '../expansions/pirates/effects.ts'
import * as piratesTexts from '../expansions/pirates/text/describe.ts'
import { ends as promoEnds, abilities as promoTexts } from '../expansions/promo/text/describe.ts'
import { abilities as sharedAbilities } from '../expansions/shared/abilities/text/describe.ts'
import { effects as alertEffects } from '../expansions/shared/alerts/effects.ts'
import { effects as alertTexts } from '../expansions/shared/alerts/text/describe.ts'
import { favours as sharedFavours } from '../expansions/shared/contacts/text/describe.ts'
import { effects as sharedEffects } from '../expansions/shared/effects/effects.ts'
import { effects as sharedTexts } from '../expansions/shared/effects/text/describe.ts'
import { effects as stillFlyingEffects } from '../expansions/still-flying/effects.ts'
import * as stillFlyingTexts from '../expansions/still-flying/text/describe.ts'
import { ends as tenthEnds } from '../expansions/tenth-anniversary/text/describe.ts'
import { effectsAtHand } from '../rules/effect-rules.ts'
import { type EffectTable, effectRules } from '../rules/effects.ts'
import { boxTexts } from '../text/kinds.ts'
import type { AbilityTexts, EffectTexts, FavourTexts, StoryEndTexts } from '../text/tables.ts'
import type { BaseAbilityKinds, BaseEffectKinds, BaseFavourKinds, BaseStoryEnds, BoxId } from '../vocabulary/index.ts'
import { everyBox, modules } from './all.ts'
import { expansions } from './list.ts'
import { shelf } from './shelf.ts'

/**
 * Whatever names a box lies in the box's folder, and this folder lists the boxes. Nothing else may import from a box or
 * name anything that comes with it, tests included: a box can be taken away, and the base game stands.
 */

const terms: Readonly<Record<Exclude<BoxId, 'base'>, readonly string[]>> = {
  'breakin-atmo': [],
  pirates: ['bounties', 'Bound Fugitive', 'encounter'],
  'blue-sun': blueSunTerms,
  kalidasa: kalidasaTerms,
  crime: crimeTerms,
  'artful-dodger': [],
  esmeralda: [],
  jetwash: [],
  promo: [],
  'still-flying': ['capers'],
  'tenth-anniversary': [],
  'independent-stories': [],
}

const src = new URL('../', import.meta.url)
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/^(?:expansions|boxes)\//.test(file))

interface Names {
  /** As they are in data and code. */
  readonly ids: readonly string[]
  /** As they are in print. */
  readonly printed: readonly string[]
}

function namesIn(module: Module): Names {
  const { supply, leaders, ships, contacts, jobs, others, nav, misbehave, setUps, stories, places, sectors } = module
  const navCards = Object.values(nav).flatMap((prints) => prints.map(({ card }) => card))
  const goals = stories.flatMap((story) => story.goals)
  const withIds = [...leaders, ...ships, ...contacts, ...jobs, ...others, ...setUps, ...stories, ...places]
  return {
    ids: [...withIds.map(({ id }) => id), ...sectors.flatMap(idsIn), ...kindsIn(module)],
    printed: [...withIds, ...supply, ...navCards, ...misbehave, ...goals]
      .map(({ name }) => name)
      .concat(sectors.flatMap(({ system }) => system ?? [])),
  }
}

function idsIn({ id, region, supply }: Module['sectors'][number]): readonly string[] {
  return [id, region, ...(supply ? [supply] : [])]
}

/** The kinds of abilities, favours and effects that its cards have. */
function kindsIn(module: Module): readonly string[] {
  const kinds: string[] = []
  JSON.stringify(module, (key, value: unknown) => {
    if ((key === 'is' || key === 'do') && typeof value === 'string') kinds.push(value)
    return value
  })
  return kinds
}

const ofBase = namesIn(base)
const baseIds = new Set([...ofBase.ids, ...Object.keys(effectRules)])
const basePrinted = new Set(ofBase.printed)

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** All that a file must not hold: ids in quotes, printed names as they are written, the box and its terms in any form. */
function patternsFor(module: Module): readonly RegExp[] {
  const { ids, printed } = namesIn(module)
  // A box may be called by a word that jobs of the base game have: then its id says nothing.
  const isWordOfBase = base.jobs.some(({ types }) => types.some((type) => type === module.id))
  const idWords = isWordOfBase ? [] : [module.id, module.id.replaceAll('-', '')]
  const own = [...idWords, module.name, ...(module.id === 'base' ? [] : terms[module.id])]
  return [
    ...ids.filter((id) => !baseIds.has(id)).map((id) => new RegExp(`['"\`/]${escaped(id)}['"\`/:]`)),
    ...printed
      .filter((name) => !basePrinted.has(name))
      .map((name) => new RegExp(`(?<![\\w'’-])${escaped(name)}(?![\\w'’-])`)),
    ...own.map((term) => new RegExp(`${escaped(term).replaceAll(' ', '[ -]?')}(?!')`, 'i')),
  ]
}

/** A card of the base game may speak of the company that a box is named after. */
function withoutBaseNames(source: string): string {
  return ofBase.printed.reduce((text, name) => text.replaceAll(name, ''), source)
}

const sources = new Map(files.map((file) => [file, readFileSync(new URL(file, src), 'utf8')]))

test('nothing but the lists of boxes imports from a box', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /from '[./]*\/expansions\//.test(sources.get(file) ?? ''))).toEqual([])
})

describe.each(modules)('$name', (module) => {
  const patterns = patternsFor(module)

  test('is known by many names', () => {
    expect(patterns.length).toBeGreaterThan(module.stories.length)
    for (const said of ["'mr-universe'", 'blueSun', 'hasAlerts', 'Lord Harrow', "do: 'place-alert'", 'Reaver Space'])
      if (module.id === 'blue-sun') expect(patterns.some((pattern) => pattern.test(said))).toBe(true)
  })

  test('is named nowhere outside its folder', () => {
    const named = [...sources].flatMap(([file, source]) => {
      const text = withoutBaseNames(source)
      return patterns.flatMap((pattern) => {
        const found = pattern.exec(text)
        return found ? [`${file}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`] : []
      })
    })
    expect(named).toEqual([])
  })
})

test('what is said of a box before it is opened is what it holds', () => {
  expect(expansions.map(({ id, name }) => ({ id, name }))).toEqual(modules.map(({ id, name }) => ({ id, name })))
  for (const [n, { stories, setUps }] of expansions.entries()) {
    expect(
      modules[n]?.stories.map(({ id, box, name, hours, needsBoxes, seats }) => ({
        id,
        box,
        name,
        hours,
        ...(needsBoxes ? { needsBoxes } : {}),
        ...(seats ? { seats } : {}),
      })),
    ).toEqual(stories)
    expect(
      modules[n]?.setUps.map(({ id, box, name, needsBoxes, seats, notWith }) => ({
        id,
        box,
        name,
        ...(needsBoxes ? { needsBoxes } : {}),
        ...(seats ? { seats } : {}),
        ...(notWith ? { notWith } : {}),
      })),
    ).toEqual(setUps)
  }
})

test('every kind of effect has its rule, whichever box it comes from', () => {
  // The compiler holds this list against the vocabulary of all boxes.
  const rules: EffectTable = {
    ...effectRules,
    ...alertEffects,
    ...sharedEffects,
    ...piratesEffects,
    ...blueSunEffects,
    ...kalidasaEffects,
    ...kalidasaCardEffects,
    ...crimeEffects,
    ...stillFlyingEffects,
  }
  expect(effectsAtHand).toEqual(rules)
})

test('every kind of effect, ability, favour and end has its words, whichever box it comes from', () => {
  const effects: Omit<EffectTexts, keyof BaseEffectKinds> = {
    ...alertTexts,
    ...sharedTexts,
    ...piratesTexts.effects,
    ...blueSunTexts.effects,
    ...kalidasaTexts.effects,
    ...kalidasaCards.cardEffects,
    ...crimeTexts.effects,
    ...stillFlyingTexts.effects,
  }
  const abilities: Omit<AbilityTexts, keyof BaseAbilityKinds> = {
    ...sharedAbilities,
    ...breakinAtmoTexts,
    ...piratesTexts.abilities,
    ...esmeraldaTexts,
    ...independentTexts,
    ...jetwashTexts,
    ...promoTexts,
    ...stillFlyingTexts.abilities,
    ...blueSunTexts.abilities,
    ...kalidasaTexts.abilities,
    ...kalidasaCards.abilities,
  }
  const favours: Omit<FavourTexts, keyof BaseFavourKinds> = {
    ...sharedFavours,
    ...blueSunTexts.favours,
    ...kalidasaCards.favours,
  }
  const ends: Omit<StoryEndTexts, keyof BaseStoryEnds> = {
    ...piratesTexts.ends,
    ...blueSunTexts.ends,
    ...kalidasaTexts.ends,
    ...crimeTexts.ends,
    ...promoEnds,
    ...stillFlyingTexts.ends,
    ...tenthEnds,
  }
  expect(boxTexts).toEqual({ effects, abilities, favours, ends })
})

test('a game is never played without a box it names', async () => {
  vi.resetModules()
  const { readOptions, verse } = await import('../index.ts')
  const { verseEngine } = await import('../engine.ts')
  const options = readOptions({ players: 1, expansions: everyBox.modules.slice(1).map(({ id }) => id) })
  const start = () => Match.start(verse, options, 'sfc32:whole')
  expect(start).toThrow('must be loaded before it is played with')
  await verseEngine.prepare?.(options)
  expect(start().over).toBe(false)
})

test.each(['en', 'de'] as const)('no two boxes say different things under one key: %s', async (locale) => {
  const said = new Map<string, unknown>()
  for (const { words } of Object.values(shelf))
    for (const [key, message] of Object.entries(await words[locale]())) {
      if (said.has(key)) expect({ key, message }).toEqual({ key, message: said.get(key) })
      said.set(key, message)
    }
})
