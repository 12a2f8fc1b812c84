import { askAll, chooseOne, type Decision, question, type Rules } from '@keep-flying/kernel'
import type { Main, Table, TakenStrike } from '../state.ts'
import type { Who } from '../vocabulary/index.ts'
import type { Context } from './conditions.ts'
import { putStrikeAside } from './decks.ts'
import { checkReturn } from './defeated.ts'
import { forbidden } from './forbidden.ts'
import { aboutCard, mainsMeant } from './selectors.ts'
import { showCard } from './show.ts'
import { areAlike, cardName, crewName, mainsInOrder, says, tell } from './table.ts'

/** Healing strikes. A defeated Main Character can be healed like any other. */

/** Puts one strike of a Main Character aside. */
function healStrike(t: Table, main: Main, strike: TakenStrike): void {
  main.strikes.splice(main.strikes.indexOf(strike), 1)
  putStrikeAside(t, t.state.crewStrikes, strike.card)
  tell(t, 'healed', { who: crewName(main.crew), card: cardName(strike.card) })
  checkReturn(t, main)
}

/** Heals so many strikes of whoever is meant; returns how many. Among all, each player picks the own strikes. */
export function* heal(
  t: Table,
  context: Context,
  who: Who,
  n: number,
  maxDamage = Number.POSITIVE_INFINITY,
): Rules<number> {
  if (forbidden(t, 'heal', context.you)) return 0
  const ofEach = who === 'each' || who === 'each-main'
  let healed = 0
  for (let time = 0; time < n; time++) {
    const hurt = mainsInOrder(t).filter(({ strikes }) => strikes.some(({ damage }) => damage <= maxDamage))
    for (const main of yield* mainsMeant(t, context, who, hurt)) {
      const chooser = ofEach ? (main.seat ?? context.you) : context.you
      healStrike(t, main, yield* pickStrike(chooser, context, main, maxDamage))
      healed++
      if (main.seat !== null) context.healed = [...(context.healed ?? []), main.seat]
    }
  }
  return healed
}

function* pickStrike(seat: number, { card }: Context, main: Main, maxDamage: number): Rules<TakenStrike> {
  const asked = {
    seat,
    kind: 'heal.strike',
    prompt: says('ask.heal', { who: crewName(main.crew) }),
    ...aboutCard(card),
  }
  const fitting = main.strikes.filter(({ damage }) => damage <= maxDamage)
  const [first] = fitting
  if (first && isAnyAsGood(fitting)) return first
  return yield* chooseOne(asked, fitting, (strike) => showCard(strike.card))
}

/** Copies of one strike that count alike: it does not matter which of them is healed. */
function isAnyAsGood(strikes: readonly TakenStrike[]): boolean {
  return areAlike(strikes.map(({ card }) => card)) && new Set(strikes.map(({ damage }) => damage)).size === 1
}

/** Each of them heals whole strikes worth so much damage in all. Players whose strikes do not all fit pick their own. */
export function* healDamage(t: Table, mains: readonly Main[], n: number): Rules<void> {
  const healable = (main: Main) => main.strikes.filter(({ damage }) => damage <= n)
  const [sure, unsure] = [[...mains], [] as Main[]]
  for (const main of mains)
    if (healable(main).reduce((sum, { damage }) => sum + damage, 0) > n)
      unsure.push(...sure.splice(sure.indexOf(main), 1))
  const picked = yield* askAll(unsure.map((main) => whichStrikes(t, main, healable(main), n)))
  for (const main of sure) for (const strike of healable(main)) healStrike(t, main, strike)
  for (const [index, main] of unsure.entries()) {
    const cards = picked[index]
    for (const strike of healable(main))
      if (Array.isArray(cards) && cards.includes(strike.card)) healStrike(t, main, strike)
  }
}

function whichStrikes({ state }: Table, { crew, seat }: Main, strikes: readonly TakenStrike[], n: number): Decision {
  return question.some({
    seat: seat ?? state.active,
    kind: 'heal.damage',
    prompt: says('ask.heal-damage', { who: crewName(crew), n }),
    options: strikes.map(({ card }) => showCard(card)),
    min: 0,
    max: strikes.length,
    limits: [
      {
        of: 'damage',
        text: says('limit.damage', { n }),
        most: n,
        uses: Object.fromEntries(strikes.map(({ card, damage }) => [card, damage])),
      },
    ],
  })
}
