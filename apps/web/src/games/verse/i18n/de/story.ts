import type { Messages } from '@keep-flying/kernel'

/** How a game ended, and how it went. */
export const story: Messages = {
  'story.credits': 'Credits je Runde',
  'story.goals': 'Ziele je Runde',
  'story.money': '${n, number}',
  'story.count': '{n, number}',
  'story.round': 'Runde',
  'story.column.goals': 'Ziele',
  'story.column.credits': 'Credits',
  'story.column.solid': 'Angesehen',
  'story.column.warrants': 'Haftbefehle',
  'story.column.crew': 'Crew',
}
