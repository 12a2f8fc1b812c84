// How many clicks a game takes: npm run clicks. A bot decides, and a hand does what it wants by as few presses as the
// client offers: real clicks on visible controls. --game adventures plays that, --games N plays the first N games only, --seed S plays one of that seed.
import { parseArgs } from 'node:util'
import { copy, Match, recordOf, replayRecord } from '@keep-flying/kernel'
import { adventures } from './clicks-adventures.mjs'
import { Hand } from './clicks-hand.mjs'
import { verse } from './clicks-verse.mjs'
import { withSite } from './site.mjs'

const { values: flags } = parseArgs({
  options: {
    game: { type: 'string', default: 'verse' },
    games: { type: 'string' },
    seed: { type: 'string' },
    loud: { type: 'boolean' },
  },
})
const player = { verse, adventures }[flags.game]
if (!player) throw new Error(`Nobody plays "${flags.game}" here.`)
const desktop = { width: 1440, height: 900 }
/** A hand that presses this often within one turn without an end is stuck. */
const mostClicks = 150

/** The games to play: all of the list, fewer of them, or one by its seed. */
function wantedGames() {
  if (flags.seed !== undefined) return [{ ...player.games[0], seed: flags.seed }]
  return player.games.slice(0, flags.games === undefined ? undefined : Number(flags.games))
}

async function opened(browser, url, wishes) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: desktop,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(
    ([key, set]) => localStorage.setItem(key, set),
    ['keep-flying/settings', JSON.stringify({ theme: 'black', locale: 'en', sound: false, botDelay: 0, name: 'You' })],
  )
  const hand = await Hand.at(await context.newPage(), flags.loud === true)
  await hand.page.goto(`/play/demo?${new URLSearchParams({ fast: '1', ...wishes })}`)
  return { context, hand }
}

/** A copy of a match that may be played on without harm. */
function forkOf(match) {
  if (!match.checkpoint) return replayRecord(player.game, recordOf(match))
  const { saved, since } = match.checkpoint
  const fork = Match.resume(match.game, match.options, match.seed, copy(saved), { heard: false })
  for (const choice of since) fork.replay(choice)
  return fork
}

/** What the person at the client is asked. */
const askedOf = (match) => match.pending.find(({ seat, standing }) => seat === 0 && !standing)

/** Whether a question has answers that lead to different things: another state, or another question. */
function isReal(match, decision) {
  const ends = new Set()
  for (const value of answersTo(decision).slice(0, 8)) {
    const fork = forkOf(match)
    const { seat, number } = askedOf(fork)
    fork.answer({ seat, decision: number, value })
    ends.add(`${fork.hash()} ${fork.pending[0]?.kind}`)
    if (ends.size > 1) return true
  }
  return false
}

function answersTo(decision) {
  switch (decision.form) {
    case 'one':
      return decision.options.map(({ id }) => id)
    case 'confirm':
      return [true, false]
    case 'amount':
      return [decision.min, decision.max]
    case 'order':
      return [decision.options.map(({ id }) => id), decision.options.map(({ id }) => id).reverse()]
    case 'some': {
      const ids = decision.options.map(({ id }) => id)
      return [ids.slice(0, decision.min), ids.slice(-Math.max(decision.min, 1)), ids.slice(0, decision.max)]
    }
  }
}

/** Plays a game to its end; what every press was for, and what was asked. */
async function play(browser, url, wishes) {
  const { context, hand } = await opened(browser, url, wishes)
  const clicks = []
  const questions = []
  let turn = 'set-up'
  for (;;) {
    const now = await hand.look()
    if (now.over) break
    const match = replayRecord(player.game, await hand.record())
    const decision = askedOf(match)
    if (!decision && !now.tells) continue
    turn = player.turnOf(match)
    const before = { ...hand.count }
    const kind = now.tells ? 'news' : player.kindOf(decision, player.choose(match, decision))
    if (now.tells) await hand.press('.dock-primary')
    else await player.answer(hand, { match, decision, forkOf, askedOf })
    const spent = { clicks: hand.count.clicks - before.clicks, keys: hand.count.keys - before.keys }
    clicks.push({ turn, kind, ...spent })
    questions.push({ kind, isReal: now.tells ? false : isReal(match, decision) })
    const inTurn = sum(clicks.filter((one) => one.turn === turn).map((one) => one.clicks))
    if (inTurn > mostClicks) throw new Error(`No end of turn ${turn} in sight; the last question was "${kind}".`)
  }
  await context.close()
  return { clicks, questions }
}

