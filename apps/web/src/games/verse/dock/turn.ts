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

/** Deeds of no action by the sort that the rules say they are of, in the order in which they are offered. */
export function byGroup(options: readonly Option[]): readonly (readonly [string, readonly [Option, ...Option[]]])[] {
  const groups = new Map<string, [Option, ...Option[]]>()
  for (const option of options) {
    const { group = 'other' } = option
    const known = groups.get(group)
    if (known) known.push(option)
    else groups.set(group, [option])
  }
  return [...groups]
}

/**
 * The action looked at, as long as there is anything to do in it and nothing else was picked meanwhile: the dock asks
 * about no other.
 */
export function openAct(decision: Decision | null, looked: Act | null, picked: readonly string[]): Act | null {
  if (looked === null || decision?.kind !== 'turn' || decision.form !== 'one') return null
  const deeds = turnGroups(decision)[looked]
  const isElsewhere = picked.some((id) => !deeds.some((deed) => deed.id === id))
  return deeds.length > 0 && !isElsewhere ? looked : null
}
