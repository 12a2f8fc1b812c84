import { brokenLimits, type Decision } from '@keep-flying/kernel'
import { addToBox, type Box } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import type { Hooks } from '../rules/moments.ts'
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

/** How much of what a question or an option loads finds room as things are: it may be more, if other things go. */
export function roomTold(game: Play, id?: string): unknown {
  const decision: Decision = game.decision()
  const options = 'options' in decision ? decision.options : []
  const says = id === undefined ? decision.prompt : options.find((one) => one.id === id)?.text
  return says?.with?.['room']
}

/** The same option, named so often. */
export function times(n: number, id: string): string[] {
  return Array.from({ length: n }, () => id)
}

/** The cards laid out that may be had as things are, with nothing else named. */
export function onOffer(game: Play): string[] {
  const decision: Decision = game.decision()
  const options = 'options' in decision ? decision.options : []
  return options
    .filter(({ group }) => group === 'cards' || group === 'jobs')
    .map(({ id }) => id)
    .filter((id) => brokenLimits(decision, [id]).length === 0)
}

/** How many cards of the pile may be looked at. */
export function looksOf(game: Play): number | undefined {
  const decision: Decision = game.decision()
  const limits = decision.form === 'some' ? (decision.limits ?? []) : []
  return limits.find(({ of }) => of === 'looks')?.most
}

/** How often an option may be named; 0 if it is not there. */
export function mostOf(game: Play, id: string): number {
  const decision: Decision = game.decision()
  const option = 'options' in decision ? decision.options.find((one) => one.id === id) : undefined
  return option ? (option.most ?? 1) : 0
}

/** The options now open whose ids begin so. */
export function offers(game: Play, beginning: string): string[] {
  return game.options().filter((option) => option.startsWith(beginning))
}

/** The cards of a captain's crew, the Leader first. */
export function crewOf(game: Play, seat = 0): string[] {
  return game.captain(seat).crew.map((member) => member.card)
}

/** The base box with somebody who listens at moments of its rules. */
export function boxThatHears(hooks: Hooks): Box {
  return addToBox(baseBox, { hooks: [hooks] })
}

/** A new game, set up by captains who take what comes first and keep no job. */
export function setUpGame(options: object, box?: Box): Play {
  const game = Play.newGame(options, 'sfc32:set-up', box)
  while (game.state.phase === 'set-up') {
    const { form, seat } = game.decision()
    game.choose(form === 'some' ? [] : (game.options()[0] ?? ''), seat)
  }
  return game
}
