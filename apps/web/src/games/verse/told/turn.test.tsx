import type { HeardEvent, Word } from '@keep-flying/kernel'
import { scenario } from '@keep-flying/verse/scenario'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../../i18n/language.tsx'
import { loadLanguage } from '../../../i18n/load.ts'
import { silentSession } from '../../../session/testing/silent.ts'
import { AtTableWith } from '../../../table/context.tsx'
import { momentOf } from '../dock/testing/sampled.ts'
import { verse } from '../entry.ts'
import { verseClient } from '../index.ts'
import { Told } from './Told.tsx'
import { tellTurn } from './turn.ts'

const who = (id: number): Word => ({ name: 'seat', id })
const card = (id: string): Word => ({ name: 'card', id })
const sector = (id: string): Word => ({ name: 'sector', id })
const goods = (id: string, n: number): Word => ({ name: 'token', id, n })
let seq = 0
const event = (kind: string, data: Record<string, Word>): HeardEvent => ({
  seq: ++seq,
  kind,
  data: { who: who(1), ...data },
})

const turn: readonly HeardEvent[] = [
  event('burn', { sector: sector('persephone') }),
  event('nav-card', { card: card('nav') }),
  event('burn', { sector: sector('regina') }),
  event('job-started', { card: card('badger-01') }),
  event('loaded', { what: goods('cargo', 3) }),
  event('lost', { what: goods('cargo', 1) }),
  event('gained', { credits: 1500 }),
  event('cuts-paid', { credits: 300 }),
  event('hired', { card: card('regina/kaylee'), credits: 200 }),
  event('killed', { card: card('regina/lund') }),
  event('solid', { contact: { name: 'contact', id: 'badger' } }),
  event('paid', { who: who(0), credits: 9999 }),
]

test('a turn is told by where it led, what was done, and what it brought and cost on the whole', () => {
  expect(tellTurn(turn, 1)).toEqual({
    went: 'regina',
    deeds: [{ did: 'started', card: 'badger-01' }],
    credits: 1000,
    goods: new Map([['cargo', 2]]),
    gained: ['regina/kaylee'],
    lost: ['regina/lund'],
    solid: ['badger'],
    spoiled: [],
    warrants: 0,
  })
})

test('a job that is started and completed in one turn is told once, and jobs taken are counted', () => {
  const deeds = tellTurn(
    [
      event('job-accepted-unseen', { contact: { name: 'contact', id: 'badger' } }),
      event('job-accepted-unseen', { contact: { name: 'contact', id: 'badger' } }),
      event('job-started', { card: card('badger-01') }),
      event('job-completed', { card: card('badger-01') }),
    ],
    1,
  ).deeds
  expect(deeds).toEqual([
    { did: 'completed', card: 'badger-01' },
    { did: 'jobs', n: 2 },
  ])
})

const play = scenario({ captains: [{}, {}] }).begin()
const moment = momentOf({ decision: play.decision(), view: play.match.view(0), events: [] })

async function sentence(locale: 'en' | 'de', events: readonly HeardEvent[]): Promise<string> {
  return renderToStaticMarkup(
    <LanguageProvider language={await loadLanguage(locale, 'all', verse)}>
      <AtTableWith game={verseClient} session={silentSession(moment)} moment={moment}>
        <Told seat={1} events={events} />
      </AtTableWith>
    </LanguageProvider>,
  )
}

test('it is one sentence, in both languages', async () => {
  expect(await sentence('en', turn)).toMatch(
    /^\w+ flies to Regina, starts “.+”, gains \$1,000, 2 Cargo,? and Kaylee, is Solid with Badger,? and loses Lund\.$/,
  )
  expect(await sentence('de', turn)).toMatch(
    /^\w+ fliegt nach Regina, beginnt „.+“, gewinnt \$1\.000, 2 .+ und Kaylee, .+ und verliert Lund\.$/,
  )
  expect(await sentence('en', [])).toMatch(/^\w+ does nothing to speak of\.$/)
})
