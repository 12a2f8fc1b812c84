import type { Option, Spot } from '@keep-flying/kernel'
import { useAnswering } from '../../dock/AnswerProvider.tsx'
import { useSay } from '../../i18n/language.tsx'
import { optionsOf, useLooking } from '../../table/context.tsx'
import { isAt, picking } from '../../table/lit.ts'
import { useMayWait, useNextTime } from './dock/next-time.tsx'
import { useTable } from './table.tsx'

/** What can be done now with a thing on the table. */
export interface Deeds {
  readonly options: readonly Option[]
  /** What pressing it says. */
  readonly words: string
  readonly price: number | null
  readonly picked: boolean
  /** The first touch asks, even about what was proposed, the second does it; what asks nothing is done at once. */
  touch(): void
}

/** Groups of deeds that need no second thought: they cost nothing and can be taken back. */
const atOnce: ReadonlySet<string> = new Set(['play', 'copy'])

/** What a touch does at once: whatever else a card of the hand is good for, a touch plays it. */
function doneAtOnce(options: readonly Option[]): Option | undefined {
  return options.find(({ group }) => group !== undefined && atOnce.has(group))
}

/** Finds what can be done with a thing: as an answer to the question, or as an offer on another's turn. */
export function useDeeds(): (spot: Spot) => Deeds | null {
  const { decision, offers, write } = useTable()
  const { pick, picked: ownPicks } = useLooking()
  const { picked, send, takeOffer, confirm, busy } = useAnswering()
  const say = useSay()
  const next = useNextTime()
  const mayWait = useMayWait()
  return (spot) => {
    const options = optionsOf(decision).filter((option) => option.role !== 'minor' && isAt(option, spot))
    if (options.length > 0 && decision) {
      const [first] = options
      const several = decision.form === 'some' || decision.form === 'order'
      const isPicked = options.some(({ id }) => (several ? picked : ownPicks).includes(id))
      const free = several ? undefined : doneAtOnce(options)
      return {
        options,
        words: options.map(({ text }) => write(text)).join(' / '),
        price: first?.price ?? null,
        picked: isPicked,
        touch: () => {
          if (busy) return
          if (free) return send(free.id)
          if (options.length === 1 && !several && isPicked) return confirm()
          pick(picking(options, several ? picked : ownPicks, several))
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
    if ('card' in spot && mayWait(spot.card)) return waiting(spot.card)
    return null
  }

  /** What cannot be offered now is marked to be, once it can. */
  function waiting(card: string): Deeds {
    return {
      options: [],
      words: say('enc.offer-next'),
      price: null,
      picked: next.cards.includes(card),
      touch: () => next.toggle(card),
    }
  }
}
