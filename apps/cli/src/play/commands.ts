import { eventText, type GameState, Refusal } from '@keep-flying/kernel'
import { UsageError } from '../args.ts'
import { findCards, showCard } from '../commands/cards.ts'
import { showRules } from '../commands/rules.ts'
import { saveGame } from '../records.ts'
import { aligned, wrap } from '../terminal/layout.ts'
import { warn } from '../terminal/style.ts'
import type { Session } from './session.ts'

/** What may be typed at any prompt besides an answer. */

type Done = 'done' | 'leave' | 'unknown'

interface Command {
  readonly usage: string
  readonly help: string
  run<S extends GameState, O>(session: Session<S, O>, rest: string): readonly string[]
}

const usualLog = 20

const commands: Readonly<Record<string, Command>> = {
  '?': { usage: '?', help: 'this list', run: () => helpLines() },
  look: {
    usage: 'look',
    help: 'the whole screen again',
    run: (session) => {
      session.drawAll()
      return []
    },
  },
  map: { usage: 'map', help: 'every planet, who is there, how far it is', run: ({ reading }) => reading.screen.map() },
  way: {
    usage: 'way PLACE',
    help: 'the shortest way there',
    run: ({ reading }, place) => reading.screen.way(place),
  },
  ship: { usage: 'ship N', help: 'the ship of captain N', run: showShip },
  card: { usage: 'card NAME', help: 'what a card says', run: showCards },
  rule: { usage: 'rule [ID]', help: 'a rule, or the rule of this decision', run: showRule },
  odds: { usage: 'odds', help: 'the chances of what is offered', run: showOdds },
  undo: { usage: 'undo [UNIT]', help: 'take back your last choice, action or turn', run: undo },
  log: { usage: 'log [N]', help: `the last ${usualLog} or N things that happened`, run: showLog },
  save: { usage: 'save FILE', help: 'write the game to a file; play --load FILE resumes it', run: save },
}

/** Runs what was typed if it is a command. */
export function runCommand<S extends GameState, O>(session: Session<S, O>, line: string): Done {
  const [name = '', ...rest] = line.trim().split(/\s+/)
  if (name === 'quit') return 'leave'
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return 'unknown'
  try {
    session.print(command.run(session, rest.join(' ')))
  } catch (problem) {
    if (!(problem instanceof UsageError || problem instanceof Refusal)) throw problem
    session.print(wrap(problem.message).map(warn))
  }
  return 'done'
}

function helpLines(): string[] {
  const rows = Object.values(commands).map(({ usage, help }) => [`  ${usage}`, help])
  return [
    ...wrap('Type the number of your choice; several numbers where several may be chosen. Besides:'),
    ...aligned([...rows, ['  quit', 'leave the game']]),
  ]
}

function showShip<S extends GameState, O>({ reading, seats }: Session<S, O>, typed: string): string[] {
  const number = Number(typed)
  if (!Number.isInteger(number) || number < 1 || number > seats.length)
    throw new UsageError(`Say which captain: ship 1 to ship ${seats.length}.`)
  return reading.screen.ship(number - 1).flat()
}

function showCards<S extends GameState, O>({ game }: Session<S, O>, name: string): string[] {
  if (name === '') throw new UsageError('Say which card: card NAME.')
  return findCards(game, name).flatMap(showCard)
}

function showRule<S extends GameState, O>({ game, decision }: Session<S, O>, typed: string): string[] {
  const id = typed === '' ? decision?.rule : typed
  if (id === undefined) return ['No rule in particular; "rule ID" shows one, "rule FLY" a chapter.']
  return showRules(game, id)
}

function showOdds<S extends GameState, O>({ reading, decision }: Session<S, O>): string[] {
  const odds = decision ? reading.screen.odds(decision) : []
  return odds.length === 0 ? ['Nothing here is left to the dice.'] : odds
}

function undo<S extends GameState, O>({ match, you }: Session<S, O>, typed: string): string[] {
  const { undoUnits } = match.game
  const unit = typed === '' ? (undoUnits[0] ?? '') : typed
  if (!undoUnits.includes(unit)) throw new UsageError(`Say what to take back: undo ${undoUnits.join(', undo ')}.`)
  match.undo(you, unit)
  return []
}

function showLog<S extends GameState, O>({ match, you, reading }: Session<S, O>, typed: string): string[] {
  const count = typed === '' ? usualLog : Number(typed)
  if (!Number.isInteger(count) || count < 1) throw new UsageError('Say how many: log 50.')
  return match
    .events(you)
    .slice(-count)
    .flatMap((event) => wrap(`  ${reading.say(eventText(event))}`, 4))
}

function save<S extends GameState, O>({ match, seats, game }: Session<S, O>, path: string): string[] {
  if (path === '') throw new UsageError('Say where to: save FILE.')
  saveGame(path, match, seats)
  return [`Saved. Resume with: keepflying play ${game.game.id} --load ${path}`]
}
