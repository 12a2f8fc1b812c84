import { readFileSync } from 'node:fs'
import { type Decision, text } from '@keep-flying/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { AnswerProvider } from '../../../dock/AnswerProvider.tsx'
import { usualPick } from '../../../dock/answers.ts'
import { Footer } from '../../../dock/Footer.tsx'
import { Question } from '../../../dock/Question.tsx'
import { type Language, LanguageProvider } from '../../../i18n/language.tsx'
import { loadLanguage } from '../../../i18n/load.ts'
import { Scene } from '../../../scene/Scene.tsx'
import { silentSession } from '../../../session/testing/silent.ts'
import { AtTableWith, LookingAround, useTable } from '../../../table/context.tsx'
import { fetchParts } from '../../../ui/later.tsx'
import { verse } from '../entry.ts'
import { verseClient } from '../index.ts'
import { momentOf, type Sample, sampleQuestions } from './testing/sampled.ts'
import { byGroup, turnGroups } from './turn.ts'

const samples = sampleQuestions(['1', '2', '3'])
// Parts that bring words of their own ask which language is set.
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
await fetchParts()
const english = await loadLanguage('en', 'all', verse)
const german = await loadLanguage('de', 'all', verse)

const icons = readFileSync(new URL('../../../ui/icons.svg', import.meta.url), 'utf8')

const undoing = { unit: null, isLarger: false, why: '', undo: () => {} } as const

function Asked() {
  const { decision, offers } = useTable()
  const asked = decision ?? offers[0]
  return (
    asked && (
      <>
        <Question decision={asked} />
        <Footer decision={asked} undoing={undoing} />
      </>
    )
  )
}

function shown(sample: Sample, language: Language): string {
  const moment = momentOf(sample)
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <AtTableWith game={verseClient} session={silentSession(moment)} moment={moment}>
        <LookingAround>
          <AnswerProvider>
            <Asked />
            <Scene />
          </AnswerProvider>
        </LookingAround>
      </AtTableWith>
    </LanguageProvider>,
  )
}

/** There is something to press that leads to an answer: a choice, or a primary button that is ready. */
function isAnswerable(markup: string, { form }: Decision): boolean {
  const ready = /class="primary dock-primary"[^>]* aria-disabled="false"/.test(markup)
  const choices = markup.match(/data-choice/g)?.length ?? 0
  return form === 'amount' || form === 'order' ? ready : ready || choices > 0
}

test('the games played bring up questions of many kinds', () => {
  expect(samples.size).toBeGreaterThan(35)
})

describe.each([...samples])('%s', (_, sample) => {
  test('has signs that can be drawn, and no more than one usual answer', () => {
    const { decision } = sample
    const options = 'options' in decision ? decision.options : []
    for (const { sign } of options) if (sign !== undefined) expect(icons).toContain(`id="i-${sign}"`)
    if (decision.form === 'one') expect(options.filter(({ usual }) => usual).length).toBeLessThan(2)
  })

  test('is shown and can be answered, in both languages', () => {
    expect(isAnswerable(shown(sample, english), sample.decision)).toBe(true)
    expect(isAnswerable(shown(sample, german), sample.decision)).toBe(true)
  })
})

test('every sort of deed beside the actions of a turn has a name, in both languages', () => {
  const turns = [...samples.values()].flatMap(({ decision }) =>
    decision.kind === 'turn' && decision.form === 'one' ? [decision] : [],
  )
  const sorts = turns.flatMap((turn) => byGroup(turnGroups(turn).more).map(([sort]) => sort))
  expect(sorts).toContain('hold')
  for (const { messages } of [english, german])
    expect(sorts.filter((sort) => messages[`dock.also.${sort}`] === undefined)).toEqual([])
})

describe('a kind that nobody has heard of', () => {
  const [one] = samples.values()
  if (!one) throw new Error('No game was played.')
  const common = { number: 1, seat: one.decision.seat, kind: 'new.kind', prompt: text('prompt.trade-open') }
  const options = ['a', 'b', 'c'].map((id) => ({ id, text: text('option.done') }))
  const unknown: readonly Decision[] = [
    { ...common, form: 'one', options },
    { ...common, form: 'some', options, min: 1, max: 2 },
    { ...common, form: 'order', options },
    { ...common, form: 'amount', min: 2, max: 7 },
    { ...common, form: 'confirm' },
  ]
  test.each(unknown.map((decision) => [decision.form, decision] as const))(
    'of the form %s can be answered',
    (_, decision) => {
      expect(isAnswerable(shown({ ...one, decision }, english), decision)).toBe(true)
      expect(usualPick(decision)).toBeDefined()
    },
  )
})
