import type { Option, Spot } from '@keep-flying/kernel'
import { useAnswering } from '../../dock/AnswerProvider.tsx'
import { optionsOf, useLooking } from '../../table/context.tsx'
import { isAt, picking } from '../../table/lit.ts'
import { useTable } from './table.tsx'

/** What can be done now with a thing on the table. */
export interface Deeds {
  readonly options: readonly Option[]
  /** What pressing it says. */
  readonly words: string
  readonly price: number | null
  readonly picked: boolean
  /** The first touch asks, the second does it; what asks nothing is done at once. */
  touch(): void
}

/** Groups of deeds that need no second thought: they cost nothing and can be taken back. */
const atOnce: ReadonlySet<string> = new Set(['play', 'copy'])

/** Finds what can be done with a thing: as an answer to the question, or as an offer on another's turn. */
export function useDeeds(): (spot: Spot) => Deeds | null {
  const { decision, offers, write } = useTable()
  const { pick } = useLooking()
  const { picked, send, takeOffer, confirm, busy } = useAnswering()
  return (spot) => {
    const options = optionsOf(decision).filter((option) => option.role !== 'minor' && isAt(option, spot))
    if (options.length > 0 && decision) {
      const [first] = options
      const several = decision.form === 'some' || decision.form === 'order'
      const isPicked = options.some(({ id }) => picked.includes(id))
      return {
        options,
        words: options.map(({ text }) => write(text)).join(' / '),
        price: first?.price ?? null,
        picked: isPicked,
        touch: () => {
          if (busy) return
          const only = options.length === 1 && first
          if (only && !several && only.group !== undefined && atOnce.has(only.group)) return send(only.id)
          if (only && !several && isPicked) return confirm()
          pick(picking(options, picked, several))
        },
      }
    }
    for (const offer of offers) {
      const option = optionsOf(offer).find((one) => isAt(one, spot))
      if (!option) continue
      return {
        options: [option],
        words: write(option.text),
        price: null,
        picked: false,
        touch: () => takeOffer(offer.number, option.id),
      }
    }
    return null
  }
}
