import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { DockKeys } from '../../../game/client.ts'
import { useLooking } from '../../../table/context.tsx'
import { useCrewShown } from '../crew/shown.tsx'
import { useIntent } from './intent.tsx'
import { isSameThing } from './weighed.ts'

/** N goes through the targets, plus and minus through the dice, F turns the crew card, T and K lead to Timeline and card. */
export function useKeys(): DockKeys {
  const { aim, deed, deeds, dice, test, touch, choose, chooseDice } = useIntent()
  const { flip } = useCrewShown()
  const { openTab } = useLooking()
  const { busy } = useAnswering()
  const next = () => {
    const aims = deed?.aims ?? []
    const at = aims.findIndex((one) => aim !== null && isSameThing(one, aim))
    const following = aims[(at + 1) % Math.max(1, aims.length)]
    if (following) touch(following)
  }
  const wait = deeds.find(({ group }) => group === 'wait')
  const roll = (by: number) => {
    if (test && dice !== null) chooseDice(Math.max(1, Math.min(test.dice, dice + by)))
  }
  return {
    letters: {
      n: next,
      f: flip,
      t: () => document.querySelector<HTMLElement>('.timeline-track .marker[tabindex="0"]')?.focus(),
      k: () => {
        openTab('crew')
        document.querySelector<HTMLElement>('.crew-card')?.focus()
      },
      '+': () => roll(1),
      '-': () => roll(-1),
      ...(wait && !busy ? { w: () => choose(wait.key) } : {}),
    },
    back: null,
  }
}
