import { botName } from '@keep-flying/kernel'
import { usualOf } from '../game/bots.ts'
import { listingOf } from '../game/listing.ts'
import { optionsIn, seatsField } from '../game/options.ts'
import { firstGame } from '../games/registry.ts'
import { LocalSession } from './local.ts'
import type { LocalSeat } from './storage.ts'

/**
 * A game that is not kept, made from the address, for looking at screens: `game`, any of its options by name, `people`
 * (how many of the seats are theirs), `seed`, `fast` (bots do not wait), `auto` (a bot gives the first so many answers)
 * and `until` (it goes on until somebody here is asked something of this kind).
 */
export function demoSession(query: URLSearchParams): LocalSession {
  const session = new LocalSession('demo')
  session.setBotDelay(query.has('fast') ? 0 : 500)
  void begin(session, query)
  return session
}

async function begin(session: LocalSession, query: URLSearchParams): Promise<void> {
  const game = query.get('game') ?? firstGame
  const { options: fields, bots } = await listingOf(game).describe()
  const options = optionsIn(query, fields)
  const [seatsId, { default: usual }] = seatsField(fields)
  const people = Number(query.get('people') ?? 1)
  const { id: bot } = usualOf(bots)
  const seats = Array.from({ length: Number(options[seatsId] ?? usual) }, (_, seat): LocalSeat => {
    if (seat >= people) return { kind: 'bot', bot, name: botName('demo', seat) }
    return { kind: 'person', name: seat === 0 ? 'You' : `Guest ${seat}` }
  })
  await session.begin({
    game,
    options,
    seed: `sfc32:${query.get('seed') ?? '1'}`,
    seats,
    helped: { auto: Number(query.get('auto') ?? 0), until: query.get('until') },
  })
}
