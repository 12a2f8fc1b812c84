import type { Sprite } from '../../../ui/Icon.tsx'
import url from './icons.svg'

/** Every sign of the sprite beside this file. */
const iconNames: readonly string[] = [
  'class-intel',
  'class-leadership',
  'class-strength',
  'class-survival',
  'class-tech',
  'recruit',
  'attack',
  'scan',
  'fightit',
  'health',
  'defense',
  'rank',
  'crew-strike',
  'ship-strike',
  'avoid',
  'heal',
  'repair',
  'talent',
  'flaw',
  'coordinate',
  'activate',
  'draw-card',
  'discard',
  'browncoat',
  'hidden',
  'event',
  'side-job',
  'episode',
  'operations',
  'inevitable',
  'combat-zone',
  'range',
  'double-strike',
  'stationary',
  'escape',
  'downed',
  'safe',
]

const known = new Set(iconNames)

export const icons: Sprite = { url, has: (name) => known.has(name) }
