import { type CardId, describeObjective, episodeOf, type State, writerFor } from '@keep-flying/encounters'
import { tableFor } from '@keep-flying/encounters/ask'
import type { Option } from '@keep-flying/kernel'
import { UsageError } from '../../args.ts'
import type { Block, Screen } from '../../terminal/game.ts'
import { aligned, wrap } from '../../terminal/layout.ts'
import { bold } from '../../terminal/style.ts'
import { board, piles } from './board.ts'
import { avatarLines, drawPlayer, others } from './crew.ts'
import { call, mainName, type Sight, seatName } from './facts.ts'
import { oddsOf } from './odds.ts'

export function screenOf(view: State, viewer: number | null): Screen {
  const sight: Sight = { view, viewer, t: tableFor(view), say: writerFor(view) }
  return {
    heading: () => heading(sight),
    seatName: (seat) => call(sight.say, 'seat', seat),
    seat: (seat) => drawPlayer(sight, seat),
    around: () => (view.mains.length === 0 ? [] : [...board(sight), others(sight)]),
    common: () => (view.mains.length === 0 ? [] : [...board(sight).flat(), ...others(sight), ...piles(sight)]),
    standing: () => standing(sight),
    foretells: () => false,
    note,
    cardIn,
    odds: (decision) => oddsOf(sight, decision),
    looks: [
      { name: 'objective', help: 'what the Objective card says', show: () => objectiveCard(sight) },
      {
        name: 'player',
        argument: 'N',
        help: 'player N and their Avatar',
        show: (number) => playerNumbered(sight, number),
      },
      { name: 'piles', help: 'decks and piles', show: () => piles(sight) },
    ],
  }
}

function heading(sight: Sight): string {
  const { view, viewer } = sight
  const { name } = episodeOf(view.episodes[view.letter])
  if (view.mains.length === 0) return `${name} · set-up`
  const whose = view.active === viewer ? 'your turn' : `turn of ${call(sight.say, 'seat', view.active)}`
  return `Episode ${view.letter}: ${name} · turn ${view.turnOfEpisode} · ${whose}`
}

const currencies: Readonly<Record<string, string>> = {
  recruit: 'Recruit',
  attack: 'Attack',
  either: 'Recruit or Attack',
}

/** What an option costs; what has no sign is paid in Credits. */
function note({ price, sign = '' }: Option): string | null {
  return price === undefined ? null : `${price} ${currencies[sign] ?? 'Credits'}`
}

/** The card that an option is about to have, keep or lose, rather than to do something with. */
function cardIn({ at, group = 'upgrade', role }: Option): CardId | null {
  return at && 'card' in at && group === 'upgrade' && role !== 'minor' ? at.card : null
}

function objectiveCard({ view, say }: Sight): Block {
  const episode = episodeOf(view.episodes[view.letter])
  return [bold(episode.name), ...describeObjective(episode).flatMap((line) => wrap(`  ${say(line)}`, 4))]
}

function playerNumbered(sight: Sight, typed: string): Block {
  const number = Number(typed)
  const count = sight.view.players.length
  const main = sight.view.mains.find(({ seat }) => seat === number - 1)
  if (!main) throw new UsageError(`Say which player: player 1 to player ${count}.`)
  return [...drawPlayer(sight, number - 1).flat(), ...avatarLines(sight, main)]
}

function standing(sight: Sight): Block {
  return aligned(
    sight.view.mains.map((main) => [
      '  ',
      main.seat === null ? mainName(sight, main) : seatName(sight, main.seat),
      main.down ? 'defeated' : 'standing',
      main.strikes.length === 0 ? 'unhurt' : `${main.strikes.length} strikes`,
    ]),
  )
}
