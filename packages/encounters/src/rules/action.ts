import { askFirst, type Decision, type Option, question, type Rules, type Text } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import { browncoatsCost } from '../catalog/playmat.ts'
import type { CardId, Table } from '../state.ts'
import type { Ability } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { coordinatable, coordinate, soloCoordinatable, soloCoordinate } from './coordinate.ts'
import { canUse, useText } from './effects.ts'
import { attackOf } from './enemies.ts'
import { fight, fightable } from './fight.ts'
import { modifiers, reading, textsInPlay } from './in-force.ts'
import { activatable, activate, playCard, playCopy, playFlaws } from './play.ts'
import { spendRecruit } from './points.ts'
import { canRecruitBrowncoats, openBridge, recruitBrowncoats, recruitCost, recruitFromBridge } from './recruit.ts'
import { canScan, hiddenSpaces, payAndScan, scanCost } from './scan.ts'
import { repair, repairCost, strikesOn } from './serenity.ts'
import { placeOf } from './show.ts'
import { abilitiesOf, activePlayer, cardName, isStanding, says, seatName, spaceName } from './table.ts'

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
  for (;;) {
    yield* playFlaws(t)
    if (!isStanding(t, t.state.active)) return
    const { deeds, asked } = reading(t, () => whatIsOpen(t))
    const { index, value } = yield* askFirst(asked)
    const decision = asked[index]
    t.begin('action')
    if (decision && decision.seat !== t.state.active) {
      yield* coordinate(t, decision.seat, String(value))
      continue
    }
    const deed = deeds.find(({ option }) => option.id === value)
    if (!deed) return
    const rules = deed.act()
    if (rules) yield* rules
  }
}

function whatIsOpen(t: Table): { readonly deeds: readonly Deed[]; readonly asked: readonly Decision[] } {
  const deeds = deedsOf(t)
  return { deeds, asked: [actionQuestion(t, deeds), ...offersToCoordinate(t)] }
}

const endTurn: Option = { id: 'end', text: says('action.end'), role: 'end' }

function actionQuestion({ state }: Table, deeds: readonly Deed[]): Decision {
  return question.one({
    seat: state.active,
    kind: 'action',
    prompt: says('ask.action', { recruit: state.turn.recruit, attack: state.turn.attack }),
    options: [...deeds.map(({ option }) => option), endTurn],
  })
}

/** What others may set aside for the active player, beside whatever that player does. */
function offersToCoordinate(t: Table): Decision[] {
  return t.state.players.flatMap(({ seat }) => {
    const cards = coordinatable(t, seat)
    if (cards.length === 0) return []
    const options = cards.map((card) => option('coordinate', card, says('action.coordinate', { card: cardName(card) })))
    const prompt = says('ask.coordinate', { who: seatName(t.state.active) })
    return question.one({ seat, kind: 'coordinate', prompt, options, standing: true, harmless: true })
  })
}

function option(group: string, card: CardId, words: Text, price?: number): Option {
  return { id: card, text: words, at: { card }, group, ...(price === undefined ? {} : { price }) }
}

/** Everything that can be done now. */
export function deedsOf(t: Table): Deed[] {
  return [
    ...plays(t),
    ...copies(t),
    ...activations(t),
    ...fights(t),
    ...scans(t),
    ...recruitments(t),
    ...repairs(t),
    ...actionsOfCards(t),
    ...missions(t),
    ...exchanges(t),
    ...soloDiscards(t),
  ]
}

function plays(t: Table): Deed[] {
  return activePlayer(t).hand.cards.map((card) => ({
    option: option('play', card, says('action.play', { card: cardName(card) })),
    act: () => playCard(t, card),
  }))
}

function copies(t: Table): Deed[] {
  return t.state.turn.coordinated
    .filter(({ played }) => !played)
    .map((coordinated) => ({
      option: option('play', coordinated.card, says('action.play-copy', { card: cardName(coordinated.card) })),
      act: () => playCopy(t, coordinated),
    }))
}

