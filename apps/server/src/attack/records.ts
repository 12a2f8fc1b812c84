import { loadGames } from '@keep-flying/games'
import { type AnyPackage, anyAnswer, Match, openStream, recordOf } from '@keep-flying/kernel'

/** The record of a game for one that has so many entries and is not over, as text. */
export async function recordOfLength(entries: number): Promise<string> {
  const [pack] = await loadGames()
  if (!pack) throw new Error('There is no game.')
  const { game } = pack
  const match = Match.start(game, game.readOptions(fewestSeats(pack)), 'chacha20:a long game')
  const random = openStream('sfc32:answers')
  while (match.log.length < entries) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error(`The game was over after ${match.log.length} entries.`)
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
  }
  return JSON.stringify(recordOf(match))
}

function fewestSeats({ options }: AnyPackage): object {
  const fields = Object.entries(options).flatMap(([id, field]) =>
    field.kind === 'count' && field.seats ? [[id, field.min]] : [],
  )
  return Object.fromEntries(fields)
}

/** What is sent to continue a game for one at a public table. */
export function importBody(record: unknown): object {
  return { record, title: 'Import', visibility: 'public', pace: 'live', seats: [{ kind: 'you' }] }
}
