import { loadGames } from '@keep-flying/games'
import { type Answer, type AnyPackage, anyAnswer, Match, openStream, recordOf } from '@keep-flying/kernel'
import type { AnyMatch } from '../play/revival.ts'

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

/**
 * The same of a co-operative game, whose table has agreed over and over to take back everything: such games are short, so
 * each time it is played as far as it goes without being over.
 */
export async function teamRecordOfLength(entries: number): Promise<string> {
  const pack = (await loadGames()).find(({ game }) => game.cooperative)
  if (!pack) throw new Error('There is no co-operative game.')
  const { game } = pack
  const start = () => Match.start(game, game.readOptions(fewestSeats(pack)), 'chacha20:a long game of a team')
  const answers = answersOf(start()).slice(0, -1)
  const match = start()
  for (;;)
    for (const answer of answers) {
      match.answer(askedNow(match, answer))
      if (match.log.length >= entries) return JSON.stringify(recordOf(match))
      if (match.answers === answers.length) match.undoAgreed(0, 0)
    }
}

/** What a team answers at random until its game is over. */
function answersOf(match: AnyMatch): Answer[] {
  const random = openStream('sfc32:answers')
  const answers: Answer[] = []
  while (!match.over) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    const answer = { seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) }
    match.answer(answer)
    answers.push(answer)
  }
  return answers
}

/** The same answer to the same question, which has another number whenever it is asked again. */
function askedNow({ pending }: AnyMatch, { seat, value }: Answer): Answer {
  const decision = pending.find((open) => open.seat === seat && !open.standing)
  if (!decision) throw new Error(`Seat ${seat} is not asked.`)
  return { seat, decision: decision.number, value }
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