function activations(t: Table): Deed[] {
  return activatable(t).map(({ played, ability }) => ({
    option: {
      ...option('activate', played.card, says('action.activate', { card: cardName(played.card) })),
      id: `activate ${played.card}`,
    },
    text: { ability, context: { you: t.state.active, card: played.card } },
    act: () => activate(t, played, ability),
  }))
}

function fights(t: Table): Deed[] {
  return fightable(t).map((card) => ({
    option: option('fight', card, says('action.fight', { card: cardName(card) }), attackOf(t, card)),
    act: () => fight(t, card),
  }))
}

function scans(t: Table): Deed[] {
  return hiddenSpaces(t)
    .filter((index) => canScan(t, index))
    .map((index) => ({
      option: {
        id: placeOf(index),
        text: says('action.scan', { space: spaceName(index) }),
        at: { place: placeOf(index) },
        group: 'scan',
        price: scanCost(t, index),
        role: 'risky',
      },
      act: () => payAndScan(t, index),
    }))
}

function recruitments(t: Table): Deed[] {
  const { recruit } = t.state.turn
  const bridge: Deed[] = openBridge(t)
    .filter((card) => recruitCost(t, card) <= recruit)
    .map((card) => ({
      option: option('recruit', card, says('action.recruit', { card: cardName(card) }), recruitCost(t, card)),
      act: () => recruitFromBridge(t, card),
    }))
  if (!canRecruitBrowncoats(t)) return bridge
  const browncoats: Deed = {
    option: {
      id: 'browncoats',
      text: says('action.browncoats'),
      at: { place: 'browncoats' },
      group: 'recruit',
      price: browncoatsCost,
    },
    act: () => recruitBrowncoats(t),
  }
  return [...bridge, browncoats]
}

function repairs(t: Table): Deed[] {
  return strikesOn(t)
    .filter((card) => repairCost(t, card) <= t.state.turn.recruit)
    .map((card) => ({
      option: option('repair', card, says('action.repair', { card: cardName(card) }), repairCost(t, card)),
      act: function* () {
        spendRecruit(t, repairCost(t, card))
        yield* repair(t, card)
      },
    }))
}

/** Actions that texts in play give: goals in Operations, enemies that can be bought off, Upgrades. */
function actionsOfCards(t: Table): Deed[] {
  return textsInPlay(t).flatMap(({ ability, context }, index) =>
    'action' in ability && canUse(t, context, ability) ? useOf(t, context, ability, index) : [],
  )
}

/** Side Jobs in the 'Verse and in the Combat Zone. */
function missions(t: Table): Deed[] {
  const { combatZone, verse } = t.state
  const jobs = [...combatZone.cards, ...verse.flatMap(({ shown }) => shown.cards)].filter(
    (card) => boxCard(card).kind === 'side-job',
  )
  return jobs.flatMap((card) =>
    abilitiesOf(card).flatMap((ability, index) => {
      const context: Context = { you: t.state.active, card }
      return 'at' in ability && ability.at === 'mission' && canUse(t, context, ability)
        ? useOf(t, context, ability, index)
        : []
    }),
  )
}

function useOf(t: Table, context: Context, ability: Ability, index: number): Deed {
  const { card } = context
  const words = card === null ? says('action.objective') : says('action.use', { card: cardName(card) })
  return {
    option: { id: `use ${card ?? 'objective'} ${index}`, text: words, group: 'use', ...(card ? { at: { card } } : {}) },
    text: { ability, context },
    act: () => useText(t, { ...context }, ability),
  }
}

/** Paying one resource for another, where a card allows it. */
function exchanges(t: Table): Deed[] {
  return modifiers(t, 'exchange').flatMap(({ modifier, context: { card } }) => {
    const { pay, n, amount, only } = modifier
    if (pay !== 'recruit' || t.state.turn.recruit < n) return []
    return {
      option: {
        id: `exchange ${card}`,
        text: says('action.exchange', { n, amount }),
        group: 'use',
        ...(card ? { at: { card } } : {}),
      },
      act: () => {
        spendRecruit(t, n)
        t.state.turn.restricted.push({ n: amount, only: only ?? 'scan' })
      },
    }
  })
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
