import type { Messages } from '@keep-flying/kernel'

/** What a bot says that is asked for advice, and how to ask others for help. */
export const advice: Messages = {
  'advice.would': 'I would choose: {deed}',
  'advice.plain': 'That is the usual way to go on. I have not computed a chance for it.',
  'advice.chance': 'I see a chance of {n, number} in 100 to win.',
  'advice.none': 'none of these',
  'advice.do': 'Do that',
  'advice.close': 'Put the advice away',
  'advice.thinking': 'I am thinking …',
  'advice.nothing': 'I have nothing to say about this question.',
  'advice.others': 'Others play at this screen. Ask only if all of them agree.',
  'advice.others.agree': 'All agree: tell me',
  'advice.typed': 'what would you do, advice, hint',
  'help.ask': 'Ask for help …',
  'help.with': 'What would you like help with?',
  'help.yours': 'You would like help with {what}.',
  'help.theirs': '{who} would like help with {what}.',
  'help.never-mind': 'Never mind',
}
