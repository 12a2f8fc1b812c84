import { defaultsOf } from '@keep-flying/kernel'
import { usualOf } from '../game/bots.ts'
import { describedGame } from '../game/described.ts'
import { seatsField } from '../game/options.ts'
import { createGame, type LocalSeat } from '../session/storage.ts'

/** Games that begin with one press: fetched when somebody presses, so that the first page needs no game. */

/** The game as it is usually played, or the one made for beginners: one person against the usual bots. */
export type Beginning = 'usual' | 'guided'

/** Fetches what a game begins with. */
export async function prepare(id: string): Promise<void> {
  await describedGame(id)
}

/** Begins a game and keeps it; its id. Bots get their names when it is kept. */
export async function begin(id: string, beginning: Beginning, myName: string): Promise<string> {
  const { options: fields, bots, setup } = await describedGame(id)
  const asked = beginning === 'guided' ? setup.guided : setup.usual
  if (!asked) throw new Error(`The game "${id}" has no guided first game.`)
  const options = { ...defaultsOf(fields), ...asked }
  const [seatsId] = seatsField(fields)
  const { id: bot } = usualOf(bots)
  const seats = Array.from(
    { length: Number(options[seatsId]) },
    (_, n): LocalSeat => (n === 0 ? { kind: 'person', name: myName } : { kind: 'bot', bot, name: '' }),
  )
  return createGame({ game: id, title: setup.titleOf(options), options, seats, guided: beginning === 'guided' })
}
