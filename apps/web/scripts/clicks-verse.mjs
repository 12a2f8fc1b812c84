// How a sensible captain plays Firefly: The Game at the client: what the rules' own bot wants, by the shortest way.
import { openStream } from '@keep-flying/kernel'
import { verse as game } from '@keep-flying/verse'
import { distancesFrom, tableFor } from '@keep-flying/verse/ask'
import { bots } from '@keep-flying/verse/bots'

const base = { players: '2' }

/** A fixed few of the base game: short and long, with and without much work. */
const games = [
  { ...base, story: 'first-time', seed: '1' },
  { ...base, story: 'first-time', seed: '3' },
  { ...base, story: 'niskas-holiday', seed: '4' },
]

function choose(match, decision, view = match.view(decision.seat)) {
  const imagine = () => match.imagine(decision.seat, 'sfc32:clicks')
  return bots.captain.choose({
    seat: decision.seat,
    decision,
    view: () => view,
    imagine,
    random: openStream('sfc32:clicks'),
  })
}

function turnOf({ state }) {
  return state.phase === 'set-up' ? 'set-up' : String(state.round)
}

/** What a question is listed under: a turn by what is done in it. */
function kindOf(decision, value) {
  if (decision.kind !== 'turn') return decision.kind
  const { group, role } = decision.options.find(({ id }) => id === value) ?? {}
  return `turn: ${role === 'end' ? 'end' : (group ?? 'other')}`
}

/** Where the captain is bound, and how far this flight is to go. */
function courseFrom(match, decision, view) {
  const t = tableFor(view)
  const { cutters, turn } = view
  const ahead = []
  let reach = null
  let state = structuredClone(view)
  for (let flown = turn.flight?.flown ?? 0; flown < 40; flown++) {
    const me = state.captains[decision.seat]
    const next =
      ahead.length === 0
        ? decision.options
        : [
            ...(t.box.neighbours.get(me.sector) ?? [])
              .filter((sector) => !cutters.includes(sector))
              .map((id) => ({ id, text: { key: 'option.sector' }, at: { place: id } })),
            { id: 'stop', text: { key: 'option.stop' }, role: 'end' },
          ]
    const to = choose(match, { ...decision, options: next }, state)
    if (!t.box.sectors.has(to) || ahead.includes(to)) break
    ahead.push(to)
    if (flown + 1 === (turn.flight?.range ?? 1)) reach = to
    state = structuredClone(state)
    state.captains[decision.seat].sector = to
  }
  const end = reach ?? ahead.at(-1)
  return { end, bound: ahead.at(-1) }
}

/** The question that follows an answer, with what the captain then sees. */
function after({ match, forkOf, askedOf }, value) {
  const fork = forkOf(match)
  const { seat, number } = askedOf(fork)
  fork.answer({ seat, decision: number, value })
  return { match: fork, decision: askedOf(fork), view: fork.view(seat) }
}

const optionOf = (decision, value) => decision.options?.find(({ id }) => id === value)
const choiceFor = (value) => `.dock label:has(input[value="${value}"])`

/** Picks an option where it is shown, and opens what it is tucked away in; what is done by one press is done then. */
async function pick(hand, decision, value) {
  const shown = await hand.visible(choiceFor(value), `[data-option="${value}"]`)
  if (shown) return hand.press(shown)
  const folded = hand.page.locator('.dock details:not([open])').filter({ has: hand.page.locator(choiceFor(value)) })
  if ((await folded.count()) > 0) return hand.press(folded.locator('summary').first())
  const out = optionOf(decision, value)?.role === 'end' && (await hand.visible('.dock-foot .dock-row > [data-choice]'))
  if (out) return hand.press(out)
  throw new Error(`There is no way to answer "${decision.kind}" with "${value}".`)
}

