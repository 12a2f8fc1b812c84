import { chooseOne, type Rules, shuffle, text } from '@keep-flying/kernel'
import { type Counter, hooksChosen, hooksOf, type LaidOpen } from '../../box.ts'
import { calm } from '../../rules/disgruntled.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import { isSolid } from '../../rules/solid.ts'
import { giveGoalToken } from '../../rules/story.ts'
import { activeCaptain, cardName, seatName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { Goal, GoalCondition, StoryCard } from '../../vocabulary/index.ts'
import { bringBack } from '../shared/timer/timer.ts'
import { keepTenth, kept, tenthOf } from './state.ts'
import type { Adventures } from './vocabulary.ts'

/** Stories that are told within a story, one after the other. */

const goalsOfAnAdventure = 3

/** A story of three goals in turn that is not for one captain alone: those have time and foes of their own. */
export function isAdventure({ end, goals, goalSet, seats }: StoryCard): boolean {
  const isOfThree = goals.length === goalsOfAnAdventure && goalSet === undefined
  return end.kind === 'last-goal-wins' && isOfThree && seats === undefined
}

/** Where several contacts are to be won, one of them is enough. */
function easedCondition({ solidWith = [], solidWithAnyOf, ...when }: GoalCondition): GoalCondition {
  return {
    ...when,
    ...(solidWith.length > 1 ? { solidWithOneOf: solidWith } : { solidWith }),
    ...(solidWithAnyOf === undefined ? {} : { solidWithAnyOf: 1 }),
  }
}

const easedGoals = new WeakMap<Goal, Goal>()

/** Each goal is eased once, so that it is the same whenever it is asked for. */
function eased(goal: Goal): Goal {
  const known = easedGoals.get(goal)
  if (known) return known
  const easy = goal.kind === 'condition' ? { ...goal, when: easedCondition(goal.when) } : goal
  easedGoals.set(goal, easy)
  return easy
}

/** The adventure that is being told. */
function adventureOf(t: Table): StoryCard | undefined {
  const { told } = t.state
  return told && t.box.stories.get(told.story)
}

function goalNow(t: Table): Goal | undefined {
  const goal = adventureOf(t)?.goals[t.state.told?.reached ?? 0]
  return goal && eased(goal)
}

/** From now on the rules of this story hold as well; null ends that. How it is set up is skipped, but for what it counts. */
function tellWithin(t: Table, id: string | null): void {
  const { state, box } = t
  if (id === null) delete state.told
  else {
    state.told = { story: id, reached: 0 }
    for (const on of hooksChosen(box, id)) on.laidOut?.(state, box)
  }
  t.moments = hooksOf(box, state.options, state.told)
}

/** Of some that are drawn one is told; the others may come up again. */
function* begin(t: Table, c: Captain, { drawn }: Adventures): Rules<void> {
  const told = kept(tenthOf(t).told)
  const left = [...t.box.stories.values()].filter((card) => isAdventure(card) && !told.includes(card.id))
  t.seal('shuffled')
  const open = shuffle(
    t.state.random,
    left.map(({ id }) => id),
  ).slice(0, drawn)
  if (open.length === 0) return
  const chosen = yield* chooseOne(
    { seat: c.seat, kind: 'adventure', prompt: text('prompt.adventure') },
    open,
    (id) => ({ id, text: text('option.adventure', { story: cardName(id) }), about: cardName(id), sign: 'goal' }),
  )
  keepTenth(t.state, { told: [...told, chosen] })
  tellWithin(t, chosen)
  tell(t, 'adventure-begun', { who: seatName(c), story: cardName(chosen) })
}

/** Money, content crew and time come with an adventure that is told to its end. */
function finish(t: Table, c: Captain, told: StoryCard): void {
  const { adventures } = story(t)
  tellWithin(t, null)
  gain(t, c, adventures?.credits ?? 0)
  for (const member of c.crew) calm(t, member)
  bringBack(t, adventures?.time ?? 0)
  giveGoalToken(t, c, text('token-for.adventure', { story: cardName(told.id) }))
}

export function adventureCounters(t: Table): readonly Counter[] {
  const told = adventureOf(t)
  const goal = goalNow(t)
  if (!told || !goal) return []
  const reached = t.state.told?.reached ?? 0
  const words = { story: cardName(told.id), goal: goal.name, n: reached, most: goalsOfAnAdventure }
  return [{ is: 'adventure', n: reached, of: goalsOfAnAdventure, text: text('counter.adventure', words) }]
}

export function adventureInSight(t: Table): readonly LaidOpen[] {
  const told = adventureOf(t)
  return told ? [{ card: told.id, seat: activeCaptain(t).seat, under: [], says: text('laid.adventure') }] : []
}

export const adventureAnswers: Answers = {
  openGoals(t) {
    const goal = goalNow(t)
    return goal ? [goal] : []
  },
  goalNeeds(t, c, { solidWithOneOf: contacts }) {
    if (contacts === undefined) return []
    const have = contacts.filter((contact) => isSolid(t, c, contact)).length
    return [{ is: 'counted', what: text('condition.solid-with-one-named'), need: 1, have, met: have > 0 }]
  },
}

export const adventureHooks: Hooks = {
  laidOut(state) {
    keepTenth(state, { told: [] })
  },
  *primed(t, order) {
    const { adventures } = story(t)
    for (const captain of order) if (adventures) yield* begin(t, captain, adventures)
  },
  otherGoalReached(t, c, goal) {
    const told = adventureOf(t)
    if (!told || goal !== goalNow(t)) return false
    const reached = (t.state.told?.reached ?? 0) + 1
    t.state.told = { story: told.id, reached }
    tell(t, 'adventure-goal', { who: seatName(c), goal: goal.name, n: reached })
    for (const on of hooksChosen(t.box, told.id)) on.goalReached?.(t, c)
    if (reached === told.goals.length) finish(t, c, told)
    return true
  },
  *settled(t) {
    const { adventures } = story(t)
    if (adventures && !adventureOf(t)) yield* begin(t, activeCaptain(t), adventures)
  },
}
