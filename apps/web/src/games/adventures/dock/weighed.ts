import type { CrewMember, Table, Thing } from '@keep-flying/adventures'
import {
  type AnswerAhead,
  answersToAim,
  type DeedAhead,
  deedsOnCard,
  deedsOnGear,
  hasCargoToHaul,
  jobDeed,
  jobStakes,
  lockCalled,
  lockPlan,
  longestWait,
  placeStakes,
  type Stakes,
  type TestPlan,
  textPlan,
  thingAt,
  thingId,
} from '@keep-flying/adventures/ask'
import type { Decision, Name, Option, Text, Writer } from '@keep-flying/kernel'
import { optionsOf } from '../../../table/context.tsx'

/** Something that may be done in a turn, with all that the dock needs to weigh it. */
export interface Weighed {
  /** Unique among the deeds of a turn. */
  readonly key: string
  /** The answers to the question of the turn that lead to it: turning Heroic may come first. */
  readonly answers: readonly string[]
  readonly label: Text | Name
  readonly icon: string
  readonly group: string
  readonly card: string | null
  /** Moments that it takes; null where that is chosen later, or nothing is paid. */
  readonly time: number | null
  readonly turnsHeroic: boolean
  /** What it may be aimed at; squares as things. */
  readonly aims: readonly Thing[]
  /** The answers that aim it, once it is taken. */
  aimed(at: Thing): readonly AnswerAhead[]
  /** What its Test is for, beside what a card says; null where nothing is known, or there is none. */
  stakes(at: Thing | null): Stakes | null
  /** The Test that it leads to, if that can be known. */
  plan(at: Thing | null): TestPlan | null
  /** It is a Brawl with a Goon. */
  readonly brawls: boolean
  /** It does one thing, and is called after it. */
  readonly isPlain: boolean
  /** How long one may wait by it; null for everything but waiting. */
  readonly longest: number | null
  readonly isEnd: boolean
  readonly isMinor: boolean
}

/** The answer that turns somebody Heroic stands in a group of its own. */
const turning = 'stance'

/** Everything that can be done in a turn: by cards of either side, and by whatever else the question lists. */
export function weighedIn(t: Table, who: CrewMember, decision: Decision): readonly Weighed[] {
  const options = optionsOf(decision)
  const heroic = options.find(({ group }) => group === turning)
  const sides = heroic ? (['casual', 'heroic'] as const) : ([who.stance] as const)
  const texts = [...sides.flatMap((side) => deedsOnCard(t, who, side)), ...deedsOnGear(t, who)]
  const byText = texts.flatMap((deed) => ofText(t, who, deed, options, canTurn(deed, decision) ? heroic : undefined))
  const taken = new Set(byText.flatMap(({ answers }) => answers))
  const others = options.filter((option) => option === heroic || !taken.has(option.id))
  return [...byText, ...others.map((option) => ofOption(t, who, option))]
}

/** Turning Heroic for an Action is of use only while one is left. */
function canTurn({ action }: DeedAhead, { left }: Decision): boolean {
  return action.use !== 'action' || left === undefined || left > 0
}

function ofText(
  t: Table,
  who: CrewMember,
  deed: DeedAhead,
  options: readonly Option[],
  heroic: Option | undefined,
): readonly Weighed[] {
  const { action, card, option, turnsHeroic, squares, targets } = deed
  if (option === null || deed.why) return []
  const listed = options.find(({ id }) => id === option)
  // What only the Heroic side has is listed once somebody is Heroic; Equipment sees to it by itself.
  const turnsFirst = turnsHeroic && card === null
  if (turnsFirst ? !heroic : !listed) return []
  return [
    {
      key: turnsFirst ? `heroic ${option}` : option,
      answers: turnsFirst && heroic ? [heroic.id, option] : [option],
      label: { name: 'action', id: action.id, of: card ?? who.id },
      icon: iconOf(deed),
      group: action.use,
      card,
      time: action.time,
      turnsHeroic,
      aims: [...squares.map((at): Thing => ({ kind: 'square', at })), ...targets],
      aimed: (at) => answersIn(t, who, action, at),
      stakes: () => null,
      plan: (at) => at && textPlan(t, who, deed, at),
      brawls: action.do.some((effect) => effect.do === 'brawl'),
      isPlain: action.id === action.do[0]?.do,
      longest: null,
      isEnd: false,
      // Turning Heroic only to act Casual again is possible, and of no use.
      isMinor: turnsHeroic && action.do.every((effect) => effect.do === 'act-casual'),
    },
  ]
}

