import { randomInt } from 'node:crypto'
import { Trouble } from '../problems.ts'

const manners = [
  'Quiet',
  'Rusty',
  'Lucky',
  'Wandering',
  'Stubborn',
  'Patient',
  'Dusty',
  'Bold',
  'Sleepy',
  'Clever',
  'Restless',
  'Honest',
  'Crooked',
  'Gentle',
  'Hungry',
  'Merry',
]

const things = [
  'Comet',
  'Compass',
  'Thruster',
  'Lantern',
  'Beacon',
  'Airlock',
  'Drifter',
  'Gyro',
  'Anchor',
  'Pilot',
  'Moonbeam',
  'Cargo',
  'Spanner',
  'Stardust',
  'Orbit',
  'Wrench',
]

/** What a guest is called until they choose a name. */
export function guestName(): string {
  return `${oneOf(manners)} ${oneOf(things)} ${randomInt(100, 1000)}`
}

function oneOf(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? ''
}

/** What people are called who are no longer here, in every language. */
export const formerName = 'N. N.'

/** A name without case, spacing, look-alike and invisible letters: no two accounts may have the same. */
export function loginOf(name: string): string {
  const login = name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  if (login === '') throw new Trouble('invalid', '"name": must contain something visible.', 'name')
  return login
}
