import { hideCard, unknownStream, type Zone } from '@keep-flying/kernel'
import { box } from '../catalog/index.ts'
import type { CardId, State, Table } from '../state.ts'

/** A table for reading: clients and bots ask the rules' own functions about a view through it. */
export function tableFor(view: State): Table {
  const stream = unknownStream()
  const standIn = (back: string): CardId => (back === 'inevitable' ? timerLeft(view) : hideCard(stream))
  const verse = view.verse.map((space) => ({ ...space, hidden: filled(space.hidden, standIn) }))
  return { state: { ...view, verse }, effects: null, tell: () => {}, seal: () => {}, begin: () => {} }
}

/** A face-down zone with stand-ins for the cards that nobody knows, so that the rules see where a card lies. */
function filled(zone: Zone, standIn: (back: string) => CardId): Zone {
  const { backs, known = [], ...rest } = zone
  if (!backs) return zone
  const cards = backs.map((back, at) => known.find((one) => one.at === at)?.card ?? standIn(back))
  return { ...rest, cards }
}

/** Which of the timers it is does not matter before it is turned up. */
function timerLeft({ timers, combatZone }: State): CardId {
  const seen = [...timers.cards, ...combatZone.cards]
  return box.inevitable.find((card) => !seen.includes(card)) ?? ''
}
