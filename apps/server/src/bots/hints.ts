import { adviserOf, type Hint } from '@keep-flying/kernel'
import { packageOf } from '../games/catalog.ts'
import type { Room } from '../play/room.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { GameAndSeats } from '../storage/store.ts'
import { wishesAt } from '../storage/wishes.ts'
import type { BotPool } from './pool.ts'
import { newTask } from './task.ts'

/** Where others play, nobody asks a bot unless all of them have agreed to that. */
export function checkMayAskBots({ game, seats }: GameAndSeats): void {
  if (game.advice === 1 || seats.filter(({ kind }) => kind === 'person').length < 2) return
  throw new Trouble('forbidden', 'Other people play here: all must agree before anybody asks a bot.', 'advice')
}

/**
 * What the game's adviser would answer in a seat, from what that seat sees; null once the question has passed, and if it
 * has nothing to say. It thinks on the threads of the bots.
 */
export async function hintAt(
  { games, log }: Services,
  pool: BotPool,
  room: Room,
  seat: number,
  number: number,
): Promise<Hint | null> {
  const pack = packageOf(games, room.table.game.game)
  const adviser = adviserOf(pack.bots)
  if (!adviser) return null
  const asked = await room.look((match) => {
    const decision = match.decisionsOf(seat).find((open) => open.number === number)
    return (
      decision && {
        advised: pool.advise(
          newTask(pack, match, decision, { bot: adviser.bot.id, budget: pool.budget, wishes: wishesAt(room.table) }),
        ),
      }
    )
  })
  try {
    return (await asked?.advised) ?? null
  } catch (problem) {
    log.error({ table: room.id, bot: adviser.bot.id, err: problem }, 'a bot failed to advise')
    throw new Trouble('unavailable', 'The bot could not tell; ask again in a moment.')
  }
}
