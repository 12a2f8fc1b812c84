import {
  adviserOf,
  type Decision,
  eventText,
  Refusal,
  taskFor,
  think,
  untilLongEnough,
  type Value,
  type Writer,
} from '@keep-flying/kernel'
import { UsageError } from '../args.ts'
import { nextInCampaign } from '../campaign.ts'
import { findCards, showCard } from '../commands/cards.ts'
import { showRules } from '../commands/rules.ts'
import { saveGame } from '../records.ts'
import type { Look } from '../terminal/game.ts'
import { aligned, wrap } from '../terminal/layout.ts'
import { warn } from '../terminal/style.ts'
import { all, either } from '../terminal/words.ts'
import { optionsOf } from './choices.ts'
import type { Session } from './session.ts'

/** What may be typed at any prompt besides an answer. */

type Done = 'done' | 'leave' | 'unknown'

interface Command {
  readonly name: string
  readonly argument?: string
  readonly help: string
  run(session: Session, argument: string): readonly string[] | Promise<readonly string[]>
}

const usualLog = 20

/** Those of every game, and between them those of the game being played. */
function commandsIn({ display, match }: Session): readonly Command[] {
  const units = match.game.undoUnits
  return [
    { name: '?', help: 'this list', run: helpLines },
    { name: 'look', help: 'the whole screen again', run: drawAll },
    ...display.screen.looks.map(commandOf),
    { name: 'card', argument: 'NAME', help: 'what a card says', run: showCards },
    { name: 'rule', argument: '[ID]', help: 'a rule, or the rule behind this decision', run: showRule },
    { name: 'odds', help: 'the chances of what is offered', run: showOdds },
    { name: 'advise', help: 'what a bot would do here, and why', run: advise },
    { name: 'undo', argument: `[${units.join('|')}]`, help: `take back your last ${either(units)}`, run: undo },
    ...(match.game.cooperative ? [agreeing] : []),
    { name: 'meanwhile', argument: '[N]', help: 'what you may do beside this question', run: meanwhile },
    { name: 'log', argument: '[N]', help: `the last ${usualLog} or N things that happened`, run: showLog },
    { name: 'save', argument: 'FILE', help: 'write the game to a file; play --load FILE resumes it', run: save },
  ]
}

/** In a co-operative game the table may take back more than the rule of undo allows, and bots agree to anything. */
const agreeing: Command = {
  name: 'agree',
  argument: '[N]',
  help: 'take back your last answer, or N, whatever came since; the record says so',
  run: agree,
}

function commandOf({ show, ...look }: Look): Command {
  return { ...look, run: (_, argument) => show(argument) }
}

/** Runs what was typed if it is a command. */
export async function runCommand(session: Session, line: string): Promise<Done> {
  const [name = '', ...rest] = line.trim().split(/\s+/)
  if (name === 'quit') return 'leave'
  const command = commandsIn(session).find((one) => one.name === name)
  if (!command) return 'unknown'
  try {
    session.print(await command.run(session, rest.join(' ')))
  } catch (problem) {
    if (!(problem instanceof UsageError || problem instanceof Refusal)) throw problem
    session.print(wrap(problem.message).map(warn))
  }
  return 'done'
}

function helpLines(session: Session): string[] {
  const rows = commandsIn(session).map(({ name, argument = '', help }) => [`  ${name} ${argument}`, help])
  return [
    ...wrap(
      'Type the number of your choice, or its words. Several numbers are chosen together where several may be, and otherwise one after the other. You can also type:',
    ),
    ...aligned([...rows, ['  quit', 'leave the game']]),
  ]
}

function drawAll(session: Session): string[] {
  session.drawAll()
  return []
}

function showCards({ terminal }: Session, name: string): string[] {
  if (name === '') throw new UsageError('Say which card: card NAME.')
  return findCards(terminal, name).flatMap(showCard)
}

function showRule({ game, decision }: Session, typed: string): readonly string[] | Promise<readonly string[]> {
  const id = typed === '' ? decision?.rule : typed
  if (id === undefined) return ['No particular rule is behind this; "rule ID" shows a rule or a chapter.']
  return showRules(game, id)
}

