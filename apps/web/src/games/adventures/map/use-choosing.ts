import type { Thing } from '@keep-flying/adventures'
import { useCallback } from 'react'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { picking } from '../../../table/lit.ts'
import { useIntent } from '../dock/intent.tsx'
import { isSameThing, takesAim } from '../dock/weighed.ts'
import { useTable } from '../table.tsx'
import { thingOf, thingsOn } from './things.ts'

/**
 * Chooses a square: what lies there becomes the aim or the answer, and what is chosen already is done. Tells whether there
 * was anything to choose. A double click leaves no time to read, and turns nobody Heroic.
 */
export function useChoosing(): (square: number, isDoubled?: boolean) => boolean {
  const { t, decision } = useTable()
  const { pick } = useLooking()
  const { picked, confirm, busy } = useAnswering()
  const { deed, aim, touch } = useIntent()
  return useCallback(
    (square, isDoubled) => {
      if (busy) return false
      const place: Thing = { kind: 'square', at: square }
      const things = thingsOn(t, square)
      if (decision?.kind === 'turn.action') {
        const inOrder = deed && takesAim(deed, place) ? [place, ...things] : [...things, place]
        const again = aim !== null && inOrder.some((thing) => isSameThing(thing, aim))
        if (again && !(isDoubled && deed?.turnsHeroic)) confirm()
        return again || inOrder.some((thing) => touch(thing))
      }
      const options = optionsOf(decision).filter((option) => {
        const lies = option.role === 'minor' ? null : thingOf(t, option)
        return lies && [place, ...things].some((thing) => isSameThing(thing, lies))
      })
      const several = decision?.form === 'some' || decision?.form === 'order'
      const [only] = options
      if (!only) return false
      if (!several && options.length === 1 && picked.includes(only.id)) confirm()
      else pick(picking(options, picked, several))
      return true
    },
    [t, decision, pick, picked, confirm, busy, deed, aim, touch],
  )
}
