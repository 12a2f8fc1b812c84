import { effectsIn } from '../catalog/effects-in.ts'
import { boxCard, miniDeck } from '../catalog/index.ts'
import { taskKey } from '../rules/conditions.ts'
import type { CardId, State } from '../state.ts'
import type { Ability, Effect, SeedCard, TaskId } from '../vocabulary/index.ts'

/** A card that can complete a task, and where the viewer knows it to be; nowhere while it has not been found. */
export interface TaskCard {
  readonly card: CardId
  readonly at: 'combat-zone' | 'operations' | 'defeated' | number | null
}

/** The cards of the present Episode whose text completes a task or brings it on: those that lie open, else one of each name. */
export function taskCards(view: State, task: TaskId): TaskCard[] {
  const cards = miniDeck(view.episodes[view.letter]).filter((card) => completes(card, task))
  const faces = new Set(cards.map(faceOf))
  return [...faces].flatMap((face) =>
    meantOf(cards.filter((card) => faceOf(card) === face).map((card) => ({ card, at: whereIs(view, card) }))),
  )
}

function meantOf(copies: readonly TaskCard[]): readonly TaskCard[] {
  const open = copies.filter(({ at }) => at !== null && at !== 'defeated')
  return open.length > 0 ? open : [copies.find(({ at }) => at === null) ?? copies[0]].flatMap((one) => one ?? [])
}

function faceOf(card: CardId): string {
  const boxed = boxCard(card)
  return 'card' in boxed ? boxed.card.id : boxed.kind
}

function completes(card: CardId, task: TaskId): boolean {
  const boxed = boxCard(card)
  return 'card' in boxed && boxed.card.abilities.some((ability) => isWayTo(ability, task))
}

function isWayTo(ability: Ability, task: TaskId): boolean {
  return effectsOf(ability).some((effect) => isStepTo(effect, task))
}

function isStepTo(effect: Effect | SeedCard, task: TaskId): effect is Extract<Effect, { do: 'complete' | 'progress' }> {
  return 'do' in effect && (effect.do === 'complete' || effect.do === 'progress') && effect.task === task
}

function effectsOf(ability: Ability): readonly (Effect | SeedCard)[] {
  return 'effects' in ability ? [...effectsIn([...ability.effects, ...(ability.else ?? [])])] : []
}

/** How far a task has come that takes several deeds; null for all others. */
export function taskCount(view: State, task: TaskId): { readonly done: number; readonly need: number } | null {
  for (const card of miniDeck(view.episodes[view.letter])) {
    const boxed = boxCard(card)
    const effects = 'card' in boxed ? boxed.card.abilities.flatMap(effectsOf) : []
    for (const effect of effects)
      if (isStepTo(effect, task) && effect.do === 'progress')
        return { done: view.counters[taskKey(task)]?.['done'] ?? 0, need: effect.need }
  }
  return null
}

function whereIs(view: State, card: CardId): TaskCard['at'] {
  if (view.combatZone.cards.includes(card)) return 'combat-zone'
  if (view.operations.cards.includes(card)) return 'operations'
  if (view.defeatedCards.cards.includes(card)) return 'defeated'
  const space = view.verse.findIndex(
    ({ shown, hidden }) => shown.cards.includes(card) || hidden.known?.some((known) => known.card === card),
  )
  return space < 0 ? null : space + 1
}
