import { isSameSpot, type Option, type Spot } from '@keep-flying/kernel'
import { type Looking, optionsOf, useLooking, useTable } from './context.tsx'

/** A thing on the table that the question at hand may be answered with. */
interface Lit {
  /** What picking it would say. */
  readonly words: string
  readonly picked: boolean
  pick(): void
}

/** Tells whether a card or a token is lit. What is allowed beside the question lights nothing. */
export function useLit(): (spot: Spot) => Lit | null {
  const { decision, write } = useTable()
  const looking = useLooking()
  return (spot) => {
    const options = optionsOf(decision).filter((option) => option.role !== 'minor' && isAt(option, spot))
    if (options.length === 0) return null
    return {
      words: options.map((option) => write(option.text)).join(' / '),
      picked: options.some(({ id }) => looking.picked.includes(id)),
      pick: () =>
        looking.pick(picking(options, looking.picked, decision?.form === 'some' || decision?.form === 'order')),
    }
  }
}

/** Options live where the game says; a spot is told by its one member. */
export function isAt({ at }: Option, spot: Spot): boolean {
  return at !== undefined && isSameSpot(at, spot)
}

/** One answer of several goes in and out; of one answer alone, each press moves on to the thing's next option. */
export function picking(options: readonly Option[], picked: Looking['picked'], several: boolean): readonly string[] {
  const ids = options.map(({ id }) => id)
  const old = ids.findIndex((id) => picked.includes(id))
  const next = ids[old + 1] ?? (several ? undefined : ids[0])
  if (!several) return next === undefined ? [] : [next]
  const others = picked.filter((id) => !ids.includes(id))
  return next === undefined ? others : [...others, next]
}