/** Presses until the question is answered: `isMeant` tells whether the primary button would do what is wanted. */
async function until(hand, isMeant, press) {
  const { version } = await hand.look()
  for (let presses = 0; presses < 20; presses++) {
    const now = await hand.look()
    if (now.over || now.version !== version || now.tells) return
    if (now.answers !== null && isMeant(now.answers.split(' '))) await hand.press('.dock-primary')
    else await press(now)
  }
  throw new Error('Pressing leads nowhere.')
}

async function answerOne(hand, decision, value) {
  await until(
    hand,
    ([first]) => first === String(value),
    () => pick(hand, decision, value),
  )
}

/** Where the last flight was to end: whoever has got there has no second thoughts. */
let end = null

function isThere({ match, decision }, value) {
  const canStop = optionOf(decision, 'stop') !== undefined
  return canStop && (value === 'stop' || match.state.captains[decision.seat].sector === end)
}

/** The button of a suggested flight that sets out to where it is meant to go, if there is one. */
async function meantGo(hand, isMeant) {
  const shown = await hand.page.locator('.dock-go').filter({ visible: true }).all()
  for (const go of shown) if (isMeant((await go.getAttribute('data-answers')).split(' '))) return go
  return null
}

/** Flies where the captain is bound: any place as near to it is as good. */
async function fly(hand, asked, way) {
  const flying = way === null ? { ...asked, view: asked.match.view(0) } : after(asked, way)
  const course = flying.decision?.kind === 'fly.to' ? courseFrom(flying.match, flying.decision, flying.view) : {}
  const { bound } = course
  end = course.end
  if (end === undefined) return answerOne(hand, asked.decision, way ?? choose(asked.match, asked.decision))
  const far = distancesFrom(tableFor(flying.view), bound)
  const isMeant = (answers) => {
    const to = answers.filter((one) => flying.view && far.has(one)).at(-1)
    if (way !== null && answers[0] !== way) return false
    if (to === undefined || far.get(to) > far.get(course.end)) return false
    end = to
    return true
  }
  let opened = false
  await until(hand, isMeant, async () => {
    const go = way !== null && (await meantGo(hand, isMeant))
    if (go) return hand.press(go)
    const mosey = way === 'mosey' && (await hand.visible('.dock-way:nth-child(2)[aria-pressed="false"]'))
    const tile =
      way === 'mosey' &&
      !opened &&
      (await hand.visible('[data-act="fly"][aria-disabled="false"]:not([aria-pressed="true"])'))
    if (mosey) return hand.press(mosey)
    if (tile) {
      opened = true
      return hand.press(tile)
    }
    if (!(await hand.pressPlace(course.end))) throw new Error(`${course.end} cannot be pressed on the chart.`)
  })
}

async function inTurn(hand, asked) {
  const { match, decision } = asked
  const value = choose(match, decision)
  const option = optionOf(decision, value)
  if (value === 'burn' || value === 'mosey') return fly(hand, asked, value)
  await until(
    hand,
    ([first]) => first === value,
    async () => {
      const shown = await hand.visible(choiceFor(value), `[data-option="${value}"]`)
      if (shown) return hand.press(shown)
      const act = option.role === 'end' ? 'end' : option.group
      const opener = await hand.visible(`[data-act="${act}"]`, '.dock-more-button')
      if (opener) return hand.press(opener)
      await pick(hand, decision, value)
    },
  )
}

/** How often a thing is in the basket, by what the dock and the pile show. */
async function inBasket({ page }, id) {
  const counted = page.locator(`.dock-stepper[data-option="${id}"] input`)
  if ((await counted.count()) > 0) return Number(await counted.inputValue())
  const box = page.locator(`.dock input[value="${id}"]:checked, button[data-option="${id}"][aria-pressed="true"]`)
  return Math.min(1, await box.count())
}

/** Types a figure over the one that stands there. */
async function fillIn(hand, field, figure) {
  await hand.press(field)
  await hand.page.keyboard.press('Control+A')
  await hand.type(String(figure))
}

