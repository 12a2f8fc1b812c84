import {
  avatars,
  boxCard,
  type CardId,
  type Crew,
  describeAbility,
  describeAvatar,
  type Main,
  type Player,
} from '@keep-flying/encounters'
import { damageOn, healthOf } from '@keep-flying/encounters/ask'
import type { Writer } from '@keep-flying/kernel'
import type { Block } from '../../terminal/game.ts'
import { labelled, wrap } from '../../terminal/layout.ts'
import { bold, dim, warn } from '../../terminal/style.ts'
import { listed, mainName, nameAndFigures, once, type Sight, sizeOf, wordsOf } from './facts.ts'

/** The players and the other Main Characters in words. */

export function drawPlayer(sight: Sight, seat: number): string[][] {
  const player = sight.view.players[seat]
  const main = sight.view.mains.find((one) => one.seat === seat)
  if (!player || !main) return [[bold(`${seat + 1}. no Avatar yet`)]]
  return [
    [`${bold(`${seat + 1}. ${mainName(sight, main)}`)}, ${condition(sight, main)}, ${cardsOf(player)}`],
    strikes(sight, main),
    turn(sight, seat),
    hand(sight, player),
  ].filter((block) => block.length > 0)
}

function condition(sight: Sight, main: Main): string {
  const health = healthOf(sight.t, main)
  if (main.down) return 'defeated'
  const left = health - damageOn(main)
  return left === health ? `Health ${health}` : `Health ${left} of ${health}`
}

function cardsOf({ hand, deck, discard }: Player): string {
  return `${sizeOf(hand)} in hand, ${sizeOf(deck)} in the deck, ${sizeOf(discard)} discarded`
}

function strikes({ say }: Sight, main: Main): string[] {
  return main.strikes.flatMap(({ card }) => {
    const words = wordsOf(say, card)
    return wrap(`  ${nameAndFigures(say, card)}${words === '' ? '' : `: ${words}`}`, 4).map(warn)
  })
}

/** What the active player has at the moment. */
function turn({ view, say }: Sight, seat: number): string[] {
  const { recruit, attack, restricted, played, coordinated } = view.turn
  if (view.active !== seat) return []
  const extra = restricted.reduce((sum, { n }) => sum + n, 0)
  const points = `${recruit} Recruit, ${attack} Attack${extra === 0 ? '' : ` and ${extra} for one purpose`}`
  const set = coordinated.filter((one) => !one.played).map(({ card }) => card)
  return [
    ...labelled('  Points', points),
    ...(played.length === 0
      ? []
      : labelled(
          '  Played',
          listed(
            say,
            played.map(({ card }) => card),
          ),
        )),
    ...(set.length === 0 ? [] : labelled('  Set aside', listed(say, set))),
  ]
}

function hand({ say }: Sight, { crew, hand: { cards } }: Player): string[] {
  const lines = cards.map((card) => {
    const words = ownWords(say, crew, card)
    return `${nameAndFigures(say, card)}${words === '' ? '' : `: ${words}`}`
  })
  return once(lines).flatMap((line, n) => labelled(n === 0 ? '  Hand' : '', line))
}

/** What a card says to its player: Talents and Flaws say what their Avatar does. */
function ownWords(say: Writer, crew: Crew, card: CardId): string {
  const { kind } = boxCard(card)
  const avatar = avatars.find((one) => one.crew === crew)
  if (!avatar || (kind !== 'talent' && kind !== 'flaw')) return wordsOf(say, card)
  return avatar[kind].abilities.flatMap(describeAbility).map(say).join(' ')
}

/** Main Characters whom nobody plays, and the other players in a line each. */
export function others(sight: Sight): Block {
  const { view, viewer } = sight
  const mains = view.mains.filter(({ seat }) => seat === null || seat !== viewer)
  if (mains.length === 0) return []
  return [
    bold('Crew'),
    ...mains.flatMap((main) => {
      const player = main.seat === null ? undefined : view.players[main.seat]
      const held = player ? `, ${sizeOf(player.hand)} in hand` : ', played by nobody'
      const hurt =
        main.strikes.length === 0
          ? ''
          : `; ${listed(
              sight.say,
              main.strikes.map(({ card }) => card),
            )}`
      return wrap(`  ${mainName(sight, main)}, ${condition(sight, main)}${held}${hurt}`, 4)
    }),
  ]
}

/** What an Avatar's Talent and Flaw do. */
export function avatarLines({ say }: Sight, main: Main): string[] {
  const avatar = avatars.find(({ crew }) => crew === main.crew)
  if (!avatar) return []
  return [
    bold(avatar.name),
    ...describeAvatar(avatar)
      .flatMap((line) => wrap(`  ${say(line)}`, 4))
      .map(dim),
  ]
}
