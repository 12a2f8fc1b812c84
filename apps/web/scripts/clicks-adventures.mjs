// How a sensible crew plays Firefly Adventures at the client: what the rules' own bot wants, by the shortest way.
import { adventuresEngine } from '@keep-flying/adventures/engine'
import { openStream } from '@keep-flying/kernel'

const { game, bots } = adventuresEngine
const { bot } = bots.find((one) => one.bot.id === 'hand')

/** One person with all five Crew of the box, at the first and at the longest Job. */
const games = [
  { game: 'adventures', players: '1', job: 'light-fingers', story: 'Light Fingers', seed: '7' },
  { game: 'adventures', players: '1', job: 'the-long-relay', story: 'The Long Relay', seed: '3' },
]

function choose(match, decision) {
  const { seat } = decision
  return bot.choose({
    seat,
    decision,
    view: () => match.view(seat),
    imagine: () => match.imagine(seat, 'sfc32:clicks'),
    random: openStream('sfc32:clicks'),
  })
}

/** Turns of the Crew, one by one: what happens in between belongs to the one before. */
function turnOf({ state }) {
  if (state.stage !== 'job') return 'set-up'
  return `${state.turn?.id} ${state.timeline.markers[0]?.moment}`
}

function kindOf(decision, value) {
  if (decision.kind !== 'turn.action') return decision.kind
  const { group, role } = decision.options.find(({ id }) => id === value) ?? {}
  return `turn: ${role === 'end' ? 'end' : (group ?? 'card')}`
}

/** What aims a deed once it is taken. */
const aims = ['action.aim', 'move.to', 'shoot.target', 'brawl.target', 'throw.at']

/** What the bot wants to do: turning Heroic, the deed and its aim, as answers. */
function wantedIn({ match, decision, forkOf, askedOf }) {
  const fork = forkOf(match)
  const wanted = []
  for (let asked = decision; asked; asked = askedOf(fork)) {
    const isFirst = wanted.length === 0
    const followsHeroic = wanted.length === 1 && wanted[0] === 'heroic' && asked.kind === 'turn.action'
    if (!isFirst && !followsHeroic && !aims.includes(asked.kind)) break
    if (asked.form === 'confirm') return [choose(fork, asked) ? 'yes' : 'no']
    if (asked.form !== 'one') break
    const value = choose(fork, asked)
    wanted.push(String(value))
    fork.answer({ seat: asked.seat, decision: askedOf(fork).number, value })
    if (aims.includes(asked.kind)) break
  }
  return wanted
}

/** The square that an answer means: one by its number, or where a Goon, a Crew Member or a token is. */
function squareOf({ state }, answer) {
  if (/^\d+$/.test(answer)) return answer
  const id = answer.replace(/^shift /, '')
  const thing = [...state.goons, ...state.crew, ...state.tokens, ...state.bodies].find((one) => one.id === id)
  return thing?.at === undefined || thing.at === null ? null : String(thing.at)
}

const choiceFor = (value) => `.dock label:has(input[value="${value}"])`

/** Picks an answer where it is shown: in the dock, folded away in it, beside Undo, or on the map. False if it is nowhere. */
async function pick(hand, match, value) {
  const shown = await hand.visible(choiceFor(value), choiceFor(`heroic ${value}`), `.dock [data-option="${value}"]`)
  if (shown) {
    await hand.press(shown)
    return true
  }
  const square = squareOf(match, value)
  if (square !== null && (await hand.pressPlace(square))) return true
  const folded = hand.page.locator('.dock details:not([open])').filter({ has: hand.page.locator(choiceFor(value)) })
  if ((await folded.count()) === 0) return false
  await hand.press(folded.locator('summary').first())
  return true
}

/** Presses until the question is answered. What cannot be had as it is wanted is done as the dock proposes it. */
async function answer(hand, asked) {
  const wanted = wantedIn(asked)
  const { version } = await hand.look()
  const tried = new Set()
  for (let presses = 0; presses < 12; presses++) {
    const now = await hand.look()
    if (now.over || now.version !== version || now.tells) return
    const given = now.answers?.split(' ') ?? []
    const at = wanted.findIndex((value, n) => given[n] !== value)
    const missing = at < 0 ? undefined : wanted[at]
    const out = missing !== undefined && (await wayOut(hand, asked.decision, missing))
    if (out) await hand.press(out)
    else if (missing === undefined || tried.has(missing) || !(await pick(hand, asked.match, missing)))
      await hand.press(now.answers === null ? await anything(hand) : '.dock-primary')
    if (missing !== undefined) tried.add(missing)
  }
  throw new Error(`No way to "${wanted.join(' ')}" at "${asked.decision.kind}".`)
}

/** Something to choose, where nothing is chosen and what is wanted is not to be had. */
async function anything(hand) {
  const shown = await hand.visible('.dock label:has([data-choice])', '.dock details:not([open]) > summary')
  if (!shown) throw new Error('There is nothing to choose.')
  return shown
}

/** The button beside Undo, if that is what is wanted. */
function wayOut(hand, { options = [] }, value) {
  const isOut = options.find(({ id }) => id === value)?.role === 'end'
  return isOut ? hand.visible('.dock-foot .dock-row > [data-choice]') : null
}

export const adventures = { game, games, choose, turnOf, kindOf, answer }
