import { type Play, scenario } from '@keep-flying/verse/scenario'
import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AnswerProvider, useAnswering } from '../../../dock/AnswerProvider.tsx'
import { Happened } from '../../../dock/Happened.tsx'
import { Question } from '../../../dock/Question.tsx'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { loadLanguage } from '../../../i18n/load.ts'
import { Scene } from '../../../scene/Scene.tsx'
import { silentSession } from '../../../session/testing/silent.ts'
import { AtTableWith, LookingAround } from '../../../table/context.tsx'
import { fetchParts } from '../../../ui/later.tsx'
import { verse } from '../entry.ts'
import { verseClient } from '../index.ts'
import { useTable as useVerse } from '../table.tsx'
import { newsOf } from './news.ts'
import { momentOf } from './testing/sampled.ts'

// Parts that bring words of their own ask which language is set.
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
await fetchParts()
const english = await loadLanguage('en', 'all', verse)

function Asked({ heard }: { heard: number }) {
  const { game, decision, moment, box, me } = useVerse()
  const since = moment.events.filter(({ seq }) => seq > heard)
  const news = me && newsOf(since, me.seat, box, decision)
  const { picked } = useAnswering()
  return (
    decision && (
      <Suspense>
        {news && <Happened news={news} />}
        {decision.because && <game.dock.Cause decision={decision} because={decision.because} />}
        <Question decision={decision} />
        <output>{picked.join()}</output>
      </Suspense>
    )
  )
}

function shown(play: Play, heard = Number.POSITIVE_INFINITY): { readonly markup: string; readonly words: string } {
  const moment = momentOf({ decision: play.decision(), view: play.match.view(0), events: play.match.events(0) })
  const markup = renderToStaticMarkup(
    <LanguageProvider language={english}>
      <AtTableWith game={verseClient} session={silentSession(moment)} moment={moment}>
        <LookingAround>
          <AnswerProvider>
            <verseClient.Provider>
              <Asked heard={heard} />
            </verseClient.Provider>
            <Scene />
          </AnswerProvider>
        </LookingAround>
      </AtTableWith>
    </LanguageProvider>,
  )
  return { markup, words: markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') }
}

const besideCutter = (die: number) =>
  scenario({ captains: [{ at: 'hera', leader: 'womack', crew: ['Lund', 'Wash'], passenger: 1 }], cutters: ['hera'] })
    .dice(die)
    .begin()

test('who is killed by Reavers is asked with the contact, the die, how the test came out and what happened', () => {
  const play = besideCutter(1)
  const { words, markup } = shown(play)
  expect(play.kind).toBe('kill.victim')
  expect(markup).toContain('data-card="reaver-contact"')
  expect(words).toContain('Reaver Contact')
  expect(words).toMatch(/and 4 make 5/)
  expect(words).toContain('Failed: 3 short')
  expect(words).toMatch(/kill 1 Passenger/)
  expect(markup).toContain('dock-hit dock-failed')
  const passed = shown(besideCutter(4))
  expect(passed.words).toContain('Passed')
  expect(passed.markup).toContain('dock-hit dock-passed')
})

test('where to evade is asked with what led to it, and the chart stays in sight', () => {
  const play = besideCutter(1).path('womack', 'regina/lund')
  const { words, markup } = shown(play)
  expect(play.kind).toBe('evade.to')
  expect(words).toContain('Reaver Contact')
  expect(words).toContain('Lund dies')
  expect(markup).not.toContain('class="scene"')
})

const rolled = (die: number, crew: string[], gear: string[] = []) => {
  const play = scenario({ captains: [{ at: 'santo', active: ['amnon-duul-07'], crew, gear }] })
    .next('misbehave', 'Gun Play')
    .dice(die)
    .begin()
    .choose('job:amnon-duul-07')
  if (play.kind === 'work.team') play.choose('go')
  if (play.kind === 'gear.carry') play.choose('suggested')
  return play.choose('shoot')
}

test('a roll that fell short is shown as failed, every way on with its odds, and the better one is picked', () => {
  const { words, markup } = shown(rolled(1, ['Zoe']))
  expect(words).toContain('Failed: 2 short')
  expect(words).toMatch(/Leave it at 5/)
  // Gun Play asks for 7: with 4 points a 3 or more does it, four faces of six.
  expect(words).toMatch(/Roll again with Zoe.*67%/)
  expect(markup).toContain('<output>reroll:silverhold/zoe</output>')
})

test('gear that makes sure of the best band is given up for it, where no roll does better', () => {
  const { markup } = shown(rolled(4, [], ['Knife']))
  expect(markup).toContain('<output>discard:persephone/knife')
})

test('what came of a roll stands above the next question, which is asked without a press in between', () => {
  const play = rolled(4, [])
  const { words } = shown(play, 0)
  expect(play.kind).toBe('turn')
  expect(words).toMatch(/Gun Play.*and 2 make 6.*Failed: one short.*botches the attempt/)
  expect(shown(play).words).not.toContain('botches')
})
