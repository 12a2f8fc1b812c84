import { avatars } from '../catalog/index.ts'
import type { Crew } from '../vocabulary/index.ts'

/** Strikes without any text that do just so much damage, by their names. */
function worth(damage: number): string[] {
  const threes = ['Bad Fall', 'Gunshot', 'Gunshot', 'Gunshot']
  const rest = [[], ['Grazed'], ['Flesh Wound']][damage % 3] ?? []
  return [...threes.slice(0, Math.floor(damage / 3)), ...rest]
}

/** What defeats somebody, or would with so much more damage. */
export function damageFor(crew: Crew, short = 0): string[] {
  const { health = 0 } = avatars.find((avatar) => avatar.crew === crew) ?? {}
  return worth(health - short)
}
