import type { Option, Rules } from '@keep-flying/kernel'
import type { CrewMember, Table } from '../state.ts'
import type { Action } from '../vocabulary/index.ts'
import { allMet } from './conditions.ts'
import { doEffects } from './effects.ts'
import { hookOf } from './printed.ts'
import { standsNext } from './squares.ts'
import { offerOf, turnFor } from './stance.ts'
import { crewName, crewOnMap, nameOf, says, tell, thingOf } from './table.ts'
import { openBonus, rollBonus, type TestRun } from './test-run.ts'
import { type CrewText, exhaust, isTextUsedUp, noteUse, textKey, textsAt, textsInReach } from './texts.ts'
import { isAvailable, mayInterrupt, mayUseNow, pay } from './timeline.ts'

/** What may be done for a Test: by the tester and by others, before the roll and after it. */

/** Something that may be done for a Test, and by which seat. */
export interface Help {
  readonly id: string
  readonly seat: number
  readonly option: Omit<Option, 'id'>
  /** Returns true where nobody had to be asked. */
  does(): Rules<void> | true
}

/** Whether a text is about such Tests. */
function isAbout({ skill, type, kind }: TestRun, { action }: CrewText, at: 'own-test' | 'other-test'): boolean {
  const hook = hookOf(action)
  if (!hook) return false
  if (hook.at === 'own-shoot') return at === 'own-test' && kind === 'shoot'
  if (hook.at === 'own-brawl') return at === 'own-test' && kind === 'brawl'
  if (hook.at !== at || (hook.at !== 'own-test' && hook.at !== 'other-test')) return false
  return (
    (hook.skill === undefined || hook.skill === skill) &&
    (hook.types === undefined || (type !== null && hook.types.includes(type))) &&
    (hook.kind === undefined || hook.kind === kind)
  )
}

export function ownTexts(run: TestRun, ...uses: readonly Action['use'][]): CrewText[] {
  const { tester } = run
  const texts = [
    ...textsInReach(tester, 'own-test', ...uses),
    ...textsInReach(tester, 'own-shoot', ...uses),
    ...textsInReach(tester, 'own-brawl', ...uses),
  ]
  return texts.filter((text) => isAbout(run, text, 'own-test'))
}

/** Rerolls and ignored dice are used after the roll, everything else before it. */
function worksAfterRoll({ action }: CrewText): boolean {
  return action.do.some((effect) => effect.do === 'reroll' || effect.do === 'ignore-disgruntled')
}

export function helpsBefore(t: Table, run: TestRun): Help[] {
  return [
    ...boostsFor(t, run).map((text) => boostHelp(t, run, text)),
    ...bribeHelp(t, run),
    ...intelHelp(t, run),
    ...assistsFor(t, run).map((text) => assistHelp(t, run, text)),
  ]
}

/** What the tester may add to a Test before the roll. */
export function boostsFor(t: Table, run: TestRun): CrewText[] {
  return ownTexts(run, 'boost', 'free', 'any-time').filter((text) => !worksAfterRoll(text) && isUsable(t, run, text))
}

function isUsable(t: Table, run: TestRun, text: CrewText): boolean {
  const key = textKey(text)
  if (run.used.includes(key) || isTextUsedUp(t, text)) return false
  if (text.gear?.exhausted || !mayUseNow(t, text)) return false
  return allMet(t, { self: text.of, cause: run.tester, target: thingOf(run.tester) }, text.action.needs)
}

/** Boosts lengthen the Test itself; what other Crew Members do is paid by them, at once. */
function boostHelp(t: Table, run: TestRun, text: CrewText): Help {
  return {
    id: textKey(text),
    seat: text.of.seat,
    option: {
      ...offerOf(text),
      group: 'boost',
      about: text.name,
      ...(text.gear ? { at: { card: text.gear.card } } : {}),
    },
    *does() {
      turnFor(t, text)
      run.time += text.action.time
      exhaust(text)
      noteUse(t, text.action.limit, textKey(text))
      run.used.push(textKey(text))
      yield* doEffects(t, { self: text.of, cause: run.tester, target: null, test: run }, text.action.do)
    },
  }
}

/** How many times $100 the tester can pay for a Test of Bribery. */
export function mostBribes({ type, tester }: Pick<TestRun, 'type' | 'tester'>): number {
  return type === 'bribery' ? Math.floor(tester.credits / 100) : 0
}

/** On a Test of Bribery every $100 that the tester pays adds 1. */
function bribeHelp(t: Table, run: TestRun): Help[] {
  const { tester } = run
  if (mostBribes(run) === 0) return []
  return [
    {
      id: 'bribe',
      seat: tester.seat,
      option: { text: says('offer.bribe'), group: 'bribe', price: -100 },
      does() {
        tester.credits -= 100
        run.added++
        tell(t, 'bribed', () => ({ who: nameOf(tester), n: 100 }))
        return true
      },
    },
  ]
}

