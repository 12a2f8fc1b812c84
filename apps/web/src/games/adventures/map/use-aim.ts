import type { Table, Thing } from '@keep-flying/adventures'
import { testChances } from '@keep-flying/adventures/ask'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { useIntent } from '../dock/intent.tsx'
import { useTable } from '../table.tsx'
import { squareOfThing, thingOf } from './things.ts'

/** What is aimed at. */
export interface Aim {
  readonly at: number
  /** It is the square itself, not what is on it. */
  readonly isSquare: boolean
  /** It was touched on the map: nothing moves under the finger. */
  readonly isTouched: boolean
  /** It is shot at. */
  readonly isShot: boolean
  /** How likely it is to succeed with the dice chosen, of 100; null where that is not known. */
  readonly chance: number | null
}

/** What is picked on the map, or about to be rolled for. */
export function useAim(): Aim | null {
  const { t, decision } = useTable()
  const { picked } = useAnswering()
  const { picked: ownPicks } = useLooking()
  const { aim, isTouched, plan, test, helping, dice } = useIntent()
  const { test: open } = t.state
  const chance = test && dice !== null ? Math.round(100 * (testChances(test, helping)[dice - 1] ?? 0)) : null
  const aimed = (thing: Thing | null, isShot: boolean, byTouch = false): Aim | null => {
    const at = thing && squareOfThing(t, thing)
    return at === null ? null : { at, isSquare: thing?.kind === 'square', isTouched: byTouch, isShot, chance }
  }
  if (decision?.kind === 'turn.action') return aimed(aim, plan?.kind === 'shoot', isTouched)
  if (open && decision?.kind.startsWith('test.')) return aimed(against(t), open.kind === 'shoot')
  const option = optionsOf(decision).find(({ id }) => picked.includes(id))
  return aimed(option ? thingOf(t, option) : null, decision?.kind === 'shoot.target', ownPicks.length > 0)
}

/** Whom the Test under way is made against. */
function against({ state: { test } }: Table): Thing | null {
  return test && test.against !== null ? { kind: 'goon', id: test.against } : null
}
