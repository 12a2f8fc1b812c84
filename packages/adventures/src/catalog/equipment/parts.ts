import type { Action, EffectOf } from '../../vocabulary/index.ts'

/** Actions that several weapons have. */

export function brawl(time: number): Action {
  return { id: 'brawl', name: 'Brawl', use: 'action', time, heroic: true, do: [{ do: 'brawl' }] }
}

/** With more than the number of dice where the gun differs from others. */
export function shoot(time: number, dice: number, gun: Partial<EffectOf<'shoot'>> = {}): Action {
  return { id: 'shoot', name: 'Shoot', use: 'action', time, heroic: true, do: [{ do: 'shoot', dice, ...gun }] }
}
