import { type Outcome, text } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { type GameOver, textOf, type YourTurn } from './message.ts'

const table = { id: 'table-id-1', title: 'Friday crew', game: 'raft', url: 'https://play.example/table/table-id-1' }
const asItIs = (words: string) => words

function over(outcome: Outcome | null, changes: Partial<GameOver> = {}): GameOver {
  const names = ['Kaylee', 'Wash', 'Zoë']
  return { kind: 'over', locale: 'en', table, seat: 0, outcome, names, writeReason: () => null, ...changes }
}

const wonBy = (...winners: number[]): Outcome => ({ by: 'seats', winners, reason: text('why') })
const team = (won: boolean): Outcome => ({ by: 'team', won, reason: text('why') })

describe('the news that a game is over', () => {
  test.each([
    ['the team won', 'Das Team hat gewonnen', team(true)],
    ['the team lost', 'Das Team hat verloren', team(false)],
    ['you won', 'Du hast gewonnen', wonBy(0)],
    ['you and Wash won', 'Du und Wash habt gewonnen', wonBy(0, 1)],
    ['Wash won', 'Wash hat gewonnen', wonBy(1)],
    ['Wash and Zoë won', 'Wash und Zoë haben gewonnen', wonBy(1, 2)],
    ['nobody won', 'Niemand hat gewonnen', wonBy()],
    ['nobody won', 'Niemand hat gewonnen', null],
  ])('says that %s', (english, german, outcome) => {
    expect(textOf(over(outcome), asItIs)).toBe(`Keep Flying: “Friday crew” is over: ${english}.`)
    const inGerman = textOf(over(outcome, { locale: 'de-AT' }), asItIs)
    expect(inGerman).toBe(`Keep Flying: „Friday crew“ ist zu Ende: ${german}.`)
  })

  test('says why, in the words of the game', () => {
    const message = over(team(true), { writeReason: ([first]) => `${first} steered well.` })
    expect(textOf(message, asItIs)).toBe('Keep Flying: “Friday crew” is over: the team won. Kaylee steered well.')
  })

  test('escapes titles and names for the receiver', () => {
    const message = over(wonBy(1), { writeReason: ([, second]) => `Thanks to ${second}.` })
    expect(textOf(message, (words) => `<${words}>`)).toBe(
      'Keep Flying: “<Friday crew>” is over: <Wash> won. Thanks to <Wash>.',
    )
  })
})

describe('a reminder', () => {
  const turn: YourTurn = {
    kind: 'your-turn',
    locale: 'de',
    table,
    seat: 1,
    shared: false,
    since: 0,
    waited: 1,
    left: null,
  }

  test.each([
    ['en', false, 'Keep Flying: it is your turn at “Friday crew” (waiting 1 minute).'],
    ['de', false, 'Keep Flying: Bei „Friday crew“ bist du am Zug (seit 1 Minute).'],
    ['en', true, 'Keep Flying: you or somebody else can answer at “Friday crew” (waiting 1 minute).'],
    ['de', true, 'Keep Flying: Bei „Friday crew“ kannst du oder jemand anders antworten (seit 1 Minute).'],
    ['fr', false, 'Keep Flying: it is your turn at “Friday crew” (waiting 1 minute).'],
  ])('is in the language of whoever gets it, %s, and says whether others may answer: %s', (locale, shared, words) => {
    expect(textOf({ ...turn, locale, shared }, asItIs)).toBe(words)
  })

  test.each([
    ['en', false, 'it is your turn at “Friday crew” (waiting 1 minute). You have 5 hours left.'],
    ['de', false, 'Bei „Friday crew“ bist du am Zug (seit 1 Minute). Deine Zeit läuft in 5 Stunden ab.'],
    ['en', true, 'you or somebody else can answer at “Friday crew” (waiting 1 minute). You have 5 hours left.'],
  ])('says in %s how much time is left', (locale, shared, words) => {
    expect(textOf({ ...turn, locale, shared, left: 300 }, asItIs)).toBe(`Keep Flying: ${words}`)
  })

  test('counts days as German does after “seit”', () => {
    expect(textOf({ ...turn, waited: 3 * 24 * 60 }, asItIs)).toContain('seit 3 Tagen')
  })
})
