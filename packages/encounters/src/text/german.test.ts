import { wordsAsked } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import { allCards, avatars, episodes } from '../catalog/index.ts'
import { avatarOf } from '../rules/table.ts'
import { german } from './german.ts'
import { cardText, english } from './languages.ts'

/** Words by which a language only inflects; one may need what the other does not. */
const inflecting = ['person', 'gender']

function asked(locale: string, messages: typeof english.messages) {
  const words = Object.entries(wordsAsked(locale, messages))
  return Object.fromEntries(words.map(([key, names]) => [key, names.filter((name) => !inflecting.includes(name))]))
}

const cards = [
  ...allCards.keys(),
  ...avatars.map(({ crew }) => `avatar-${crew}`),
  ...episodes.map(({ number }) => `objective-${number}`),
]

describe('German', () => {
  test('has words for the same keys as English, and asks for the same words in each', () => {
    expect(Object.keys(german.messages).sort()).toEqual(Object.keys(english.messages).sort())
    expect(asked('de', german.messages)).toEqual(asked('en', english.messages))
  })

  test('holds no English', () => {
    const words = Object.entries(german.messages).map(([key, line]) => [
      key,
      line.replace(/\{\w+|\b(?:you|card) (?=\{)/g, ' '),
    ])
    expect(words.filter(([, line]) => /\b(?:the|your|you|with|of|and|card|cards)\b/i.test(line ?? ''))).toEqual([])
  })

  test('opens every line of a card with a capital, a figure or a quotation', () => {
    const lines = cards.flatMap((id) => cardText(id, german))
    expect(lines.filter((line) => /^\p{Ll}/u.test(line))).toEqual([])
    expect(lines.length).toBeGreaterThan(600)
  })
})

describe('cards in German', () => {
  test.each([
    [
      'avatar-mal',
      [
        `Rang 1, Gesundheit ${avatarOf('mal').health}, Verteidigungswert 4.`,
        'Talent: Lead from the Front',
        'Ziehe 1 Karte.',
        'Aktivieren, diese Karte besiegen: Ein anderer Spieler deiner Wahl (allein: du) zieht 1 Karte. +3 Angriff.',
        'Schwäche: Stubborn Pride',
        'Wähle: Lege 1 Karte ab; oder in diesem Zug gilt: Der stärkste Gegner hat +2 Angriff.',
      ],
    ],
    [
      'cs-caught-in-the-open',
      [
        'Crewtreffer, 2 Schaden.',
        'Bevor dieser Treffer platziert wird: Ein anderer Spieler deiner Wahl darf 1 Karte ablegen; falls ja: Dieser Treffer zählt als 1 Schaden.',
      ],
    ],
    [
      'e14-burgess',
      [
        'Crewgegner, Outlaw, Angriffswert 7.',
        "Aufdecken: Jede Karte „Burgess's Raiders“ im 'Verse kommt in die Kampfzone.",
        'Schlag: Jede Karte „The Birth“ im Bereich Operationen verliert alle Marker.',
        'Besiegt: „Defeat Burgess“ ist erfüllt.',
      ],
    ],
  ])('%s', (id, lines) => {
    expect(cardText(id, german)).toEqual(lines)
  })
})
