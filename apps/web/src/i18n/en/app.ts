import type { Messages } from '@keep-flying/kernel'

export const app: Messages = {
  'app.loading': 'Unrolling the chart.',
  'app.lost.title': 'Nothing out here but black',
  'app.lost.text': 'This link is mistyped, or what it led to is closed.',
  'app.lost.home': 'Start from home',
  'app.lost.tables': 'Look at the open tables',
  'app.lost.ask': 'Ask whoever sent the link for a new one',
  'app.missing.title': 'This page did not come through',
  'app.missing.why': 'The connection may be down. Your games are kept; try again in a moment.',
  'app.missing.text': 'This part did not come through.',
  'app.missing.again': 'Try again',
  'app.broken.title': 'Something came loose',
  'app.broken.text': 'The page stumbled. Your game is kept: load the page again and go on.',
  'app.broken.reload': 'Load again',
  'app.update.ready': 'A new version is ready. Your games are kept.',
  'app.update.load': 'Load it',
  'app.update.later': 'Later',
  'app.outcome.won-by': 'Won by {names}',
  'app.outcome.nobody': 'Nobody won',
  'app.outcome.team-won': 'Won together',
  'app.outcome.team-lost': 'Lost together',
}
