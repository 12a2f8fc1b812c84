import type { Decision, OneOf, Option } from '@keep-flying/kernel'

export type Action = 'fly' | 'buy' | 'deal' | 'work'
export const actions: readonly Action[] = ['fly', 'buy', 'deal', 'work']

/** The four actions of a turn, and what is tucked away beside them. */
export type Act = Action | 'more'

/** The options of a turn, sorted into the four actions and the rest. */
export interface TurnGroups extends Readonly<Record<Action, readonly Option[]>> {
  /** Whatever else there is to do: what takes no action of these kinds, and what costs no action. */
  readonly more: readonly Option[]
  readonly end: Option | null
}

const isMinor = ({ role }: Option) => Number(role === 'minor')

export function turnGroups({ options }: OneOf): TurnGroups {
  const of = (action: Action) => options.filter(({ group }) => group === action)
  const others = options.filter(({ role, group }) => role !== 'end' && !actions.some((action) => action === group))
  return {
    fly: of('fly'),
    buy: of('buy'),
    deal: of('deal'),
    work: of('work'),
    more: others.sort((one, other) => isMinor(one) - isMinor(other)),
    end: options.find(({ role }) => role === 'end') ?? null,
  }
}

/** The action looked at, as long as there is anything to do in it: the dock asks about no other. */
export function openAct(decision: Decision | null, looked: Act | null): Act | null {
  if (looked === null || decision?.kind !== 'turn' || decision.form !== 'one') return null
  return turnGroups(decision)[looked].length > 0 ? looked : null
}
