import type { Decision } from '@keep-flying/kernel'
import { addToBox, type Box } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import { Play } from '../scenario.ts'
import { type HappeningKind, type HappeningKinds, happened, type NavCard, type ShipCard } from '../vocabulary/index.ts'

/** The base box and a ship besides. */
export function boxWithShip(ship: ShipCard): Box {
  return addToBox(baseBox, { ships: [ship] })
}

/** The base box with one more card in the nav deck of the border. */
export function boxWithNavCard(card: NavCard): Box {
  return addToBox(baseBox, { nav: { border: [{ card, copies: 1 }] } })
}

/** The base box with three Cutters. */
export const boxWithCutters = addToBox(baseBox, { starts: { cutters: ['border-r2-06', 'boros', 'hera'] } })

/** What was last told of a kind. */
export function lastTold<K extends HappeningKind>(game: Play, kind: K): HappeningKinds[K] {
  const told = game.match.events(null).findLast((event) => happened(event, kind))
  if (!told) throw new Error(`Nothing was told of "${kind}".`)
  return told.data
}

/** What was said of the last skill test: its dice, the points added to them, the total. */
export function lastTest(game: Play): HappeningKinds['test'] {
  return lastTold(game, 'test')
}

/** The lowest and the highest amount that may be named now. */
export function boundsOf(game: Play): [number, number] {
  const decision: Decision = game.decision()
  if (decision.form !== 'amount' && decision.form !== 'some') throw new Error(`"${decision.kind}" asks for no amount.`)
  return [decision.min, decision.max]
}

/** How much of what is loaded finds room as things are: what is asked for may be more, if other things go. */
export function roomTold(game: Play): unknown {
  return game.decision().prompt.with?.['room']
}

/** The options now open whose ids begin so. */
export function offers(game: Play, beginning: string): string[] {
  return game.options().filter((option) => option.startsWith(beginning))
}

/** The cards of a captain's crew, the Leader first. */
export function crewOf(game: Play, seat = 0): string[] {
  return game.captain(seat).crew.map((member) => member.card)
}

/** A new game, set up by captains who take what comes first and keep no job. */
export function setUpGame(options: object): Play {
  const game = Play.newGame(options, 'sfc32:set-up')
  while (game.state.phase === 'set-up') {
    const { form, seat } = game.decision()
    game.choose(form === 'some' ? [] : (game.options()[0] ?? ''), seat)
  }
  return game
}
