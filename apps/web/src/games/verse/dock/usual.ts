import type { Decision, Option, SomeOf } from '@keep-flying/kernel'
import type { Captain, SectorId, Table } from '@keep-flying/verse'
import {
  chancesOf,
  distancesFrom,
  endingsOf,
  facedIn,
  facesOf,
  fuelToTake,
  isOutlaw,
  outlookOf,
  proposals,
  teamAtHand,
} from '@keep-flying/verse/ask'
import { type Picked, wayOut } from '../../../dock/answers.ts'
import { cardIn, placeIn } from '../../../dock/looks.ts'
import type { Tone } from '../../../dock/odds.ts'
import { optionsOf } from '../../../table/context.tsx'
import { asManyAsGo, lookedAt } from './market.ts'
import { toneOf } from './tones.ts'

/** What a sensible captain would answer, given what was picked last: it stands picked, so that one press takes it. */
export function usualAnswer(t: Table, c: Captain, decision: Decision, before: Picked = []): Picked | null {
  switch (decision.form) {
    case 'one': {
      const best = sensible[decision.kind]?.(t, c, decision) ?? facedBest(t, c, decision) ?? leastBinding(decision)
      return best ? [best.id] : null
    }
    case 'confirm':
      return decision.kind === 'goal.pay' ? ['yes'] : ['no']
    case 'some':
      if (decision.kind === 'deal') return [...readyJobs(t, c, decision, 'pile').slice(0, 2), ...usualIn(decision)]
      if (decision.kind === 'deal.accept')
        return asManyAsGo(decision, [
          ...new Set([...(lookedAt(decision, before) ?? []), ...readyJobs(t, c, decision, 'jobs')]),
        ])
      if (decision.kind === 'shop.keep') return fuelled(t, c, decision, lookedAt(decision, before) ?? [])
      return decision.options.some(({ usual }) => usual)
        ? null
        : decision.options.slice(0, decision.min).map(({ id }) => id)
    case 'amount':
    case 'order':
      return null
  }
}

/** What goes well most often. */
function likeliest(t: Table, _c: Captain, decision: Decision): Option | undefined {
  const chances = chancesOf(t, decision)
  return best(optionsOf(decision), ({ id }) => chances.get(id) ?? 0)
}

type Sense = (t: Table, c: Captain, decision: Decision) => Option | undefined

const sensible: Readonly<Record<string, Sense>> = {
  'evade.to': mostUseful,
  'drift.to': mostUseful,
  'cruiser.move': (t, c, decision) =>
    best(optionsOf(decision), (option) => harm(t, c, placeIn(option), (other) => isOutlaw(t, other))),
  'corvette.move': (t, c, decision) =>
    best(optionsOf(decision), (option) => harm(t, c, placeIn(option), (other) => isOutlaw(t, other))),
  'cutter.move': (t, c, decision) => best(optionsOf(decision), (option) => harm(t, c, placeIn(option), () => true)),
  'piracy.target': likeliest,
  'showdown.attack': likeliest,
  'showdown.defend': likeliest,
  'showdown.after-roll': (_t, _c, decision) => optionsOf(decision).find(({ usual }) => usual),
  'kill.victim': cheapest,
  'crew.remove': cheapest,
  'crew.hand-over': cheapest,
  'crew.too-many': cheapest,
  'cruiser.dodge': (_t, c, decision) => {
    const fine = Math.min(c.credits, fineFor * c.warrants)
    const goods = [c.hold, c.stash].reduce((sum, { contraband, fugitive }) => sum + contraband + fugitive, 0)
    return optionsOf(decision).find(({ role }) => fine + goods * worthOfGoods > 500 !== (role === 'risky'))
  },
}

/** What each Warrant costs, and what goods that are taken away would have brought. */
const fineFor = 1000
const worthOfGoods = 800

function best<T>(items: readonly T[], rate: (item: T) => number): T | undefined {
  let found: { readonly item: T; readonly rate: number } | undefined
  for (const item of items) {
    const rated = rate(item)
    if (!found || rated > found.rate) found = { item, rate: rated }
  }
  return found?.item
}

function mostUseful(t: Table, c: Captain, decision: Decision): Option | undefined {
  const options = optionsOf(decision)
  const sectors = options.flatMap((option) => placeIn(option) ?? [])
  const safe = sectors.filter((sector) => sector !== t.state.cruiser || !isOutlaw(t, c))
  const [first] = proposals(t, c, safe.length > 0 ? safe : sectors)
  return options.find((option) => placeIn(option) === first?.sector)
}

/** What a ship that hunts does there: it should find somebody else, and be far from here. */
function harm(t: Table, c: Captain, sector: SectorId | null, isPrey: (other: Captain) => boolean): number {
  if (sector === null) return 0
  const caught = t.state.captains.filter((other) => other.sector === sector && isPrey(other))
  if (caught.includes(c)) return -100
  return 10 * caught.length + (isPrey(c) ? Math.min(9, distancesFrom(t, c.sector).get(sector) ?? 9) : 0)
}

/** Whoever would cost least to replace. */
function cheapest(t: Table, _c: Captain, decision: Decision): Option | undefined {
  return best(
    optionsOf(decision).filter(({ role }) => role === undefined),
    (option) => -(t.box.supply.get(cardIn(option) ?? '')?.cost ?? Number.MAX_VALUE),
  )
}

const usualIn = ({ options }: SomeOf) => options.flatMap(({ id, usual }) => (usual ? [id] : []))

/** The jobs on offer whose needs are met, the best paid first: they cost nothing to take. */
function readyJobs(t: Table, c: Captain, { options }: SomeOf, group: 'jobs' | 'pile'): readonly string[] {
  const jobs = options.flatMap((option) => {
    const card = t.box.jobs.get(cardIn(option) ?? '')
    if (option.group !== group || !card || !outlookOf(t, c, card.id).needs.every(({ met }) => met)) return []
    return [{ id: option.id, pay: 'credits' in card.pay ? card.pay.credits : 0 }]
  })
  return jobs.sort((one, other) => other.pay - one.pay).map(({ id }) => id)
}

/** A basket with as much Fuel on top as should be aboard, as far as the rest leaves money for it. */
function fuelled(t: Table, c: Captain, decision: SomeOf, basket: Picked): Picked {
  const fuel = decision.options.find(({ at }) => at && 'token' in at && at.token === 'fuel')
  if (!fuel) return basket
  return asManyAsGo(decision, [...basket, ...Array.from({ length: fuelToTake(t, c) }, () => fuel.id)])
}

const worths: Readonly<Record<Tone, number>> = { good: 1, mixed: 0.4, bad: -1, dire: -2 }

/** Of what a card offers, what is likely to end best. */
function facedBest(t: Table, c: Captain, decision: Decision): Option | undefined {
  const of = facedIn(decision)
  if (of === null) return undefined
  const open = facesOf(t, c, of).filter(({ id }) => optionsOf(decision).some((option) => option.id === id))
  const team = teamAtHand(t, c)
  const hope = (option: (typeof open)[number]) =>
    endingsOf(t, team, option).reduce((sum, ending) => sum + ending.chance * worths[toneOf(ending)], 0)
  const face = best(open, hope)
  return optionsOf(decision).find(({ id }) => id === face?.id)
}

/** Whatever binds the captain to least. */
function leastBinding(decision: Decision): Option | undefined {
  const options = optionsOf(decision)
  const main = options.filter(({ role }) => role !== 'minor')
  if (main.some(({ usual }) => usual) || main.length === 1) return undefined
  return wayOut(decision) ?? main.find(({ role }) => role !== 'risky') ?? main[0] ?? options[0]
}
