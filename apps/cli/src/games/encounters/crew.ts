import { avatars, describeAvatar, type Main, type Player } from '@keep-flying/encounters'
import { damageOn, healthOf } from '@keep-flying/encounters/ask'
import type { Block } from '../../terminal/game.ts'
import { labelled, wrap } from '../../terminal/layout.ts'
import { bold, dim, warn } from '../../terminal/style.ts'
import { call, counted, mainName, nameAndFigures, type Sight, sizeOf, wordsOf } from './facts.ts'

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
          counted(
            say,
            played.map(({ card }) => card),
          ),
        )),
    ...(set.length === 0 ? [] : labelled('  Set aside', counted(say, set))),
  ]
}

function hand(sight: Sight, { hand: { cards } }: Player): string[] {
  const { say } = sight
  return [...new Set(cards.map((card) => call(say, 'card', card)))].flatMap((name, n) => {
    const alike = cards.filter((card) => call(say, 'card', card) === name)
    const [card] = alike
    if (card === undefined) return []
    const words = wordsOf(say, card)
    const times = alike.length === 1 ? '' : `${alike.length} × `
    return labelled(n === 0 ? '  Hand' : '', `${times}${nameAndFigures(say, card)}${words === '' ? '' : `: ${words}`}`)
  })
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
          : `; ${counted(
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
