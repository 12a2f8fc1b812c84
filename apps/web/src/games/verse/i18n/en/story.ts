import type { Messages } from '@keep-flying/kernel'

/** How a game ended, and how it went. */
export const story: Messages = {
  'story.credits': 'Credits by round',
  'story.goals': 'Goals by round',
  'story.money': '${n, number}',
  'story.count': '{n, number}',
  'story.round': 'Round',
  'story.column.goals': 'Goals',
  'story.column.credits': 'Credits',
  'story.column.solid': 'Solid',
  'story.column.warrants': 'Warrants',
  'story.column.crew': 'Crew',
}
