import { type AnyPackage, type Bot, type GameState, usualBot } from '@keep-flying/kernel'
import { UsageError } from './args.ts'
import { type Asked, flagOf } from './options.ts'
import { counted, either } from './terminal/words.ts'

/** Who sits where: one name per seat, clockwise. A name is a bot's id, or "you". */

export const you = 'you'

export function readSeats(value: string | undefined): readonly string[] | undefined {
  return value?.split(',')
}

/** The ids of a game's bots, the strongest first. */
export function botIds({ bots }: AnyPackage): readonly string[] {
  return [...bots].sort((one, other) => other.strength - one.strength).map(({ bot }) => bot.id)
}

/** The bot that plays where nobody asked for another. */
export function usualBotOf(game: AnyPackage): string {
  const usual = usualBot(game.bots)
  if (!usual) throw new UsageError(`The game "${game.game.id}" has no bots.`)
  return usual.bot.id
}

export function botNamed(game: AnyPackage, id: string): Bot<GameState> {
  const entry = game.bots.find(({ bot }) => bot.id === id)
  if (!entry) throw new UsageError(`There is no bot "${id}"; choose ${either(botIds(game))}.`)
  return entry.bot
}

/** What is asked for, with one seat per name. */
export function withSeats({ options }: AnyPackage, asked: Asked, names: readonly string[] | undefined): Asked {
  const [field] = Object.entries(options).find(([, one]) => one.kind === 'count' && one.seats) ?? []
  if (field === undefined || names === undefined) return asked
  if (asked[field] !== undefined && asked[field] !== names.length)
    throw new UsageError(`--seats names ${names.length}, but --${flagOf(field)} says ${asked[field]}; leave one out.`)
  return { ...asked, [field]: names.length }
}

export function checkSeats({ game }: AnyPackage, options: unknown, names: readonly string[]): void {
  const count = game.seats(options)
  if (count !== names.length)
    throw new UsageError(`The game has ${counted(count, 'seat')}, but --seats names ${names.length}.`)
}
