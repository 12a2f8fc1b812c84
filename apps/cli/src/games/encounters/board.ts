import { boxCard, type CardId, episodeOf, type Space, type TaskState } from '@keep-flying/encounters'
import {
  attackOf,
  inevitableAt,
  isInevitable,
  recruitCost,
  repairCost,
  scanCost,
  timerOf,
} from '@keep-flying/encounters/ask'
import { isHiddenCard } from '@keep-flying/kernel'
import type { Block } from '../../terminal/game.ts'
import { flow, indented, labelled, wrap } from '../../terminal/layout.ts'
import { bold, dim, warn } from '../../terminal/style.ts'
import { counted } from '../../terminal/words.ts'
import { call, figuresOf, listed, nameAndFigures, once, type Sight, sizeOf, wordsOf } from './facts.ts'

/** The table in words: what threatens, what can be done about it, and who helps. */

export function board(sight: Sight): readonly Block[] {
  return [objective(sight), combatZone(sight), verse(sight), bridge(sight), serenity(sight), operations(sight)].filter(
    (block) => block.length > 0,
  )
}

const marks: Readonly<Record<TaskState, string>> = { open: '[ ]', done: '[x]', failed: '[-]' }

function objective(sight: Sight): Block {
  const { view, say } = sight
  const { name, tasks } = episodeOf(view.episodes[view.letter])
  const lines = tasks.flatMap(({ id, mandatory }) => {
    const line = `  ${marks[view.tasks[id] ?? 'open']} ${call(say, 'task', id)}${mandatory ? ' (Mandatory)' : ''}`
    return wrap(`${line}${progressOn(sight, id)}`, 6)
  })
  return [bold(`Objective: ${name}`), ...lines, ...wrap(`  ${timeLeft(sight)}`, 2).map(dim)]
}

/** What is counted towards a task. */
function progressOn({ view }: Sight, task: string): string {
  const counters = Object.values(view.counters[`task:${task}`] ?? {})
  return counters.length === 0 ? '' : `, ${counters.join(', ')} so far`
}

function timeLeft({ view, t }: Sight): string {
  const deck = `${sizeOf(view.episodeDeck)} cards in the Episode deck`
  if (view.combatZone.cards.some(isInevitable))
    return `${deck}; the Inevitable card is out, and the Episode ends after ${counted(timerOf(t).turnsToEnd, 'more turn')}.`
  const at = inevitableAt(t.state)
  return at === null
    ? `${deck}, the last of them the Inevitable card.`
    : `${deck}; the Inevitable card is in space ${at + 1}.`
}

function combatZone(sight: Sight): Block {
  const { cards } = sight.view.combatZone
  if (cards.length === 0) return [bold('Combat Zone'), dim('  empty')]
  return [bold('Combat Zone'), ...cards.flatMap((card) => cardLines(sight, card, threat(sight, card)).map(warn))]
}

/** What an enemy takes to be defeated, if that is not what is printed. */
function threat({ t }: Sight, card: CardId): string {
  const boxed = boxCard(card)
  if (boxed.kind !== 'enemy') return ''
  const attack = attackOf(t, card)
  return attack === boxed.card.attack ? '' : `, now ${attack}`
}

/** A card with its figures in one line and its text below. */
function cardLines({ say }: Sight, card: CardId, more = ''): string[] {
  const words = wordsOf(say, card)
  return [...wrap(`  ${nameAndFigures(say, card)}${more}`, 4), ...(words === '' ? [] : indented(words, 4))]
}

function verse(sight: Sight): Block {
  const closed = inevitableAt(sight.t.state) ?? -1
  const spaces = sight.t.state.verse.flatMap((space, index) => spaceLines(sight, space, index, index <= closed))
  return [bold("'Verse, from where cards enter to the Combat Zone"), ...spaces]
}

