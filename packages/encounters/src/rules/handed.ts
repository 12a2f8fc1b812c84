import { type RandomStream, type Rules, shuffle } from '@keep-flying/kernel'
import { type Carried, gamesInAll } from '../carried.ts'
import { campaignTexts } from '../catalog/campaign.ts'
import { copiesOf, episodes, episodesWith } from '../catalog/index.ts'
import type { Options } from '../options.ts'
import type { CardId, Slot, State, Table } from '../state.ts'
import { type Effect, type Letter, letters, type SeedCard } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { isBeaten } from './defeated.ts'
import { doEffects } from './effects.ts'
import { crewName, tell } from './table.ts'

/** What a game of a campaign begins with: Episodes, and what the game before has handed on. */

/** The Episodes of the games to come: in the order of the series, or mixed. */
export function episodesToCome(
  { campaign, handed }: Options,
  now: Readonly<Record<Letter, number>>,
  random: RandomStream,
): readonly number[] {
  if (campaign === 'none') return []
  if (handed) return handed.episodes.slice(letters.length)
  if (campaign === 'series') return episodes.map(({ number }) => number).slice(letters.length)
  const left = letters.map((letter) =>
    shuffle(
      random,
      episodesWith(letter).flatMap(({ number }) => (number === now[letter] ? [] : number)),
    ),
  )
  return Array.from({ length: gamesInAll - 1 }, (_, game) => left.flatMap((numbers) => numbers[game] ?? [])).flat()
}

function effectsHanded(handed: Carried | null): readonly (Effect | SeedCard)[] {
  return (handed?.effects ?? []).flatMap((id) => campaignTexts.get(id)?.effects ?? [])
}

/** Cards of earlier Episodes that were put into one of this game's mini-decks. */
export function seededCards(handed: Carried | null, letter: Letter): CardId[] {
  return effectsHanded(handed).flatMap((effect) =>
    effect.do === 'seed' && effect.letter === letter ? copiesOf(effect.card).slice(0, effect.n) : [],
  )
}

/** Lays out what was kept, and follows the texts that were kept for this set-up; whoever is hurt too badly begins defeated. */
export function* takeOver(t: Table): Rules<void> {
  const { state } = t
  const { handed } = state.options
  if (!handed) return
  layOutKept(state, handed)
  const context: Context = { you: state.active, card: null }
  yield* doEffects(t, context, effectsHanded(handed).filter(isFollowed))
  for (const main of state.mains) {
    if (!isBeaten(t, main)) continue
    main.down = true
    tell(t, 'begins-defeated', { who: crewName(main.crew) })
  }
}

function isFollowed(effect: Effect | SeedCard): effect is Effect {
  return effect.do !== 'seed'
}

/** Upgrades and strikes are where they were, and not in their stacks. */
function layOutKept(state: State, { upgrades, shipStrikes, crewStrikes }: Carried): void {
  for (const { card, slot } of upgrades) slotAt(state, slot).upgrade = card
  for (const { card, slot } of shipStrikes) slotAt(state, slot).strike = card
  for (const { crew, card, damage } of crewStrikes)
    state.mains.find((main) => main.crew === crew)?.strikes.push({ card, damage })
  const kept = [...upgrades, ...shipStrikes, ...crewStrikes].map(({ card }) => card)
  for (const stack of [state.upgrades, state.shipStrikes.deck, state.crewStrikes.deck])
    stack.cards = stack.cards.filter((card) => !kept.includes(card))
}

function slotAt({ serenity }: State, index: number): Slot {
  while (serenity.length <= index) serenity.push({ strike: null, upgrade: null })
  const slot = serenity[index]
  if (!slot) throw new Error(`Serenity has no slot ${index}.`)
  return slot
}
