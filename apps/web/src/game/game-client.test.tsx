import { type Decision, text, writer } from '@keep-flying/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AnswerProvider } from '../dock/AnswerProvider.tsx'
import { Question } from '../dock/Question.tsx'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadLanguage } from '../i18n/load.ts'
import { silentSession } from '../session/testing/silent.ts'
import type { Moment } from '../session/types.ts'
import { AtTableWith, LookingAround, useTable } from '../table/context.tsx'
import { gameClient } from './game-client.ts'

vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const messages = { 'prompt.go': 'Which way, {who}?', 'option.left': 'To the left', 'option.right': 'To the right' }

const write = writer('en', messages, ({ name, id }) => `${name} ${id}`)

/** A game that has a board and words, and nothing else. */
const bare = gameClient({
  id: 'bare',
  writer: () => write,
  table: { useHeading: () => ({ title: 'Bare', progress: 'Turn 1' }), Board: () => 'the board' },
})

const decision: Decision = {
  number: 1,
  seat: 0,
  kind: 'go',
  prompt: text('prompt.go', { who: { name: 'seat', id: 0 } }),
  form: 'one',
  options: ['left', 'right'].map((id) => ({ id, text: text(`option.${id}`), at: { place: id } })),
}

const asked: Moment = {
  game: 'bare',
  viewer: 0,
  view: {},
  decisions: [decision],
  waiting: [0],
  undo: null,
  plan: null,
  events: [],
  seen: 0,
  version: 1,
  answers: 0,
  over: false,
  outcome: null,
  seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `Person ${seat}` })),
}

const english = await loadLanguage('en', 'all', null)

function Parts() {
  const { game, decision: asked } = useTable()
  const prompt = game.dock.usePrompt()
  const tabs = game.table.useAskedTabs()
  return (
    <>
      <game.table.Players />
      <game.dock.Plate />
      <h2>{prompt}</h2>
      {asked && <Question decision={asked} />}
      <output>{[...tabs]}</output>
    </>
  )
}

function shown(moment: Moment): string {
  return renderToStaticMarkup(
    <LanguageProvider language={{ ...english, game: { locale: 'en', messages, write } }}>
      <AtTableWith game={bare} session={silentSession(moment)} moment={moment}>
        <LookingAround>
          <AnswerProvider>
            <Parts />
          </AnswerProvider>
        </LookingAround>
      </AtTableWith>
    </LanguageProvider>,
  )
}

test('a game with nothing but a board and words is asked and answered in the plain way', () => {
  const markup = shown(asked)
  expect(markup).toContain('Which way, seat 0?')
  expect(markup).toContain('To the right')
  expect(markup.match(/data-choice/g)).toHaveLength(2)
  expect(markup).toContain('Your turn')
  expect(markup).toContain('<output>board</output>')
})

test('and says whom it waits for', () => {
  const markup = shown({ ...asked, viewer: 1, decisions: [], waiting: [0] })
  expect(markup).toContain('Turn of seat 0')
  expect(markup).toMatch(/data-waited-for="true"><button[^>]*aria-label="About seat 0"/)
})
