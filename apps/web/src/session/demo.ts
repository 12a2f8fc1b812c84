import type { BoxId } from '@keep-flying/verse'
import { LocalSession } from './local.ts'
import type { LocalSeat } from './storage.ts'

/**
 * A game that is not kept, made from the address, for looking at screens: `players`, `people` (how many of them sit
 * here), `story`, `expansions`, `seed`, `fast` (bots do not wait), `auto` (a bot gives the first so many answers) and
 * `until` (it goes on until somebody here is asked something of this kind).
 */
export function demoSession(query: URLSearchParams): LocalSession {
  const players = Number(query.get('players') ?? 3)
  const people = Number(query.get('people') ?? 1)
  const seats = Array.from(
    { length: players },
    (_, seat): LocalSeat =>
      seat < people
        ? { kind: 'person', name: seat === 0 ? 'You' : `Guest ${seat}` }
        : { kind: 'bot', bot: 'captain', name: `Bot ${seat}` },
  )
  const expansions: readonly BoxId[] = query.get('expansions') === 'blue-sun' ? ['blue-sun'] : []
  const story = query.get('story') ?? 'king-of-londinium'
  const session = new LocalSession('demo')
  session.setBotDelay(query.has('fast') ? 0 : 500)
  session.begin(
    { players, story, startingJobs: 'standard', expansions, setUp: 'standard' },
    `sfc32:${query.get('seed') ?? '1'}`,
    seats,
    { auto: Number(query.get('auto') ?? 0), until: query.get('until') },
  )
  return session
}
