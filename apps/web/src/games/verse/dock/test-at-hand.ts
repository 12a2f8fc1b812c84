import type { Decision } from '@keep-flying/kernel'
import type { Option } from '@keep-flying/verse'
import { facesAt, teamAtHand } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import { useTable } from '../table.tsx'
import { type TestView, testViewOf } from './faces.ts'
import { type FacedOption, useIntent } from './intent.tsx'
import { lastRoll } from './news.ts'

/** The test that goes on, and the option it belongs to. */
export interface AtHand {
  readonly option: Option<string>
  readonly test: TestView
}

/**
 * The test a question belongs to: that of the option chosen last, or, when that is not known any more (after coming
 * back to a game), the one on the card that asks for the skill rolled.
 */
export function useTestAtHand(decision: Decision | null): AtHand | null {
  const { t, me, moment } = useTable()
  const { faced } = useIntent()
  return useMemo(() => {
    if (!me) return null
    const asked = decision && decision.card !== undefined ? { kind: decision.kind, card: decision.card } : null
    const about = asked ?? knownFrom(faced)
    if (!about) return null
    const team = teamAtHand(t, me)
    const tests = facesAt(t, me, about).flatMap((option): AtHand[] => {
      const test = testViewOf(t, team, option)
      return test ? [{ option, test }] : []
    })
    if (decision?.kind === 'test.bribe' && !sameCard(faced, about.card))
      return tests.find(({ test }) => test.bribes) ?? tests[0] ?? null
    const skill = lastRoll(moment.events, me.seat)?.skill
    const chosen = sameCard(faced, about.card) ? tests.find(({ option }) => option.id === faced?.option) : undefined
    return chosen ?? tests.find(({ test }) => `skill.${test.skill}` === skill) ?? tests[0] ?? null
  }, [t, me, moment.events, faced, decision])
}

function knownFrom(faced: FacedOption | null): { kind: string; card?: string } | null {
  return faced && { kind: faced.kind, ...(faced.card === null ? {} : { card: faced.card }) }
}

function sameCard(faced: FacedOption | null, card: string | undefined): boolean {
  return faced !== null && (faced.card ?? undefined) === card
}
