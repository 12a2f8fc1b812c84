import { eventText, type Text } from '@keep-flying/kernel'
import { wordsAsked } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import { baseBox, wordsIn } from '../boxes/known.ts'
import { scenario } from '../scenario.ts'
import { aheadMessages as aheadInGerman } from './de/ahead.ts'
import { aheadMessages } from './en/ahead.ts'
import { german } from './german.ts'
import { cardText, english, sectorText, storySummary, writerFor } from './languages.ts'

const inEnglish = { ...english.messages, ...wordsIn('en') }
const inGerman = { ...german.messages, ...wordsIn('de') }

describe('German', () => {
  test('has words for the same keys as English, and asks for the same words in each', () => {
    expect(Object.keys(inGerman).sort()).toEqual(Object.keys(inEnglish).sort())
    expect(wordsAsked('de', inGerman)).toEqual(wordsAsked('en', inEnglish))
  })

  test('says what an answer leads to in the same sentences as English', () => {
    expect(wordsAsked('de', aheadInGerman)).toEqual(wordsAsked('en', aheadMessages))
  })

  test('holds no English', () => {
    const lines = Object.entries({ ...inGerman, ...aheadInGerman })
    expect(lines.filter(([, line]) => /\b(?:the|your|you|with|of|and)\b/i.test(line))).toEqual([])
  })

  test('opens every sentence with a capital', () => {
    const lines = [...baseBox.nav.keys(), ...baseBox.misbehave.keys()].flatMap((id) => cardText(id, baseBox, german))
    expect(lines.filter((line) => /^(?:• )?\p{Ll}/u.test(line))).toEqual([])
    expect(lines.length).toBeGreaterThan(100)
  })
})

describe('cards in German', () => {
  test.each([
    ['persephone/billy', ['Crew, $200: 2 Technik, Mechaniker, Gesucht.', 'Nach jeder Bergung erhältst du 1 Fracht.']],
    [
      'serenity',
      [
        'Frachtraum 8, Versteck 4, Platz für 6 Crewmitglieder und 3 Ausbauten.',
        'Antriebskern: Radion Accelerator Mark I.',
        'Listenpreis $7.800.',
      ],
    ],
    [
      'niska-01',
      [
        'Verbrechen für Niska: illegal.',
        'Nur mit 2 Technik, 1 Verhandeln und einem Hackergerät.',
        'Zielort Osiris: drehe eine krumme Tour mit 3 Karten.',
        'Lohn: $4.000.',
        'Mit einem Gauner bei der Arbeit: $500 mehr.',
      ],
    ],
    [
      'reaver-contact',
      [
        'Wähle eins:',
        '• Alle Passagiere und Flüchtlinge an Bord werden getötet. Kampf-Probe. 1–7: 2 Crewmitglieder werden getötet, Ausweichen. 8+: 1 Crewmitglied wird getötet, Ausweichen.',
        '• Nur mit einem Piloten und einem Mechaniker. Gib 1 Treibstoff aus: Ausweichen.',
      ],
    ],
  ])('%s', (id, lines) => {
    expect(cardText(id, undefined, german)).toEqual(lines)
  })

  test('sectors and stories have German words too', () => {
    expect(sectorText('border-r2-12a', undefined, german)).toBe('Grenze II, Südost')
    expect(sectorText('priam-ithaca', undefined, german)).toBe('Priam und Ithaca')
    expect(storySummary('first-time', undefined, german)).toBe(
      'Gewinne das Vertrauen zweier Kontakte, spare $6.000 und bring sie nach Ezra, um eine alte Schuld loszuwerden.',
    )
  })
})

test('a flight in German', () => {
  const { match } = scenario({ captains: [{ at: 'persephone' }] })
    .next('nav-alliance', "What's Going on in the Engine Room?")
    .dice(5)
    .begin()
  const write = writerFor(match.state, german)
  const asked = (): string[] => match.pending.flatMap((one) => ('options' in one ? one.options : [])).map(said)
  const said = ({ text: line }: { readonly text: Text }) => write(line)
  const answer = (value: string) => {
    const [decision] = match.pending
    if (decision) match.answer({ seat: decision.seat, decision: decision.number, value })
  }
  expect(asked()).toEqual([
    'Vollschub',
    'Bummeln',
    'Einkaufen',
    'Mit Badger handeln',
    'Gelegenheitsarbeit machen',
    'Zug beenden',
    'Frachtraum und Versteck umräumen',
  ])
  answer('burn')
  answer('pelorum')
  expect(asked()).toEqual([
    'Panne. Technik-Probe. 1–6: Voller Stopp. 7+: Weiterfliegen.',
    'Gib 1 Ersatzteil aus: Weiterfliegen.',
  ])
  answer('fix')
  expect(match.events(null).map((event) => write(eventText(event)))).toEqual([
    'Runde 1: Malcolm ist am Zug.',
    'Malcolm fliegt mit Vollschub nach Pelorum.',
    "Malcolm zieht „What's Going on in the Engine Room?“ vom Nav-Stapel.",
    'Malcolm, Technik: 5 gewürfelt und 0 macht 5. 2 zu wenig: gescheitert.',
  ])
})
