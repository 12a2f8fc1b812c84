import type { OneOf, Option } from '@keep-flying/kernel'

/** The four actions of a turn, and what is tucked away beside them. */
export type Act = 'fly' | 'buy' | 'deal' | 'work' | 'more'
export type Action = Exclude<Act, 'more'>
export const actions: readonly Action[] = ['fly', 'buy', 'deal', 'work']

/** The options of a turn, sorted into the four actions and the rest. */
export interface TurnGroups {
  readonly fly: readonly Option[]
  readonly buy: readonly Option[]
  readonly deal: readonly Option[]
  readonly work: readonly Option[]
  /** Whatever else there is to do: what cards and boxes add, and what costs no action. */
  readonly more: readonly Option[]
  readonly end: Option | null
}

function groupOf({ id }: Option): Act | 'end' {
  if (id === 'end') return 'end'
  if (id === 'burn' || id === 'mosey') return 'fly'
  if (id === 'shop' || id === 'shore-leave' || id === 'haven') return 'buy'
  if (id.startsWith('deal:')) return 'deal'
  return id.startsWith('job:') || id === 'goal' || id === 'make-work' ? 'work' : 'more'
}

export function turnGroups({ options }: OneOf): TurnGroups {
  const of = (group: Act | 'end') => options.filter((option) => groupOf(option) === group)
  return {
    fly: of('fly'),
    buy: of('buy'),
    deal: of('deal'),
    work: of('work'),
    more: [...of('more')].sort((one, other) => Number(one.role === 'minor') - Number(other.role === 'minor')),
    end: of('end')[0] ?? null,
  }
}
