import type { Messages } from '@keep-flying/kernel'

/** What is said of these stories before they are opened. */
export const listed: Messages = {
  'box.independent-stories': 'Independent Stories and Ships',
  'box.independent-stories.about':
    'Five stories, three ships and a Set Up card of small boxes, with goals and figures of our own making.',
  'set-up.about.heat-is-on': 'An Alliance Alert is in force, every Leader is Wanted, and Wanted tokens add up.',
  'story.summary.jubilant-victory':
    'A captain with money is worth a bounty hunter’s time: be the first at your own Haven with $10000.',
  'story.summary.old-man-and-dragons':
    'Niska and the Tong are close to war: win his ear, then talk both sides round, at a teahouse on Sihnon and over Ezra.',
  'story.summary.reap-the-whirlwind':
    'Dust Devils, a secret in the Himinbjorg system, and a public holiday to spoil: be dangerous or desperate enough to find out.',
  'story.summary.rumrunners-2':
    'The race’s patron was carried off by its worst loser: ask around, storm the back room, and bring him home in one piece.',
  'story.summary.under-the-radar':
    'A vault on Albion and a relic in it: find the man who built it, buy the tools, and go in with three at most.',
}
