import type { Table } from '@keep-flying/adventures'
import {
  bestTest,
  gearMeaning,
  rolledChance,
  testAhead,
  testUnderWay,
  thingCalled,
  wayPlans,
} from '@keep-flying/adventures/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import type { Picked } from '../../../dock/answers.ts'
import { cardIn, placeIn } from '../../../dock/looks.ts'
import { optionsOf } from '../../../table/context.tsx'
import { wokenBy } from './wakes.ts'

/** What stands picked at questions beside those of a turn; null leaves it to whoever is asked. */
export function usualAnswer(t: Table, decision: Decision): Picked | null {
  // What a card offers at its moment mostly helps, or the card would not be carried.
  if (decision.kind === 'text.use') return ['yes']
  // Whoever worked this Job and is able works the next one.
  if (decision.kind === 'story.crew')
    return optionsOf(decision).flatMap(({ id }) => (t.state.crew.some((who) => who.id === id) ? id : []))
  if (decision.form !== 'one') return null
  if (decision.kind === 'turn.interrupt') return ['pass']
  const option = chosenIn(t, decision)
  return option ? [option.id] : null
}

function chosenIn(t: Table, decision: Decision): Option | undefined {
  const options = optionsOf(decision)
  switch (decision.kind) {
    case 'challenge.way':
      return likeliestWay(t, decision)
    case 'test.improve':
      return likeliest(options, (option) => improved(t, option))
    case 'test.die':
      // The worst of them.
      return options.toSorted((one, other) => Number(one.about?.id) - Number(other.about?.id))[0]
    case 'market.trade':
      return options.find((option) => isWanted(t, option)) ?? options.find(({ role }) => role === 'end')
    default:
      // A square is chosen on the map.
      return options.some((option) => placeIn(option) !== null)
        ? undefined
        : options.find(({ role }) => role !== 'minor')
  }
}

function likeliest(options: readonly Option[], chance: (option: Option) => number): Option | undefined {
  return options.filter(({ role }) => role !== 'end').toSorted((one, other) => chance(other) - chance(one))[0]
}

/** Waking Goons is worth it where a way is so much likelier. */
const worthWaking = 0.3

/** The way of a Challenge that is likelier to be passed; one that wakes nobody, unless it is much worse. */
function likeliestWay(t: Table, { about, card, ...decision }: Decision): Option | undefined {
  const options = 'options' in decision ? decision.options : []
  const spot = about ? thingCalled(t, about) : null
  const who = t.state.crew.find(({ id }) => id === t.state.turn?.id)
  if (!who || !spot || card === undefined) return options[0]
  const chances = wayPlans(t, who, card, spot).map(
    (plan) => bestTest(testAhead(t, plan)).chance - (wokenBy(t, who, plan).length > 0 ? worthWaking : 0),
  )
  return options[chances.indexOf(Math.max(...chances))]
}

/** How likely a roll passes once something is done about it. */
export function improved(t: Table, { id, group }: Option): number {
  const test = testUnderWay(t)
  if (!test) return 0
  return group === 'reroll' ? rolledChance(test, { [id]: 1 }) : rolledChance(test, {}, 'bonus')
}

/** So much is carried by somebody before others are thought of. */
const enoughGear = 1

/** A card that this Job has a use for, in hands that have little. */
function isWanted(t: Table, option: Option): boolean {
  const card = option.group === 'buy' ? cardIn(option) : null
  const meaning = card === null ? null : gearMeaning(t, card)
  const taker = t.state.crew.find(({ id }) => id === meaning?.who)
  if (!meaning || !taker || taker.gear.length >= enoughGear) return false
  return meaning.is === 'shot' || meaning.is === 'brawl' || ('points' in meaning && meaning.n > 0)
}
