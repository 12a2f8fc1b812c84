import type { EventSounds } from '../../table/sounds.ts'

export const sounds: EventSounds = {
  alerted: 'alarm',
  alarm: 'alarm',
  star: 'alarm',
  wounded: 'threat',
  downed: 'threat',
  'went-wild': 'threat',
  rolled: 'dice',
  die: 'dice',
  'got-credits': 'pay',
  'reward-raised': 'pay',
  'job-done': 'pay',
}