function spaceLines(sight: Sight, space: Space, index: number, isClosed: boolean): string[] {
  const number = `  ${index + 1}`
  const attached = space.attached.cards.flatMap((card) =>
    labelled('', `with ${nameAndFigures(sight.say, card)}: ${wordsOf(sight.say, card)}`, 5),
  )
  const [shown] = space.shown.cards
  if (shown !== undefined) {
    const words = wordsOf(sight.say, shown)
    const line = `${nameAndFigures(sight.say, shown)}${threat(sight, shown)}${words === '' ? '' : `: ${words}`}`
    return [...labelled(number, line, 5), ...attached]
  }
  const [hidden] = space.hidden.cards
  if (hidden !== undefined) return [...labelled(number, hiddenWords(sight, hidden, index), 5), ...attached]
  return [dim(`${number}  ${isClosed ? 'closed' : 'clear'}`), ...attached]
}

function hiddenWords(sight: Sight, card: CardId, index: number): string {
  if (isHiddenCard(card)) return `face-down, ${scanCost(sight.t, index)} Attack to scan`
  if (isInevitable(card)) return 'the Inevitable card'
  return `face-down; you have seen ${nameAndFigures(sight.say, card)}, ${scanCost(sight.t, index)} Attack to scan`
}

function bridge(sight: Sight): Block {
  const { view, t, say } = sight
  const lines = view.bridge.flatMap((card) => {
    if (card === null) return []
    const words = wordsOf(say, card)
    return `${nameAndFigures(say, card)}${priceNow(t, card)}${words === '' ? '' : `: ${words}`}`
  })
  return [
    bold(`Bridge, with ${sizeOf(view.browncoats)} Browncoats and ${sizeOf(view.crewDeck)} cards in the Crew Deck`),
    ...once(lines).flatMap((line) => wrap(`  ${line}`, 4)),
  ]
}

/** What a character costs, if that is not what is printed. */
function priceNow(t: Sight['t'], card: CardId): string {
  const boxed = boxCard(card)
  const cost = recruitCost(t, card)
  return boxed.kind === 'character' && boxed.card.cost !== cost ? `, now ${cost}` : ''
}

/** Slots from the lowest, where strikes come in. */
function serenity(sight: Sight): Block {
  const { view, say, t } = sight
  const slots = view.serenity.map(({ strike, upgrade }) => {
    if (strike !== null) return `${call(say, 'card', strike)} (${repairCost(t, strike)} to repair)`
    return upgrade === null ? 'free' : call(say, 'card', upgrade)
  })
  const words = view.serenity.flatMap(({ strike, upgrade }) => {
    const card = strike ?? upgrade
    const said = card === null ? '' : wordsOf(say, card)
    return card === null || said === '' ? [] : wrap(`  ${call(say, 'card', card)}: ${said}`, 4)
  })
  const earned = view.besideSerenity.reduce((sum, { credits }) => sum + credits, view.credits)
  return [
    bold(`Serenity, with ${counted(earned, 'Credit')} earned`),
    ...flow('Slots from the lowest:', slots, 2),
    ...words.map(dim),
  ]
}

function operations({ view, say }: Sight): Block {
  const { cards } = view.operations
  if (cards.length === 0) return []
  return [
    bold('Operations'),
    ...cards.flatMap((card) => wrap(`  ${nameAndFigures(say, card)}: ${wordsOf(say, card)}`, 4)),
  ]
}

/** Decks and piles. */
export function piles({ view, say }: Sight): Block {
  const pile = (name: string, of: Parameters<typeof sizeOf>[0]) => `${name} ${sizeOf(of)}`
  const offered = view.offered.cards.map((card) => `${call(say, 'card', card)} (${figuresOf(say, card)})`)
  return [
    ...wrap(
      [
        pile('Crew Strikes', view.crewStrikes.deck),
        pile('Ship Strikes', view.shipStrikes.deck),
        pile('Upgrades', view.upgrades),
        pile('Talents', view.talents),
        pile('Flaws', view.flaws),
      ].join(', '),
      2,
    ),
    ...(offered.length === 0 ? [] : wrap(`On offer: ${offered.join('; ')}`, 2)),
    ...wrap(`Defeated: ${listed(say, view.defeatedCards.cards) || 'nothing yet'}`, 2).map(dim),
  ]
}