/** Cards, goods and whatever else is wanted go into the basket, one press each, and are paid for together. */
async function fillBasket(hand, decision, values) {
  const wanted = (id) => values.filter((one) => one === id).length
  const isMeant = ([first = '']) => [...values].sort().join() === first.split(',').filter(Boolean).sort().join()
  await until(hand, isMeant, async () => {
    for (const { id } of decision.options) {
      const there = await inBasket(hand, id)
      if (there === wanted(id)) continue
      const field = `.dock-stepper[data-option="${id}"] input`
      // Several are typed, one is pressed.
      if (Math.abs(there - wanted(id)) > 1 && (await hand.visible(field))) return fillIn(hand, field, wanted(id))
      const step = `.dock-stepper[data-option="${id}"] button:nth-of-type(${there > wanted(id) ? 1 : 2})`
      return (await hand.visible(step)) ? hand.press(step) : pick(hand, decision, id)
    }
    throw new Error(`All that is wanted is in the basket, and "${decision.kind}" is not answered.`)
  })
}

async function tick(hand, decision, values) {
  await until(
    hand,
    (answers) => [...values].sort().join() === (answers[0] ?? '').split(',').filter(Boolean).sort().join(),
    async () => {
      for (const { id } of decision.options) {
        const isOn = await hand.page.locator(`.dock input[value="${id}"]`).isChecked()
        if (isOn !== values.includes(id)) return pick(hand, decision, id)
      }
      throw new Error(`What is wanted is ticked, and "${decision.kind}" is not answered.`)
    },
  )
}

async function count(hand, { min, max }, value) {
  let typed = false
  await until(
    hand,
    ([first]) => first === String(value),
    async () => {
      const field = !typed && (await hand.visible('.dock-stepper input[type="number"]'))
      if (field) {
        typed = true
        return fillIn(hand, field, value)
      }
      const now = Number((await hand.look()).answers ?? min)
      const end = value === min ? 0 : value === max ? 1 : null
      const jump = end !== null && (await hand.visible(`.dock-amount .dock-row [data-choice]:nth-child(${end + 1})`))
      await hand.press(jump || `.dock-stepper button:nth-of-type(${now > value ? 1 : 2})`)
    },
  )
}

async function confirm(hand, decision, value) {
  await until(
    hand,
    ([first]) => first === String(value),
    () => pick(hand, decision, value ? 'yes' : 'no'),
  )
}

const baskets = ['shop', 'shop.keep', 'deal', 'deal.accept']

/** What a captain who has played before never wants to be asked again: the first time, that is said instead of answered. */
const settled = { turn: 'end', 'work.team': 'go', 'pay.cuts': 'all', 'misbehave.ace': 'ace' }

async function settles(hand, { kind }, value) {
  const isNew = settled[kind] === value && !hand.settled.has(kind)
  const offer = isNew && (await hand.visible('.dock-habit summary'))
  if (!offer) return false
  hand.settled.add(kind)
  await hand.press(offer)
  await hand.press('.dock-habit button')
  return true
}

async function answer(hand, asked) {
  const { match, decision } = asked
  const value = choose(match, decision)
  if (await settles(hand, decision, value)) return
  if (decision.kind === 'turn') return inTurn(hand, asked)
  if (decision.kind === 'fly.to' && !isThere(asked, value)) return fly(hand, asked, null)
  if (decision.kind === 'fly.to') return answerOne(hand, decision, 'stop')
  if (baskets.includes(decision.kind)) return fillBasket(hand, decision, value)
  if (decision.form === 'some') return tick(hand, decision, value)
  if (decision.form === 'amount') return count(hand, decision, value)
  if (decision.form === 'confirm') return confirm(hand, decision, value)
  if (decision.form === 'order')
    return until(
      hand,
      () => true,
      () => undefined,
    )
  return answerOne(hand, decision, value)
}

export const verse = { game, games, choose, turnOf, kindOf, answer }