/** A move to where cargo stands is not ended: it may be hauled from there with what is left of it. */
function answersIn(t: Table, who: CrewMember, action: DeedAhead['action'], at: Thing): readonly AnswerAhead[] {
  const answers = answersToAim(action, at)
  const isMove = answers.at(-1)?.kind === 'move.to'
  return isMove && at.kind === 'square' && hasCargoToHaul(t, who, at.at) ? answers.slice(0, -1) : answers
}

function iconOf({ action }: DeedAhead): string {
  for (const effect of action.do) {
    const icon = effectIcons[effect.do]
    if (icon !== undefined) return icon
  }
  return action.use === 'any-time' ? 'any-time' : 'moment'
}

const effectIcons: Readonly<Record<string, string>> = {
  'move-self': 'move',
  'move-crew': 'move',
  brawl: 'brawl',
  shoot: 'shoot',
  throw: 'explosives',
  heal: 'medical',
  'stand-up': 'medical',
  'act-casual': 'act-casual',
  'go-casual': 'act-casual',
  look: 'eye',
  'open-lock': 'tool',
  'try-lock': 'tool',
}

const groupIcons: Readonly<Record<string, string>> = {
  lock: 'lock',
  look: 'eye',
  wait: 'wait',
  job: 'job',
  challenge: 'negotiate',
  stance: 'heroic',
  intel: 'intel',
  exchange: 'exchange',
  open: 'crate',
}

function ofOption(t: Table, who: CrewMember, option: Option): Weighed {
  const { id, group = '', about, at, role, sign } = option
  const thing = at ? thingAt(t, at) : null
  const job = group === 'job' && about ? jobDeed(t, who, String(about.id)) : null
  const lock = group === 'lock' && thing ? lockPlan(t, who, thing) : null
  return {
    key: id,
    answers: [id],
    // What the Job and a lock ask for stands beside.
    label: job && about ? about : lock && thing ? lockCalled(thing) : option.text,
    icon: sign ?? groupIcons[group] ?? (role === 'end' ? 'end-turn' : 'check'),
    group,
    card: null,
    time: job?.time ?? lock?.time ?? null,
    turnsHeroic: job?.turnsHeroic ?? (Boolean(lock?.heroic) && who.stance === 'casual'),
    aims: thing ? [thing] : (job?.targets ?? []),
    aimed: (to) => (job ? [{ kind: 'action.aim', value: thingId(to) }] : []),
    stakes: (to) => {
      if (group === 'challenge') return to && placeStakes(t, to)
      return job && about ? jobStakes(t, String(about.id)) : null
    },
    plan: () => job?.plan ?? lock,
    brawls: false,
    isPlain: false,
    longest: group === 'wait' ? Math.max(1, longestWait(t, who)) : null,
    isEnd: role === 'end',
    // Of the Job's own deeds, only giving it up is marked.
    isMinor: role === 'minor' || (job !== null && role === 'risky'),
  }
}

/** What a deed is called. */
export function labelOf({ label }: Weighed, write: Writer): string {
  return 'key' in label ? write(label) : write.nameOf(label)
}

/** Whether a deed may be aimed at a thing. */
export function takesAim({ aims }: Weighed, at: Thing): boolean {
  return aims.some((aim) => isSameThing(aim, at))
}

export function isSameThing(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && thingId(one) === thingId(other)
}
