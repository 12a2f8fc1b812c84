import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.tenth-anniversary': '10th Anniversary',
  'box.tenth-anniversary.about': 'More stories, with goals of our own making.',
  'story.summary.dead-mans-hand':
    'A poker hand of evil fame: win any three of its four cards by dirty work, then the fifth on Deadwood.',
  'story.summary.lets-be-bad-guys':
    'The way to Niska leads over the trouble of others: earn a reputation, his invitation, and do what nobody else would.',
}
