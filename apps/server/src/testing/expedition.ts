import {
  askAny,
  type Campaign,
  checkpoint,
  type Game,
  type GamePackage,
  type GameState,
  OptionError,
  type OptionsOf,
  question,
  type Rules,
  readFields,
  type Table,
  text,
} from '@keep-flying/kernel'
import { anyBot, smallPackage } from './packages.ts'

interface ExpeditionState extends GameState {
  /** Days gone by. */
  days: number
  /** What the party carries together. */
  food: number
}

/** What one leg of the journey hands on to the next. */
interface Carried {
  readonly leg: number
  readonly food: number
}

const fields = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 4, default: 2, seats: true },
  days: { kind: 'count', label: text('options.days'), min: 1, max: 20, default: 2 },
  carried: { kind: 'handed', label: text('options.carried'), default: null },
} as const

type ExpeditionOptions = Omit<OptionsOf<typeof fields>, 'carried'> & { readonly carried: Carried | null }

const lastLeg = 3

/**
 * A co-operative campaign as small as one can be: each day any one of the party gathers food for all, though seat 0
 * rests every other day. What is left at the end of a leg is carried into the next; a party with nothing has lost.
 */
const expedition: Game<ExpeditionState, ExpeditionOptions> = {
  id: 'expedition',
  rules: '1',
  cooperative: true,
  readOptions: (raw) => {
    const { carried, ...options } = readFields(fields, raw)
    return { ...options, carried: readCarried(carried) }
  },
  seats: ({ players }) => players,
  create: ({ carried }, random) => ({ random, days: 0, food: carried?.food ?? 0 }),
  *play(table, { players, days }) {
    const party = Array.from({ length: players }, (_, seat) => seat)
    while (table.state.days < days) {
      yield* checkpoint()
      yield* gather(table, table.state.days % 2 === 1 && players > 1 ? party.slice(1) : party)
    }
  },
  outcome: ({ food }) => ({
    by: 'team',
    won: food > 0,
    score: food,
    reason: text(food > 0 ? 'expedition.arrived' : 'expedition.starved'),
  }),
  undoUnits: ['choice', 'day'],
  backOf: () => 'back',
  campaign: {
    next: ({ food }, { carried, ...options }) =>
      food > 0 && legOf(carried) < lastLeg ? { ...options, carried: { leg: legOf(carried) + 1, food } } : null,
    handsOn: ({ food }, { carried }) => ({ leg: legOf(carried) + 1, food }),
    takes: ({ carried }) => carried,
  },
}

const brokenCampaign: Campaign<ExpeditionState, ExpeditionOptions> = {
  next: () => {
    throw new Error('The map is gone.')
  },
  handsOn: () => null,
  takes: () => null,
}

function legOf(carried: Carried | null): number {
  return carried?.leg ?? 1
}

/** Whoever answers first gathers for all. */
function* gather({ state, tell }: Table<ExpeditionState>, party: readonly number[]): Rules<void> {
  const { seat, value } = yield* askAny(party, (seat) =>
    question.amount({ seat, kind: 'expedition.gather', prompt: text('expedition.gather'), min: 0, max: 9 }),
  )
  state.food += Number(value)
  state.days++
  tell({ kind: 'expedition.gathered', data: { seat: { name: 'seat', id: seat } }, sees: 'everyone' })
}

function readCarried(carried: unknown): Carried | null {
  if (carried === null) return null
  const { leg, food }: Partial<Record<string, unknown>> = { ...Object(carried) }
  if (typeof leg !== 'number' || typeof food !== 'number')
    throw new OptionError('carried', 'The option "carried" must be what the leg before handed on.')
  return { leg, food }
}

const english = {
  about: 'Cross the country together, leg by leg.',
  'about.mule': 'Carries anything.',
  'options.players': 'Players',
  'options.days': 'Days',
  'options.carried': 'Carried from the leg before',
  'expedition.arrived': 'The party arrived.',
  'expedition.starved': 'There was nothing to eat.',
  'expedition.day': 'Day {day}',
  'expedition.leg': 'Leg {leg}',
}

const german = {
  ...english,
  'expedition.arrived': 'Alle sind angekommen.',
  'expedition.starved': 'Es gab nichts zu essen.',
  'expedition.day': 'Tag {day}',
  'expedition.leg': 'Etappe {leg}',
}

/** The expedition; broken, it fails when it is asked what follows. */
export function expeditionPackage(broken = false): GamePackage<ExpeditionState, ExpeditionOptions> {
  return smallPackage({
    game: broken ? { ...expedition, campaign: brokenCampaign } : expedition,
    title: 'Expedition',
    bots: [anyBot('mule', 'Mule')],
    options: fields,
    progress: ({ days }) => text('expedition.day', { day: days + 1 }),
    describeCampaign: (taken) => text('expedition.leg', { leg: legOf(readCarried(taken)) }),
    english,
    german,
  })
}
