import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameListings, loadGames } from '@keep-flying/games'
import type { GameInfo } from '@keep-flying/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hall, openHall } from '../testing/hall.ts'
import { localesOf } from './languages.ts'

let hall: Hall

beforeAll(async () => {
  hall = await openHall()
})
afterAll(() => hall.close())

async function gamesIn(query: string, acceptLanguage?: string): Promise<readonly GameInfo[]> {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage }
  const { status, body } = await hall.stranger().ask('GET', `/api/games${query}`, undefined, headers)
  expect(status).toBe(200)
  return body['games'] as readonly GameInfo[]
}

async function raftIn(query: string, acceptLanguage?: string): Promise<GameInfo | undefined> {
  return (await gamesIn(query, acceptLanguage)).find(({ id }) => id === 'raft')
}

describe('the list of games', () => {
  test('has every game there is, as its package describes it', async () => {
    const listed = (await gamesIn('')).map(({ id, title }) => ({ id, title }))
    expect(listed).toEqual(expect.arrayContaining(gameListings.map(({ id, title }) => ({ id, title }))))
  })

  test('says all that a set-up form needs', async () => {
    expect(await raftIn('')).toEqual({
      id: 'raft',
      title: 'Raft',
      about: 'Row ashore together.',
      rules: '1',
      cooperative: true,
      campaign: false,
      seats: { min: 1, max: 4 },
      bots: [
        { id: 'oar', name: 'Oar', strength: 1, thinks: false, about: 'Rows or rests as it pleases.' },
        { id: 'helm', name: 'Helm', strength: 2, thinks: false, about: 'The same with more dignity.' },
      ],
      options: [
        { id: 'players', label: 'Players', about: null, kind: 'count', min: 1, max: 4, default: 3, seats: true },
        {
          id: 'strokes',
          label: 'Strokes',
          about: 'How many strokes until the raft lands.',
          kind: 'count',
          min: 1,
          max: 1000,
          default: 6,
          seats: false,
        },
        {
          id: 'weather',
          label: 'Weather',
          about: null,
          kind: 'choice',
          choices: [
            { id: 'calm', label: 'Calm', about: null, needs: {} },
            { id: 'storm', label: 'Storm', about: 'Only for the brave.', needs: { gear: ['sail'] } },
          ],
          default: 'calm',
        },
        {
          id: 'gear',
          label: 'Gear',
          about: null,
          kind: 'choices',
          choices: [{ id: 'sail', label: 'A sail', about: null, needs: {} }],
          default: [],
        },
        { id: 'night', label: 'By night', about: null, kind: 'switch', default: false },
      ],
      undoUnits: ['choice', 'action', 'turn'],
      languages: ['en', 'de'],
      locale: 'en',
    })
  })

  test('leaves out what a game takes from the one before it: nobody fills that in', async () => {
    const expedition = (await gamesIn('')).find(({ id }) => id === 'expedition')
    expect(expedition).toMatchObject({ campaign: true, options: [{ id: 'players' }, { id: 'days' }] })
    expect(expedition?.options).toHaveLength(2)
  })

  test.each([
    ['the language asked for', '?locale=de', undefined, 'de'],
    ['a language whatever its region', '?locale=de-AT', undefined, 'de'],
    ['the language of the browser', '', 'de-CH,de;q=0.9,en;q=0.5', 'de'],
    ['the language asked for before that of the browser', '?locale=en', 'de', 'en'],
    ['the first of the browser’s languages that the game has', '', 'fr, de;q=0.8, en;q=0.9', 'en'],
    ['English for want of another', '?locale=fr', undefined, 'en'],
  ])('is in %s', async (_, query, header, locale) => {
    const raft = await raftIn(query, header)
    expect(raft?.locale).toBe(locale)
    expect(raft?.about).toBe(locale === 'de' ? 'Rudert gemeinsam an Land.' : 'Row ashore together.')
  })

  test('is written throughout in the language it says', async () => {
    const raft = await raftIn('?locale=de')
    expect(raft?.bots[0]?.about).toBe('Rudert oder ruht, wie es ihm gefällt.')
    expect(raft?.options[0]?.label).toBe('Spieler')
    expect(raft?.options[1]?.about).toBe('Nach so vielen Schlägen landet das Floß.')
    expect(raft?.options[2]).toMatchObject({ choices: [{ id: 'calm' }, { label: 'Sturm' }] })
  })

  test('can be written in every language of every game', async () => {
    for (const { id, languages } of await gamesIn(''))
      for (const locale of languages) {
        const game = (await gamesIn(`?locale=${locale}`)).find((one) => one.id === id)
        expect(game?.locale).toBe(locale)
      }
  })

  test('refuses what is not a language', async () => {
    const { status, body } = await hall.stranger().ask('GET', '/api/games?locale=../../etc')
    expect([status, body.problem?.field]).toEqual([400, 'locale'])
  })
})

describe('the languages somebody reads', () => {
  test.each([
    ['', []],
    ['*', ['*']],
    ['de;q=0', []],
    [';;,,;q=1', []],
    ['en;q=nonsense, de', ['de']],
    [Array.from({ length: 500 }, () => 'de').join(), Array.from({ length: 10 }, () => 'de')],
  ])('of the header "%s"', (header, locales) => {
    expect(localesOf(undefined, header)).toEqual(locales)
  })
})

test('nothing in the server names a game, or imports one', async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
  )
  expect(files.length).toBeGreaterThan(50)
  const names = (await loadGames()).flatMap(({ game, title, bots }) => [
    new RegExp(`\\b${game.id}\\b`, 'i'),
    new RegExp(title.replaceAll(/\W+/g, '\\W+'), 'i'),
    ...bots.map(({ bot }) => new RegExp(`['"\`]${bot.id}['"\`]`)),
  ])
  const shared = /@keep-flying\/(?!kernel\b|protocol\b|games\b|server\b)/
  const guilty = files.filter((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    return [...names, shared].some((name) => name.test(source))
  })
  expect(guilty).toEqual([])
})
