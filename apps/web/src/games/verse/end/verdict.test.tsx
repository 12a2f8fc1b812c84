import { type Outcome, text } from '@keep-flying/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useVerdict } from '../../../end/verdict.ts'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { loadLanguage } from '../../../i18n/load.ts'
import { silentSession } from '../../../session/testing/silent.ts'
import { AtTableWith } from '../../../table/context.tsx'
import { useChange } from '../dock/money.ts'
import { momentOf, sampleQuestions } from '../dock/testing/sampled.ts'
import { verse } from '../entry.ts'
import { verseClient } from '../index.ts'

const english = await loadLanguage('en', 'all', verse)
const german = await loadLanguage('de', 'all', verse)
const [sample] = sampleQuestions(['1']).values()
if (!sample) throw new Error('There is no question.')
const moment = momentOf(sample)
const { viewer } = moment
const { view } = sample

function Verdict() {
  return useVerdict()
}

function verdict(winners: number[]): string {
  return verdictOn({ by: 'seats', winners, reason: text('outcome.won') })
}

function verdictOn(outcome: Outcome): string {
  const ended = { ...moment, over: true, outcome }
  return renderToStaticMarkup(
    <LanguageProvider language={english}>
      <AtTableWith game={verseClient} session={silentSession(ended)} moment={ended}>
        <Verdict />
      </AtTableWith>
    </LanguageProvider>,
  )
}

test('the verdict names who won, and you by that word', () => {
  const mine = viewer ?? 0
  const other = (mine + 1) % view.captains.length
  expect(verdict([mine])).toBe('You win')
  expect(verdict([other])).toMatch(/^\S.* wins$/)
  expect(verdict([mine, other])).toMatch(/ and .* share the win$/)
  expect(verdict([])).toBe('Over, with no winner')
})

test('a team wins or loses together', () => {
  const reason = text('outcome.won')
  expect(verdictOn({ by: 'team', won: true, reason })).toBe('Won together')
  expect(verdictOn({ by: 'team', won: false, reason })).toBe('Lost together')
})

function Changes() {
  const change = useChange()
  return [4500, -200].map(change).join(' ')
}

test('what was won and lost is money with its sign before it', () => {
  const said = (language: typeof english) =>
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Changes />
      </LanguageProvider>,
    )
  expect(said(english)).toBe('+$4,500 −$200')
  expect(said(german)).toBe('+$4.500 −$200')
})
