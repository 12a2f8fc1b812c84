import {
  askFirst,
  checkpoint,
  type Decision,
  gather,
  type Option,
  oncePer,
  type Rules,
  type Text,
} from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import { browncoatsCost } from '../catalog/playmat.ts'
import type { CardId, Table } from '../state.ts'
import { deedText, priceText } from '../text/spoken.ts'
import type { Ability, Resource } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import {
  coordinatable,
  coordinate,
  othersMayHelp,
  recall,
  recallable,
  soloCoordinatable,
  soloCoordinate,
} from './coordinate.ts'
import { priceOf } from './costs.ts'
import { canUse, useText } from './effects.ts'
import { attackOf } from './enemies.ts'
import { fight, fightable } from './fight.ts'
import { faceUp } from './filters.ts'
import { actionsInPlay, reading } from './in-force.ts'
import { atMoment } from './moments.ts'
import { activatable, activate, playCard, playCopy, playFlaws } from './play.ts'
import { spendRecruit } from './points.ts'
import { canDoAnything } from './possible.ts'
import { canRecruitBrowncoats, openBridge, recruitBrowncoats, recruitCost, recruitFromBridge } from './recruit.ts'
import { payAndScan, scannable } from './scan.ts'
import { repair, repairCost, strikesOn } from './serenity.ts'
import { placeOf } from './show.ts'
import {
  abilitiesOf,
  activePlayer,
  cardName,
  currentEpisode,
  isStanding,
  says,
  seatName,
  spaceName,
  textsAt,
} from './table.ts'

/** The Action Phase: cards are played and used, in any order, until the player has enough. */

/** Something that the active player can do now. */
export interface Deed {
  readonly option: Option
  /** The text that it uses, if it does. */
  readonly text?: { readonly ability: Ability; readonly context: Context }
  act(): Rules<void> | void
}

/** Flaws first; then whatever the player wants, while the others may Coordinate. */
export function* actionPhase(t: Table): Rules<void> {
  if (!t.state.turn.open) yield* startActions(t)
  for (let acted = false; ; acted = true) {
    yield* playFlaws(t)
    if (isOver(t)) return
    yield* openTurn(t)
    const { deeds, asked } = reading(t, () => whatIsOpen(t))
    // Once there is nothing left to do and nobody to wait for, the phase ends by itself.
    if (acted && deeds.length === 0 && !othersMayHelp(t)) return
    const { index, value } = yield* askFirst(asked)
    const decision = asked[index]
    t.begin('action')
    if (decision && decision.seat !== t.state.active) {
      yield* help(t, decision.seat, String(value))
      continue
    }
    const deed = deeds.find(({ option }) => option.id === value)
    if (!deed) return
    const rules = deed.act()
    if (rules) yield* rules
  }
}

/** Another player sets a card aside for the active one, or takes it back. */
function* help(t: Table, seat: number, value: string): Rules<void> {
  const back = recallable(t, seat).find((card) => toRecall(card).id === value)
  if (back !== undefined) recall(t, seat, back)
  else yield* coordinate(t, seat, value)
}

function* startActions(t: Table): Rules<void> {
  yield* playFlaws(t)
  if (!isOver(t)) yield* atMoment(t, 'start-of-action')
}

/** Being defeated ends the phase, even for a player who was brought back since. */
export function isOver(t: Table): boolean {
  const { active, turn } = t.state
  return !isStanding(t, active) || turn.spared.includes(active)
}

/** Whatever a turn begins with is over once its player may choose; it can start again from there. */
function* openTurn(t: Table): Rules<void> {
  const { turn } = t.state
  if (turn.open) return
  turn.open = true
  activePlayer(t).hand.lacks = ['flaw']
  yield* checkpoint()
}

function whatIsOpen(t: Table): { readonly deeds: readonly Deed[]; readonly asked: readonly Decision[] } {
  const deeds = deedsOf(t)
  return { deeds, asked: [actionQuestion(t, deeds), ...offersToCoordinate(t)] }
}

