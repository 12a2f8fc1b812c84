import { randomInt } from 'node:crypto'
import type { Games } from '../games/catalog.ts'
import { Trouble } from '../problems.ts'
import { skeletonOf } from './skeleton.ts'

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

/** Names that would pass for the server, or for somebody with a say in it, in any language that it speaks. */
const reserved = [
  ...['Keep Flying', 'Server', 'System', 'Bot', 'Computer', 'Nobody', 'Everybody', 'Spectator', formerName],
  ...['Host', 'Admin', 'Administrator', 'Moderator', 'Mod', 'Operator', 'Owner', 'Staff', 'Support', 'Root'],
  ...['Gastgeber', 'Gastgeberin', 'Betreiber', 'Betreiberin', 'Niemand', 'Alle'],
]

/** Refuses names that would pass for the server or for a bot, with a number or without. */
export function checkNotReserved(games: Games, name: string): void {
  const bots = [...games.values()].flatMap(({ pack }) => pack.bots.map((entry) => entry.name))
  // A capital I is an l to the eye, so capitals look different.
  const looks = new Set([...reserved, ...bots].flatMap((one) => [skeletonOf(one), skeletonOf(one.toUpperCase())]))
  const bare = name.replace(/[\s#.()-]*\p{Nd}*[\s.()]*$/u, '')
  if (looks.has(skeletonOf(name)) || looks.has(skeletonOf(bare)))
    throw new Trouble('conflict', `"${name}" could be taken for the server or a bot. Choose another name.`, 'name')
}