function showOdds({ display, decision }: Session): readonly string[] {
  const odds = decision ? display.screen.odds(decision) : []
  return odds.length === 0 ? ['Nothing here is left to chance.'] : odds
}

/** From what your seat sees, as any bot would have it. */
function advise({ game, match, decision, display }: Session): string[] {
  const adviser = adviserOf(game.bots)
  if (!decision || !adviser) return ['There is nothing to decide.']
  const seed = `sfc32:${match.seed}/advice/${match.answers}/${decision.seat}`
  const task = taskFor(game, match, decision, { bot: adviser.bot.id, seed, budget: 1, wishes: [] })
  const { hint } = think(
    game,
    task,
    'hint',
    untilLongEnough(() => performance.now()),
  )
  if (!hint) return [`${adviser.name} would leave this alone.`]
  const { value, chance, reason } = hint
  return [
    ...wrap(`${adviser.name} would choose: ${inWords(decision, value, display.say)}`),
    ...(reason ? wrap(display.say(reason)) : []),
    ...(chance === null ? [] : [`It sees a chance of ${Math.round(100 * chance)} in 100 to win.`]),
  ]
}

function inWords(decision: Decision, value: Value, say: Writer): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  const ids = typeof value === 'string' ? [value] : value
  const named = ids.flatMap((id) => optionsOf(decision).filter((option) => option.id === id))
  return named.length === 0 ? 'none of these' : named.map(({ text }) => say(text)).join(', ')
}

function undo({ match, you }: Session, typed: string): string[] {
  const { undoUnits } = match.game
  const unit = typed === '' ? (undoUnits[0] ?? '') : typed
  if (!undoUnits.includes(unit))
    throw new UsageError(`Say what to take back: ${either(undoUnits.map((one) => `undo ${one}`))}.`)
  const { units } = match.undoOffer(you)
  try {
    match.undo(you, unit)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const still = units.length === 0 ? [] : [`You can still take back your last ${all(units)}.`]
    const agreed = match.game.cooperative && match.answers > 0 ? ['"agree" takes back all the same.'] : []
    throw new UsageError([problem.message, ...still, ...agreed].join(' '))
  }
  return []
}

function agree(session: Session, typed: string): string[] {
  const { match, you } = session
  const count = typed === '' ? 1 : Number(typed)
  const own = match.choices.flatMap(({ seat }, at) => (session.isYours(seat) ? [match.floor + at] : []))
  const target = own.at(-count)
  if (!Number.isInteger(count) || count < 1 || target === undefined)
    throw new UsageError(`Say how many of your ${own.length} answers: agree 2.`)
  match.undoAgreed(you, target)
  return []
}

/** Offers that nobody waits for: lists them, or takes one up by its number. */
function meanwhile({ match, decision, display, isYours }: Session, typed: string): string[] {
  const offers = match.pending.filter((one) => one.standing && one !== decision && isYours(one.seat))
  const open = offers.flatMap(({ seat, number, ...offer }) =>
    'options' in offer ? offer.options.map((option) => ({ seat, number, option })) : [],
  )
  if (open.length === 0) return ['Nothing may be done beside this.']
  if (typed === '') return open.map(({ option }, n) => `  ${n + 1} ${display.say(option.text)}`)
  const chosen = open[Number(typed) - 1]
  if (!chosen) throw new UsageError(`Say which of the ${open.length}: meanwhile 1.`)
  match.answer({ seat: chosen.seat, decision: chosen.number, value: chosen.option.id })
  return []
}

function showLog({ match, you, display }: Session, typed: string): string[] {
  const count = typed === '' ? usualLog : Number(typed)
  if (!Number.isInteger(count) || count < 1) throw new UsageError('Say how many: log 50.')
  return match
    .events(you)
    .slice(-count)
    .flatMap((event) => wrap(`  ${display.say(eventText(event))}`, 4))
}

function save({ match, seats, game }: Session, path: string): string[] {
  if (path === '') throw new UsageError('Say where to save: save FILE.')
  saveGame(path, match, seats)
  const [how, flag] = nextInCampaign(match) === null ? ['Resume', 'load'] : ['Go on', 'after']
  return [`Saved. ${how} with: keepflying play ${game.game.id} --${flag} ${path}`]
}