export const intelPoints = 2

/** Whether Intel may be spent on a Test: once, where the Job has no use for it. */
export function takesIntel({ state }: Table, { skill, used }: Pick<TestRun, 'skill' | 'used'>): boolean {
  return state.intel > 0 && skill !== 'fight' && !used.includes('intel')
}

/** Intel that the Job has no use for adds to a Test of Tech or Negotiate. */
function intelHelp(t: Table, run: TestRun): Help[] {
  if (!takesIntel(t, run)) return []
  return [
    {
      id: 'intel',
      seat: run.tester.seat,
      option: { text: says('offer.intel-points', { n: intelPoints }), group: 'intel' },
      does() {
        t.state.intel--
        run.added += intelPoints
        run.used.push('intel')
        tell(t, 'intel-spent', () => ({ n: 1 }))
        return true
      },
    },
  ]
}

/** Crew next to the tester who are Available, do not lead, and have Assist on the side that shows, or will. */
export function assistsFor(t: Table, run: TestRun): CrewText[] {
  return assistsNext(t, run, (who) => mayInterrupt(t, who))
}

/** Those who would be among them if no marker lay on theirs. */
export function distractedFor(t: Table, run: TestRun): CrewMember[] {
  return assistsNext(t, run, (who) => !who.downed && !isAvailable(t, who)).map(({ of }) => of)
}

function assistsNext(t: Table, run: TestRun, isMeant: (who: CrewMember) => boolean): CrewText[] {
  if (run.noAssist) return []
  return crewOnMap(t).flatMap((who) => {
    if (who === run.tester || run.assistants.includes(who.id) || !isMeant(who)) return []
    if (!standsNext(t, who, run.tester)) return []
    return assistTexts(run, who)
  })
}

/** Assisting a Heroic Test is itself Heroic. */
function assistTexts(run: TestRun, who: CrewMember): CrewText[] {
  const asHeroic: CrewMember = { ...who, stance: 'heroic' }
  const texts: CrewText[] = run.heroic
    ? textsAt(asHeroic, 'other-test', 'any-time').map((text) => ({ ...text, of: who, onHeroicSide: true }))
    : textsInReach(who, 'other-test', 'any-time')
  return texts.filter(
    (text) => isAbout(run, text, 'other-test') && text.action.do.some((effect) => effect.do === 'assist'),
  )
}

function assistHelp(t: Table, run: TestRun, text: CrewText): Help {
  const { of } = text
  return {
    id: `assist ${of.id}`,
    seat: of.seat,
    option: {
      ...offerOf(text, says('offer.assist', { who: crewName(of.id), n: text.action.time })),
      group: 'assist',
      at: { token: of.id },
    },
    *does() {
      turnFor(t, text)
      pay(t, of, text.action.time)
      tell(t, 'assisted', () => ({ who: nameOf(of), whom: nameOf(run.tester) }))
      yield* doEffects(t, { self: of, cause: run.tester, target: thingOf(run.tester), test: run }, text.action.do)
    },
  }
}

export function helpsAfter(t: Table, run: TestRun): Help[] {
  return [...bonusHelp(t, run), ...rerollsFor(t, run).map((text) => rerollHelp(t, run, text))]
}

/** What the tester and others may do about a roll, besides bonus dice. */
export function rerollsFor(t: Table, run: TestRun): CrewText[] {
  return [
    ...ownTexts(run, 'boost', 'free', 'any-time').filter((text) => worksAfterRoll(text) && isUsable(t, run, text)),
    ...crewOnMap(t)
      .filter((who) => who !== run.tester && mayInterrupt(t, who))
      .flatMap((who) =>
        textsInReach(who, 'other-test', 'any-time').filter(
          (text) => isAbout(run, text, 'other-test') && worksAfterRoll(text) && isUsable(t, run, text),
        ),
      ),
  ]
}

function bonusHelp(t: Table, run: TestRun): Help[] {
  if (openBonus(run).length === 0) return []
  return [
    {
      id: 'bonus',
      seat: run.tester.seat,
      option: { text: says('offer.bonus-die'), role: 'risky', usual: true },
      does() {
        rollBonus(t, run)
        return true
      },
    },
  ]
}

/** What a reroll costs is paid at once. */
function rerollHelp(t: Table, run: TestRun, text: CrewText): Help {
  return {
    id: textKey(text),
    seat: text.of.seat,
    option: {
      ...offerOf(text),
      group: 'reroll',
      about: text.name,
      role: 'risky',
      ...(text.gear ? { at: { card: text.gear.card } } : {}),
    },
    *does() {
      turnFor(t, text)
      pay(t, text.of, text.action.time)
      exhaust(text)
      noteUse(t, text.action.limit, textKey(text))
      run.used.push(textKey(text))
      yield* doEffects(t, { self: text.of, cause: run.tester, target: null, test: run }, text.action.do)
    },
  }
}
