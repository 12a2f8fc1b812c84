import { scenario } from '@keep-flying/encounters/scenario'
import type { HeardEvent, Word } from '@keep-flying/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { loadLanguage } from '../../../i18n/load.ts'
import { silentSession } from '../../../session/testing/silent.ts'
import type { Moment } from '../../../session/types.ts'
import { AtTableWith } from '../../../table/context.tsx'
import { encounters } from '../entry.ts'
import { encountersClient } from '../index.ts'
import { Told } from './Told.tsx'
import { tellTurn } from './turn.ts'

let seq = 0
const event = (kind: string, data: Record<string, Word>): HeardEvent => ({ seq: ++seq, kind, data })
const seat = (id: number): Word => ({ name: 'seat', id })
const crew = (id: string): Word => ({ name: 'crew', id })
const card = (id: string): Word => ({ name: 'card', id })

test('a turn is told by what its player did, and what befell that player alone', () => {
  const told = tellTurn(
    [
      event('played', { who: seat(1), card: card('shiny') }),
      event('played-copy', { who: seat(1), card: card('plot') }),
      event('fought', { who: seat(1), card: card('thug') }),
      event('gained-card', { who: seat(1), card: card('bank') }),
      event('gained-card', { who: seat(0), card: card('talent') }),
      event('repaired', { card: card('breach') }),
      event('task-done', { task: { name: 'task', id: 'keep-cargo' } }),
      event('strike-drawn', { who: crew('zoe'), card: card('grazed') }),
      event('strike-drawn', { who: crew('mal'), card: card('gunshot') }),
    ],
    1,
    'zoe',
  )
  expect(told).toEqual({
    played: 2,
    copies: 1,
    beaten: ['thug'],
    gained: ['bank'],
    repaired: ['breach'],
    done: ['keep-cargo'],
    failed: [],
    strikes: 1,
    isDown: false,
  })
})

const play = scenario({ players: [{ crew: 'mal' }, { crew: 'zoe' }] }).begin()
const moment: Moment = {
  game: encounters.id,
  viewer: 0,
  view: play.match.view(0),
  decisions: [],
  waiting: [],
  undo: null,
  plan: null,
  seen: 0,
  answers: 0,
  version: 0,
  over: false,
  outcome: null,
  seats: [],
  events: [],
}

async function sentence(locale: 'en' | 'de', events: readonly HeardEvent[]): Promise<string> {
  return renderToStaticMarkup(
    <LanguageProvider language={await loadLanguage(locale, 'all', encounters)}>
      <AtTableWith game={encountersClient} session={silentSession(moment)} moment={moment}>
        <Told seat={1} events={events} />
      </AtTableWith>
    </LanguageProvider>,
  )
}

test('it is one sentence, in both languages', async () => {
  const turn = [
    event('played', { who: seat(1), card: card('shiny') }),
    event('played', { who: seat(1), card: card('shiny') }),
    event('task-done', { task: { name: 'task', id: 'keep-cargo' } }),
    event('strike-drawn', { who: crew('zoe'), card: card('grazed') }),
  ]
  expect(await sentence('en', turn)).toBe('Zoe plays 2 cards, completes Keep the Cargo, and takes a strike.')
  expect(await sentence('de', turn)).toMatch(/^Zoe spielt 2 Karten, erfüllt .+ und nimmt einen Treffer\.$/)
  expect(await sentence('en', [])).toBe('Zoe does nothing to speak of.')
})
