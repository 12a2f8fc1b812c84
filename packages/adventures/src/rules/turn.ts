import { askFirst, chooseAmount, type Decision, gather, type Option, question, type Rules } from '@keep-flying/kernel'
import type { CrewMember, Table } from '../state.ts'
import { cardDeeds, interruptDeeds, jobDeeds } from './actions.ts'
import { candidates } from './candidates.ts'
import { challengeDeeds } from './challenge.ts'
import type { Deed } from './deed.ts'
import { doEffects } from './effects.ts'
import { exchangeDeeds } from './exchange.ts'
import { findDeeds } from './finds.ts'
import { lockDeeds } from './locks.ts'
import { lookIntoBuildings } from './numbers.ts'
import { heroic, heroicDeed, heroicMeanwhile } from './stance.ts'
import { nameOf, says, tell } from './table.ts'
import { longestWait, spendTime } from './timeline.ts'

/** A Crew Member's turn: up to two Actions, and whatever costs none. */

const actionsPerTurn = 2

export function* crewTurn(t: Table, who: CrewMember): Rules<void> {
  const { state } = t
  while (!state.end && state.turn && who.at !== null) {
    const deeds = deedsLeft(t, who)
    if (!deeds.some(keepsOpen)) return
    const deed = yield* chooseDeed(t, who, deeds)
    if (deed === null) return
    if (deed.isAction) {
      t.begin('action')
      state.turn.actions++
    }
    const doing = deed.does()
    if (doing !== true) yield* doing
    if (!state.end) yield* lookIntoBuildings(t, who)
  }
}

/** Turning Heroic or giving the Job up may wait: neither alone keeps a turn open. */
function keepsOpen({ isAction, option }: Deed): boolean {
  return isAction || (option.id !== heroic && option.role !== 'risky')
}

/** Once both Actions are taken only what costs none may be done. */
function deedsLeft(t: Table, who: CrewMember): Deed[] {
  const deeds = deedsOf(t, who)
  return (t.state.turn?.actions ?? 0) < actionsPerTurn ? deeds : deeds.filter(({ isAction }) => !isAction)
}

/** All that may be done now: with the first Action one must be taken, of which waiting is always possible. */
function deedsOf(t: Table, who: CrewMember): Deed[] {
  return gather(who.downed ? ofDowned : ofStanding, (deeds) => deeds(t, who))
}

type Deeds = (t: Table, who: CrewMember) => readonly Deed[]

const ofDowned: readonly Deeds[] = [cardDeeds, waitDeed]
const ofStanding: readonly Deeds[] = [
  cardDeeds,
  lockDeeds,
  challengeDeeds,
  jobDeeds,
  waitDeed,
  findDeeds,
  heroicDeed,
  exchangeDeeds,
  intelDeeds,
]

const end = 'end'
const endOption: Option = { id: end, text: says('offer.end-turn'), role: 'end' }
const waitOption: Option = { id: 'wait', text: says('offer.wait'), group: 'wait' }

interface Offers {
  readonly seat: number
  readonly deeds: readonly Deed[]
}

/** What others may do meanwhile, by their seats. */
function othersOffers(t: Table, who: CrewMember): Offers[] {
  const offers = new Map<number, Deed[]>()
  for (const other of t.state.crew) {
    if (other === who || other.at === null) continue
    const deeds = [...interruptDeeds(t, other), ...heroicMeanwhile(t, other)]
    if (deeds.length > 0) offers.set(other.seat, [...(offers.get(other.seat) ?? []), ...deeds])
  }
  return [...offers].map(([seat, deeds]) => ({ seat, deeds }))
}

/** Turning Heroic alone does not keep a turn open. */
function isWorthAQuestion({ deeds }: Offers): boolean {
  return deeds.some(({ option }) => option.role !== 'minor')
}

/** Asks whose turn it is, and offers others what they may do at any time; null ends the turn. */
function* chooseDeed(t: Table, who: CrewMember, deeds: readonly Deed[]): Rules<Deed | null> {
  const actions = t.state.turn?.actions ?? 0
  const options = deeds.map(({ option }) => option)
  if (actions > 0) options.push(endOption)
  const others = othersOffers(t, who)
  const [only] = deeds
  if (only && options.length === 1 && !others.some(isWorthAQuestion)) return only
  const decisions: Decision[] = [
    question.one({
      seat: who.seat,
      kind: 'turn.action',
      prompt: says('ask.turn.action', { who: nameOf(who), n: actionsPerTurn - actions }),
      about: nameOf(who),
      left: actionsPerTurn - actions,
      options,
    }),
    ...others.map(({ seat, deeds: offered }) =>
      question.one({
        seat,
        kind: 'turn.interrupt',
        prompt: says('ask.turn.interrupt', { who: nameOf(who) }),
        options: offered.map(({ option }) => option),
        standing: true,
      }),
    ),
  ]
  const { index, value } = yield* askFirst(decisions)
  if (index === 0 && value === end) return null
  const offered = index === 0 ? deeds : (others[index - 1]?.deeds ?? [])
  const chosen = offered.find(({ option }) => option.id === value)
  if (!chosen) throw new Error(`Nobody offered "${value}".`)
  return chosen
}

/** Whoever has nothing else to do may always wait; nobody else waits who is too far ahead. */
function waitDeed(t: Table, who: CrewMember): Deed[] {
  if (longestWait(t, who) < 1 && (t.state.turn?.actions ?? 0) > 0) return []
  return [
    {
      option: waitOption,
      isAction: true,
      *does() {
        const moments = yield* chooseAmount({
          seat: who.seat,
          kind: 'turn.wait',
          prompt: says('ask.turn.wait'),
          about: nameOf(who),
          min: 1,
          max: Math.max(1, longestWait(t, who)),
        })
        spendTime(t, who, moments)
        tell(t, 'waited', () => ({ who: nameOf(who), n: moments }))
      },
    },
  ]
}

/** Intel that the Job has no use for shows what is on the other side of a token. */
function intelDeeds(t: Table, who: CrewMember): Deed[] {
  if (t.state.intel === 0) return []
  const context = { self: who, cause: who, target: null }
  const kinds = ['lock', 'crate', 'numbered'] as const
  return kinds.flatMap((kind): Deed[] => {
    const hidden = { how: 'pick', kind, where: ['face-down'] } as const
    if (candidates(t, context, hidden).length === 0) return []
    return [
      {
        option: { id: `intel ${kind}`, text: says(`offer.intel.${kind}`), role: 'minor', group: 'intel' },
        isAction: false,
        *does() {
          t.state.intel--
          tell(t, 'intel-spent', () => ({ n: 1 }))
          yield* doEffects(t, context, [{ do: 'look', which: hidden }])
        },
      },
    ]
  })
}