const sum = (figures) => figures.reduce((total, n) => total + n, 0)
const mean = (figures) => (figures.length === 0 ? 0 : sum(figures) / figures.length)

/** The figure that so great a part of all does not exceed. */
function quantile(figures, part) {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0
}

const inTurns = ({ turn }) => turn !== 'set-up'

function perTurn({ clicks }, what) {
  const turns = grouped(clicks.filter(inTurns))
  return [...turns.values()].map((presses) => sum(presses.map((press) => press[what])))
}

function grouped(clicks) {
  const turns = new Map()
  for (const press of clicks) turns.set(press.turn, [...(turns.get(press.turn) ?? []), press])
  return turns
}

function row(cells, widths) {
  return `| ${cells.map((cell, n) => (n === 0 ? String(cell).padEnd(widths[n]) : String(cell).padStart(widths[n]))).join(' | ')} |`
}

function table(head, rows) {
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((cells) => String(cells[n]).length)))
  const line = `| ${widths.map((width, n) => (n === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [row(head, widths), line, ...rows.map((cells) => row(cells, widths))].join('\n')
}

function report(games) {
  const figuresOf = (name, some) => {
    const turns = some.flatMap((game) => perTurn(game, 'clicks'))
    const keys = some.flatMap((game) => perTurn(game, 'keys'))
    const setUp = some.map(({ clicks }) => sum(clicks.filter((one) => !inTurns(one)).map((one) => one.clicks)))
    const real = sum(some.map(({ questions }) => questions.filter(({ isReal }) => isReal).length))
    return [
      name,
      turns.length,
      quantile(turns, 0.5),
      mean(turns).toFixed(1),
      quantile(turns, 0.9),
      mean(keys).toFixed(1),
      (real / turns.length).toFixed(1),
      mean(setUp).toFixed(0),
    ]
  }
  const head = ['clicks per turn', 'turns', 'median', 'mean', 'p90', 'keys', 'real choices', 'set-up']
  console.log(
    table(head, [
      ...games.map((game) => figuresOf(game.name, [game])),
      ...(games.length > 1 ? [figuresOf('all', games)] : []),
    ]),
  )
  const turns = sum(games.map((game) => perTurn(game, 'clicks').length))
  const kinds = new Map()
  for (const { clicks, questions } of games)
    for (const [n, { kind, clicks: pressed, keys }] of clicks.entries()) {
      const known = kinds.get(kind) ?? { asked: 0, real: 0, clicks: 0, keys: 0 }
      kinds.set(kind, {
        asked: known.asked + 1,
        real: known.real + (questions[n].isReal ? 1 : 0),
        clicks: known.clicks + pressed,
        keys: known.keys + keys,
      })
    }
  const rows = [...kinds]
    .sort(([, one], [, other]) => other.clicks - one.clicks)
    .map(([kind, { asked, real, clicks, keys }]) => [
      kind,
      asked,
      real,
      clicks,
      keys,
      (clicks / asked).toFixed(1),
      (clicks / turns).toFixed(2),
      (clicks / games.length).toFixed(0),
    ])
  console.log(
    `\n${table(['question', 'asked', 'real', 'clicks', 'keys', 'clicks each', 'per turn', 'per game'], rows)}`,
  )
}

await withSite(async ({ url, browser }) => {
  const games = []
  for (const wishes of wantedGames()) {
    const begun = Date.now()
    games.push({ name: `${wishes.story}, seed ${wishes.seed}`, ...(await play(browser, url, wishes)) })
    console.error(`${games.at(-1).name}: ${Math.round((Date.now() - begun) / 1000)} s`)
  }
  report(games)
})
