import { describe, expect, test } from 'vitest'
import { crewMembers, letters, spaces } from '../vocabulary/index.ts'
import { campaignTexts } from './campaign.ts'
import { effectsIn } from './effects-in.ts'
import {
  allCards,
  avatars,
  type BoxCard,
  box,
  boxCard,
  copiesOf,
  episodes,
  episodesWith,
  miniDeck,
  stackOf,
} from './index.ts'
import { scanCosts, slotRepairCosts } from './playmat.ts'

/** What is in the box, counted as the book counts it. */

const named = (name: string) =>
  box.starting.filter((id) => {
    const boxed = boxCard(id)
    return boxed.kind === 'character' && boxed.card.name === name
  })

const episodeCards = episodes.flatMap(({ number }) => [...miniDeck(number)])
const kinds = (ids: readonly string[]) => new Set(ids.map((id) => boxCard(id).kind))

describe('the box', () => {
  test('CONTENTS-01 CONTENTS-16 holds 500 cards in all', () => {
    expect(avatars.length + episodes.length + allCards.size).toBe(500)
    const counts = [
      named('Shiny'),
      named('Misbehave'),
      box.browncoats,
      avatars,
      Object.values(stackOf).flat(),
      episodes,
    ]
    const others = [episodeCards, box.sideJobs, box.crewStrikes, box.shipStrikes, box.upgrades, box.talents, box.flaws]
    expect([...counts, ...others, box.inevitable].map(({ length }) => length)).toEqual([
      ...[35, 25, 5, 9, 126, 15, 165, 12, 40, 20, 10, 15, 20, 3],
    ])
    // Objectives are Episodes here, not cards with ids.
    expect([...counts, ...others, box.inevitable].reduce((sum, { length }) => sum + length, 0)).toBe(500)
  })

  test('CONTENTS-02 CONTENTS-03 OPEN-14 has five players’ Shiny and Misbehave, worth 1 Recruit and 1 Attack', () => {
    expect([named('Shiny').length, named('Misbehave').length]).toEqual([5 * 7, 5 * 5])
    expect(boxCard('shiny#1')).toMatchObject({ card: { recruit: 1 } })
    expect(boxCard('shiny#1')).not.toHaveProperty('card.attack')
    expect(boxCard('misbehave#1')).toMatchObject({ card: { attack: 1 } })
    expect(boxCard('misbehave#1')).not.toHaveProperty('card.recruit')
  })

  test('CONTENTS-04 has five Browncoats, one of each class', () => {
    const classes = box.browncoats.map((id) => {
      const boxed = boxCard(id)
      return boxed.kind === 'character' ? boxed.card.class : null
    })
    expect(classes.toSorted()).toEqual(['intel', 'leadership', 'strength', 'survival', 'tech'])
  })

  test('CONTENTS-05 has nine Avatars with ranks from 1 to 9', () => {
    expect(avatars.map(({ crew }) => crew).toSorted()).toEqual([...crewMembers].toSorted())
    expect(avatars.map(({ rank }) => rank).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('CONTENTS-06 has fourteen cards for each of nine characters', () => {
    for (const crew of crewMembers) expect(stackOf[crew], crew).toHaveLength(14)
  })

  test('CONTENTS-07 OPEN-78 has fifteen Objectives with a mini-deck each, five of each letter; the pilot is two', () => {
    expect(letters.map((letter) => episodesWith(letter).length)).toEqual([5, 5, 5])
    expect(episodes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    expect(new Set(episodes.map(({ name }) => name.replace(/ \(Part \d\)/, ''))).size).toBe(14)
  })

  test('CONTENTS-08 has 165 Episode cards, the six labelled Ship Strikes among them', () => {
    const sizes = { A: 10, B: 11, C: 12 }
    for (const { number, letter } of episodes) expect(miniDeck(number), String(number)).toHaveLength(sizes[letter])
    expect(episodeCards).toHaveLength(165)
    expect(episodeCards.filter((id) => boxCard(id).kind === 'ship-strike')).toHaveLength(6)
  })

  test.each([
    ['CONTENTS-09', box.sideJobs, 12, 'side-job'],
    ['CONTENTS-10', box.crewStrikes, 40, 'crew-strike'],
    ['CONTENTS-11', box.shipStrikes, 20, 'ship-strike'],
    ['CONTENTS-12', box.upgrades, 10, 'upgrade'],
    ['CONTENTS-13', box.talents, 15, 'talent'],
    ['CONTENTS-14', box.flaws, 20, 'flaw'],
    ['CONTENTS-15', box.inevitable, 3, 'inevitable'],
  ] as const)('%s has so many of each stack', (_, cards, count, kind) => {
    expect(cards).toHaveLength(count)
    expect(kinds(cards)).toEqual(new Set([kind]))
  })
})

describe('figures that are printed on the playmat', () => {
  test('OPEN-01 OPEN-05 every space of the five has its Scan Cost, from the entry to the Combat Zone', () => {
    expect(spaces).toEqual([1, 2, 3, 4, 5])
    expect(scanCosts).toEqual([3, 2, 2, 1, 1])
  })

  test('OPEN-02 every slot of Serenity has its Credit cost, from the lowest up', () => {
    expect(slotRepairCosts).toEqual([1, 1, 2, 2, 3])
  })

  test('OPEN-03 every Ship Strike has a repair cost in Recruit', () => {
    const strikes = [...allCards.values()].filter(
      (card): card is BoxCard & { kind: 'ship-strike' } => card.kind === 'ship-strike',
    )
    for (const { card } of strikes) expect(card.repair, card.id).toBeGreaterThan(0)
  })
})

describe('what Episodes keep for a campaign', () => {
  const inText = [...JSON.stringify(episodes).matchAll(/"do":"campaign","id":"([^"]+)"/g)].map(([, id]) => id)

  test('is found wherever it stands in a text', () => {
    expect([...campaignTexts.keys()].toSorted()).toEqual(inText.toSorted())
    expect(inText.length).toBeGreaterThan(5)
  })

  test('comes from third Episodes, and seeds cards that there are', () => {
    for (const [id, { episode, effects }] of campaignTexts) {
      expect(episodes.find(({ number }) => number === episode)?.letter, id).toBe('C')
      for (const effect of effectsIn(effects))
        if (effect.do === 'seed') expect(copiesOf(effect.card).length, id).toBeGreaterThanOrEqual(effect.n)
    }
  })
})
