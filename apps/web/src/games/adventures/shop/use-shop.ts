import { type CopyId, type CrewMember, equipmentCard } from '@keep-flying/adventures'
import { type GearMeaning, gearMeaning } from '@keep-flying/adventures/ask'
import type { Option } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { isAt } from '../../../table/lit.ts'
import { useCrewShown } from '../crew/shown.tsx'
import { useTable } from '../table.tsx'
import { hasRoom, takerOf } from './taker.ts'

/** A card on the counter, with whom it is for. */
export interface OnOffer {
  readonly card: CopyId
  readonly price: number
  readonly meaning: GearMeaning | null
  /** The answer that buys it; null where it is too dear, or hands are full. */
  readonly option: Option | null
  readonly isChosen: boolean
  /** The figure on the keyboard that chooses it. */
  readonly key: number | null
}

export interface Shop {
  readonly offers: readonly OnOffer[]
  /** What is chosen: to buy, to sell or to give away. */
  readonly chosen: Option | null
  readonly chosenOffer: OnOffer | null
  /** Who gets it. */
  readonly taker: CrewMember | null
  choose(option: Option): void
}

/** The counter as it stands: what is chosen, and who would get it, in either order. */
export function useShop(): Shop {
  const { t, moment, decision } = useTable()
  const { market } = moment.view
  const { picked, pick } = useAnswering()
  const shown = useCrewShown()
  const options = optionsOf(decision?.kind === 'market.trade' ? decision : null)
  const isOpen = moment.view.stage === 'market'
  // Once somebody is chosen, the cards say what they mean for them.
  const whose = shown.isPinned && shown.who && hasRoom(shown.who) ? shown.who.id : undefined
  const meanings = useMemo(
    () => new Map(isOpen ? market.cards.map((card) => [card, gearMeaning(t, card, whose)]) : []),
    [t, market, isOpen, whose],
  )
  const chosen = options.find(({ id }) => picked.includes(id)) ?? null
  const buys = options.filter(({ group }) => group === 'buy')
  const offers = market.cards.map((card): OnOffer => {
    const option = buys.find((one) => isAt(one, { card })) ?? null
    return {
      card,
      price: equipmentCard(card).price,
      meaning: meanings.get(card) ?? null,
      option,
      isChosen: option !== null && option === chosen,
      key: option && buys.indexOf(option) + 1,
    }
  })
  const chosenOffer = offers.find(({ isChosen }) => isChosen) ?? null
  return {
    offers,
    chosen,
    chosenOffer,
    taker: chosenOffer && takerOf(t, chosenOffer.card, shown),
    choose: (option) => pick([option.id]),
  }
}
