import { type Decision, type Text, text } from '@keep-flying/kernel'
import type { Captain, Member, Option, Skill, Table } from '@keep-flying/verse'
import {
  type Asked,
  bribesWelcome,
  countFor,
  endingsOf,
  facedIn,
  facesOf,
  needsOf,
  readyFor,
  type Taken,
  type Team,
  TeamOdds,
  type TestAhead,
  teamAtHand,
  testAhead,
} from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import type { OddsPart } from '../../../dock/odds.ts'
import { useTable } from '../table.tsx'
import { toneOf } from './tones.ts'

/** An option printed on a card, with all there is to know before it is chosen. */
export interface FaceOption {
  readonly id: string
  readonly option: Option<string>
  readonly text: Text
  readonly isOpen: boolean
  readonly needs: readonly Asked[]
  readonly test: TestView | null
}

/** A test as this crew would take it. */
export interface TestView extends TestAhead {
  readonly skill: Skill
  readonly team: Team
  readonly tester: Member | null
  /** Points without bribes. */
  readonly points: number
  /** The total of the best band. */
  readonly least: number
  readonly bribes: boolean
}

export function testViewOf(t: Table, team: Team, option: Option<string>, by?: Member): TestView | null {
  const ahead = testAhead(t, team, option)
  if (!ahead) return null
  const { test, bands } = ahead
  const ready = readyFor(t, team, test.skill)
  const tester = test.byOneCrew ? (by ?? new TeamOdds(t, team).bestTester(test, bands) ?? null) : null
  const side = tester ? { ...ready, members: [tester] } : ready
  const { brought, modifier } = countFor(t, side, test)
  return {
    ...ahead,
    skill: test.skill,
    team: side,
    tester,
    points: brought.reduce((sum, { points }) => sum + points, modifier),
    least: bands.at(-1)?.from ?? 1,
    bribes: bribesWelcome(t, team, test),
  }
}

function facesIn(t: Table, c: Captain, decision: Decision): readonly FaceOption[] {
  const team = teamAtHand(t, c)
  const options = decision.form === 'one' ? decision.options : []
  const of = facedIn(decision)
  if (of === null) return []
  return facesOf(t, c, of).map((option) => {
    const asked = options.find(({ id }) => id === option.id)
    return {
      id: option.id,
      option,
      text: asked?.text ?? text('option.of-card', { option: { name: 'option', id: option.id, of } }),
      isOpen: asked !== undefined,
      needs: needsOf(t, team, option),
      test: testViewOf(t, team, option),
    }
  })
}

/** The options of the card in question; those that no card is known for are left to the plain list. */
export function useFaces(decision: Decision): readonly FaceOption[] {
  const { t, me } = useTable()
  return useMemo(() => (me ? facesIn(t, me, decision) : []), [t, me, decision])
}

/** How an option may end, as parts of a bar. */
export function useOddsParts(): (option: Option<string>, taken?: Taken) => readonly OddsPart[] {
  const { t, me, write } = useTable()
  return (option, taken = {}) => {
    if (!me) return []
    return endingsOf(t, teamAtHand(t, me), option, taken).map((ending) => ({
      tone: toneOf(ending),
      chance: ending.chance,
      label: write(ending.text),
    }))
  }
}

/** The chance of the best band at each number of bribes, up to certainty or the end of the purse. */
export function bribeLadder(t: Table, c: Captain, { test, bands }: TestAhead, most: number): readonly number[] {
  const odds = new TeamOdds(t, teamAtHand(t, c))
  const ladder: number[] = []
  for (let bribes = 0; bribes <= most; bribes++) {
    const chance = odds.test(test, bands, { bribes }).helped.at(-1) ?? 0
    ladder.push(chance)
    if (chance > 0.9999) break
  }
  return ladder
}
