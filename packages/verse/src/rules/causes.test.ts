import { anyAnswer, type Decision, Match, openStream } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../boxes/all.ts'
import { captain } from '../bot/index.ts'
import { type HappeningKind, happened } from '../vocabulary/index.ts'
import { verse } from './game.ts'

/** What a question may come from: a card that was turned up, or dice. */
const causes: readonly HappeningKind[] = [
  'nav-card',
  'misbehave-card',
  'alliance-contact',
  'reaver-contact',
  'test',
  'rerolled',
  'medic-check',
  'wanted-roll',
]

/** Questions that open the next step: what came before is over and told, and none of their answers depends on it. */
const nextSteps: readonly string[] = ['turn', 'fly.to', 'pay.cuts', 'hold.make-room', 'load.amount', 'deliver.amount']

const isItsOwnCause = ({ kind, card, about }: Decision) =>
  card !== undefined || about !== undefined || kind === 'reaver-contact' || kind === 'alliance-contact'

function unexplained(seed: number): string[] {
  const options = verse.readOptions({ players: 3, expansions: seed % 2 === 0 ? [] : ['blue-sun'] })
  const match = Match.start(verse, options, `sfc32:causes ${seed}`)
  const random = openStream(`sfc32:${seed}`)
  const found = new Set<string>()
  let heard = 0
  for (let n = 0; n < 1500 && !match.over; n++) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) break
    const { seat, kind, number } = decision
    const events = match.events(seat, heard)
    heard = events.at(-1)?.seq ?? heard
    const follows = events.some((event) => happened(event, ...causes))
    if (follows && !decision.because && !isItsOwnCause(decision) && !nextSteps.includes(kind)) found.add(kind)
    const imagine = () => null
    const value = captain.choose({ seat, decision, view: () => match.view(seat), imagine, random })
    match.answer({ seat, decision: number, value: value ?? anyAnswer(decision, random) })
  }
  return [...found]
}

test('every question that comes from a card or from dice says which', () => {
  expect([1, 2, 3, 4].flatMap(unexplained)).toEqual([])
})
