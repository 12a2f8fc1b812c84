import type { HappeningKind } from '@keep-flying/verse'
import type { EventSounds } from '../../table/sounds.ts'

export const sounds = {
  test: 'dice',
  rerolled: 'dice',
  'first-roll': 'dice',
  'wanted-roll': 'dice',
  'medic-check': 'dice',
  'alliance-alert-roll': 'dice',
  'reaver-alert-roll': 'dice',
  'job-completed': 'pay',
  sold: 'pay',
  'cruiser-moved': 'alarm',
  'alliance-contact': 'alarm',
  'corvette-contact': 'alarm',
  'cutter-moved': 'threat',
  'reaver-contact': 'threat',
} as const satisfies EventSounds & { readonly [K in HappeningKind]?: EventSounds[string] }
