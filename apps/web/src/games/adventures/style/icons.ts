import type { Sprite } from '../../../ui/Icon.tsx'
import url from './icons.svg'

/** Every sign of the sprite beside this file. */
const iconNames: readonly string[] = [
  'casual',
  'heroic',
  'waiting',
  'alerted',
  'thug',
  'cowboy',
  'body',
  'downed',
  'wound',
  'distracted',
  'available',
  'crate',
  'safe',
  'terminal',
  'door-open',
  'door-shut',
  'keypad',
  'mule',
  'patrol',
  'alarm',
  'moment',
  'star-event',
  'cover',
  'los',
  'breakaway',
  'unseen',
  'move',
  'shoot',
  'brawl',
  'assist',
  'wait',
  'act-casual',
  'boost',
  'any-time',
  'reroll',
  'heavy',
  'exchange',
  'exhausted',
  'melee',
  'medical',
  'clothing',
  'tool',
  'intel',
  'reward',
]

const known = new Set(iconNames)

export const icons: Sprite = { url, has: (name) => known.has(name) }
