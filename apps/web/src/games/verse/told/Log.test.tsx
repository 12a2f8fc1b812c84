import { scenario } from '@keep-flying/verse/scenario'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AnswerProvider } from '../../../dock/AnswerProvider.tsx'
import { Meanwhile } from '../../../dock/Meanwhile.tsx'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { loadLanguage } from '../../../i18n/load.ts'
import { Log } from '../../../log/Log.tsx'
import { silentSession } from '../../../session/testing/silent.ts'
import { AtTableWith, LookingAround } from '../../../table/context.tsx'
import { fetchParts } from '../../../ui/later.tsx'
import { momentOf } from '../dock/testing/sampled.ts'
import { verse } from '../entry.ts'
import { verseClient } from '../index.ts'

// Parts that bring words of their own ask which language is set.
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
await fetchParts()
const english = await loadLanguage('en', 'all', verse)

const captains = ['persephone', 'regina', 'ariel'].map((at) => ({ at }))
const play = scenario({ captains }).begin()
play.path('make-work', 'end').path('make-work', 'end').path('make-work', 'end')

function shown(part: React.ReactNode, seat = 0): string {
  const decision = { ...play.decision(), seat }
  const moment = momentOf({ decision, view: play.match.view(seat), events: play.match.events(seat) })
  return renderToStaticMarkup(
    <LanguageProvider language={english}>
      <AtTableWith game={verseClient} session={silentSession(moment)} moment={moment}>
        <LookingAround>
          <AnswerProvider>{part}</AnswerProvider>
        </LookingAround>
      </AtTableWith>
    </LanguageProvider>,
  )
}

const summaries = (markup: string) =>
  [...markup.matchAll(/<details class="log-told">.*?<\/details>/g)].map(([all]) => all)

test('in the log past turns are a sentence each that opens to all their lines', () => {
  const told = summaries(shown(<Log />))
  expect(told).toHaveLength(3)
  for (const turn of told) {
    expect(turn).toMatch(/<summary>.*does odd jobs and gains \$200\..*<\/summary>/)
    expect(turn).toMatch(/<li class="log-line">.*does odd jobs for \$200/)
  }
})

test('lines are read out in my own turn alone', () => {
  expect(shown(<Log />)).toContain('aria-live="polite"')
  expect(shown(<Log />, 1)).toContain('aria-live="off"')
})

test('at the beginning of my turn the turns of the others since my last stand with the question', () => {
  const told = summaries(shown(<Meanwhile />))
  expect(told).toHaveLength(2)
  play.choose('make-work')
  expect(summaries(shown(<Meanwhile />))).toEqual([])
})
