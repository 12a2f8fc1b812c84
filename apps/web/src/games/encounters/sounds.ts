import type { EventSounds } from '../../table/sounds.ts'

export const sounds: EventSounds = {
  'strike-drawn': 'threat',
  'ship-struck': 'threat',
  'defeated-main': 'threat',
  entered: 'alarm',
  'entered-revealed': 'alarm',
  'task-failed': 'alarm',
  'task-done': 'pay',
  'job-done': 'pay',
  earned: 'pay',
  fought: 'pay',
}
