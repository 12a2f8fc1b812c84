import { type OptionFields, text, writer } from '@keep-flying/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DescribedGame } from '../game/described.ts'
import { englishMessages } from '../i18n/en/index.ts'
import { LanguageProvider } from '../i18n/language.tsx'
import { Fields } from './Fields.tsx'
import { firstPlan, flawsOf } from './plan.ts'

const messages = {
  about: 'A game about rivers.',
  players: 'Rafters',
  rapids: 'Rapids',
  calm: 'Calm',
  wild: 'Wild',
  'wild.about': 'Only for a crew with helmets.',
  gear: 'Gear',
  helmets: 'Helmets',
  night: 'By night',
  length: 'Miles',
  before: 'The journey so far',
  oar: 'Rows straight on.',
}

/** A game of a stranger, with every kind of option. */
const fields: OptionFields = {
  crew: { kind: 'count', label: text('players'), min: 2, max: 5, default: 2, seats: true },
  gear: { kind: 'choices', label: text('gear'), choices: [{ id: 'helmets', label: text('helmets') }], default: [] },
  rapids: {
    kind: 'choice',
    label: text('rapids'),
    choices: [
      { id: 'calm', label: text('calm') },
      { id: 'wild', label: text('wild'), about: text('wild.about'), needs: { gear: ['helmets'] } },
    ],
    default: 'calm',
  },
  night: { kind: 'switch', label: text('night'), default: true },
  length: { kind: 'count', label: text('length'), min: 1, max: 90, default: 7 },
  before: { kind: 'handed', label: text('before'), default: null },
}

const game: DescribedGame = {
  id: 'rafting',
  title: 'Rafting',
  about: text('about'),
  options: fields,
  bots: [{ id: 'oar', name: 'Oar', strength: 1, about: text('oar') }],
  setup: { usual: {}, titleOf: () => 'Down the river' },
}

function formFor(query: string, setup = game.setup): string {
  const write = writer('en', messages, String)
  const language = { locale: 'en', messages: englishMessages, game: { locale: 'en', messages, write } } as const
  const described = { ...game, setup }
  const plan = firstPlan(described, new URLSearchParams(query))
  const planning = { game: described, plan, flaws: flawsOf(plan, fields), change: () => undefined }
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Fields planning={planning} fields={Object.entries(fields).slice(1)} />
    </LanguageProvider>,
  )
}

test('a form is made from the description of the options', () => {
  const form = formFor('')
  for (const said of ['Gear', 'Helmets', 'Rapids', 'Calm', 'By night', 'Miles']) expect(form).toContain(said)
  expect(form).toMatch(/type="radio"[^>]*checked=""[^>]*>.*Calm/)
  expect(form).toMatch(/type="number" min="1" max="90"/)
})

test('what is handed on is nobody’s to fill in', () => {
  expect(formFor('')).not.toContain('The journey so far')
})

test('a choice is on offer only with what it needs', () => {
  expect(formFor('')).not.toContain('Wild')
  expect(formFor('gear=helmets')).toContain('Only for a crew with helmets.')
})

test('what the game refuses is said beside the option', () => {
  expect(formFor('length=200')).toMatch(/Miles.*role="alert".*from 1 to 90/)
})

test('a game may show an option in its own way', () => {
  const form = formFor('', {
    ...game.setup,
    fields: { rapids: ({ options, id }) => <b>River: {String(options[id])}</b> },
  })
  expect(form).toContain('<b>River: calm</b>')
  expect(form).not.toContain('Calm')
})