function actionQuestion({ state }: Table, deeds: readonly Deed[]): Decision {
  const { recruit, attack, restricted } = state.turn
  const special = restricted.reduce((sum, { n }) => sum + n, 0)
  const options = deeds.map(({ option }) => option)
  options.push(deeds.length === 0 ? onlyEnd : end)
  const prompt = says('ask.action', { recruit, attack, special })
  return { number: 0, form: 'one', seat: state.active, kind: 'action', prompt, options }
}

const end: Option = { id: 'end', text: says('action.end'), role: 'end' }
const onlyEnd: Option = { ...end, usual: true }

/** What others may do for the active player, beside whatever that player does. An offer of nothing keeps a secret. */
function offersToCoordinate(t: Table): Decision[] {
  const { active, players } = t.state
  const prompt = askToCoordinate(active)
  const offers: Decision[] = []
  for (const { seat } of players) {
    if (seat === active) continue
    const options = [...coordinatable(t, seat).map(toCoordinate), ...recallable(t, seat).map(toRecall)]
    offers.push({ number: 0, form: 'one', seat, kind: 'coordinate', prompt, options, standing: true, harmless: true })
  }
  return offers
}

type Group = 'play' | 'copy' | 'activate' | 'scan' | 'fight' | 'recruit' | 'repair' | 'use' | 'coordinate' | 'recall'

function option(group: Group, card: CardId, words: Text): Option {
  return { id: card, text: words, at: { card }, group }
}

function priced(group: Group, card: CardId, words: Text, { price, sign }: Price): Option {
  return { id: card, text: words, at: { card }, group, price, sign }
}

const askToCoordinate = oncePer((active: number) => says('ask.coordinate', { who: seatName(active) }))

const toPlay = oncePer((card: CardId) => option('play', card, says('action.play', { card: cardName(card) })))
const toPlayCopy = oncePer((card: CardId) => option('copy', card, says('action.play-copy', { card: cardName(card) })))
const toCoordinate = oncePer((card: CardId) =>
  option('coordinate', card, says('action.coordinate', { card: cardName(card) })),
)
/** Taking back a card that was set aside. */
const toRecall = oncePer((card: CardId): Option => {
  const words = says('action.recall', { card: cardName(card) })
  return { ...option('recall', card, words), id: `recall ${card}`, role: 'minor' }
})
const toActivate = oncePer((card: CardId): Option => {
  return { ...option('activate', card, says('action.activate', { card: cardName(card) })), id: `activate ${card}` }
})

/** What something costs, with the sign of the resource that it is paid in. */
interface Price {
  readonly price: number
  readonly sign: Resource | 'either'
}

const inRecruit = (price: number): Price => ({ price, sign: 'recruit' })
const inAttack = (price: number): Price => ({ price, sign: 'attack' })

/** Everything that can be done now. */
export function deedsOf(t: Table): Deed[] {
  return gather(sorts, (deeds) => deeds(t))
}

const sorts: readonly ((t: Table) => readonly Deed[])[] = [
  plays,
  copies,
  activations,
  fights,
  scans,
  recruitments,
  repairs,
  actionsOfCards,
  missions,
  soloDiscards,
]

function plays(t: Table): Deed[] {
  return activePlayer(t).hand.cards.map((card) => ({
    option: toPlay(card),
    act: () => playCard(t, card),
  }))
}

function copies(t: Table): Deed[] {
  return t.state.turn.coordinated
    .filter(({ played }) => !played)
    .map((coordinated) => ({
      option: toPlayCopy(coordinated.card),
      act: () => playCopy(t, coordinated),
    }))
}

function activations(t: Table): Deed[] {
  return activatable(t).map(({ played, ability }) => ({
    option: toActivate(played.card),
    text: { ability, context: { you: t.state.active, card: played.card } },
    act: () => activate(t, played, ability),
  }))
}

function fights(t: Table): Deed[] {
  return fightable(t).map((card) => ({
    option: toFight(card)(attackOf(t, card)),
    act: () => fight(t, card),
  }))
}

function scans(t: Table): Deed[] {
  return scannable(t).map(({ index, cost }) => ({
    option: toScan(index)(cost),
    act: () => payAndScan(t, index),
  }))
}

// What has a price is made once for each price that it ever had.

const toFight = oncePer((card: CardId) =>
  oncePer((price: number) => priced('fight', card, says('action.fight', { card: cardName(card) }), inAttack(price))),
)

