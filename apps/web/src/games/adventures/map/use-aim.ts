import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

/** The square that what is picked lies on, and whether it is shot at. */
export interface Aim {
  readonly at: number
  readonly isShot: boolean
}

/** What is picked on the map. */
export function useAim(): Aim | null {
  const { t, decision } = useTable()
  const { picked } = useAnswering()
  const option = optionsOf(decision).find(({ id }) => picked.includes(id))
  if (!option?.at) return null
  if ('place' in option.at) return { at: Number(option.at.place), isShot: false }
  if (!('token' in option.at)) return null
  const { token } = option.at
  const goon = t.state.goons.find(({ id }) => id === token)
  return goon ? { at: goon.at, isShot: decision?.kind === 'shoot.target' } : null
}