const toScan = oncePer((index: number) =>
  oncePer((price: number): Option => {
    const at = { place: placeOf(index) }
    const words = says('action.scan', { space: spaceName(index) })
    return { id: at.place, text: words, at, group: 'scan', price, sign: 'attack', role: 'risky' }
  }),
)

function recruitments(t: Table): Deed[] {
  const { recruit } = t.state.turn
  const open: Deed[] = []
  for (const card of openBridge(t)) {
    const cost = recruitCost(t, card)
    if (cost <= recruit) open.push({ option: toRecruit(card)(cost), act: () => recruitFromBridge(t, card) })
  }
  if (canRecruitBrowncoats(t)) open.push({ option: toRecruitBrowncoats, act: () => recruitBrowncoats(t) })
  return open
}

const toRecruit = oncePer((card: CardId) =>
  oncePer((price: number) =>
    priced('recruit', card, says('action.recruit', { card: cardName(card) }), inRecruit(price)),
  ),
)

const toRecruitBrowncoats: Option = {
  id: 'browncoats',
  text: says('action.browncoats'),
  at: { place: 'browncoats' },
  group: 'recruit',
  price: browncoatsCost,
  sign: 'recruit',
}

function repairs(t: Table): Deed[] {
  return gather(strikesOn(t), (card) => {
    const cost = repairCost(t, card)
    return cost <= t.state.turn.recruit ? [repairFor(t, card, cost)] : []
  })
}

function repairFor(t: Table, card: CardId, cost: number): Deed {
  return {
    option: priced('repair', card, says('action.repair', { card: cardName(card) }), inRecruit(cost)),
    *act() {
      spendRecruit(t, cost)
      yield* repair(t, card)
    },
  }
}

/** Actions that texts in play give: goals in Operations, enemies that can be bought off, Upgrades. */
function actionsOfCards(t: Table): Deed[] {
  return gather(actionsInPlay(t), ({ ability, context }) =>
    'action' in ability && canUse(t, context, ability) && canDoAnything(t, context, ability.effects)
      ? [useOf(t, context, ability)]
      : [],
  )
}

/** Side Jobs in the 'Verse and in the Combat Zone. */
function missions(t: Table): Deed[] {
  return gather(faceUp(t), ({ card }) => {
    if (boxCard(card).kind !== 'side-job') return []
    const context: Context = { you: t.state.active, card }
    return gather(textsAt(card, 'mission'), (ability) =>
      canUse(t, context, ability) ? [useOf(t, context, ability)] : [],
    )
  })
}

/** Which text of a card or of the Objective is used: its place among them, from 1. */
function useOf(t: Table, context: Context, ability: UsableAbility): Deed {
  const { card } = context
  const texts = card === null ? currentEpisode(t).abilities : abilitiesOf(card)
  const place = texts.indexOf(ability) + 1
  const how = dealText(ability)
  const words = card === null ? says('action.objective', { how }) : says('action.use', { card: cardName(card), how })
  return {
    option: {
      id: `use ${card ?? 'objective'} ${place}`,
      text: words,
      group: 'use',
      ...(card ? { at: { card } } : {}),
      ...priceIn(t, context, ability),
    },
    text: { ability, context },
    act: () => useText(t, { ...context }, ability),
  }
}

/** What a text does; and its price, unless the option says it as a figure. */
function dealText({ cost = [], effects }: UsableAbility): Text {
  const deed = deedText(effects)
  const isFigure = cost.length === 0 || (cost.length === 1 && cost.every((part) => 'pay' in part))
  return isFigure ? deed : says('action.deal', { price: priceText(cost), deed })
}

type UsableAbility = Extract<Ability, { readonly effects: unknown }>

/** What a text costs in points, if it does. */
function priceIn(t: Table, context: Context, { cost = [] }: UsableAbility): Partial<Price> {
  for (const part of cost) if ('pay' in part) return { price: priceOf(t, context, part), sign: part.pay }
  return {}
}

function soloDiscards(t: Table): Deed[] {
  return soloCoordinatable(t).map((card) => ({
    option: {
      ...option('coordinate', card, says('action.solo-coordinate', { card: cardName(card) })),
      id: `swap ${card}`,
    },
    act: () => soloCoordinate(t, card),
  }))
}
