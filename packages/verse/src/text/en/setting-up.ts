import type { Messages } from '@keep-flying/kernel'
import { listed } from '../../boxes/en.ts'

/** What is said before a game begins: of its options, its stories, its bots and its boxes. Tables do without. */
export const settingUpMessages: Messages = {
  ...listed,
  'story.summary.first-time':
    'Win the trust of two contacts, save up $6,000 and carry it to Ezra to be rid of an old debt.',
  'story.summary.desperadoes':
    'Wanted from the first day, get rich on illegal work and be the richest once someone with $15,000 calls it a day.',
  'story.summary.respectable':
    'Be the richest once someone with $12,000 closes the books, and pay for every job left undone by then.',
  'story.summary.harkens-folly':
    'Befriend the four crooked contacts, lure the Cruiser to Valentine and slip into the finest company on Ariel.',
  'story.summary.king-of-londinium':
    'Strike an expensive bargain on Jiangyin, break in on Londinium and fight the deal through on Boros.',
  'story.summary.niskas-holiday':
    'Gain the trust to plan a holiday for Niska, clear a villa for him on Bellerophon and empty his vault at Ezra.',
  'about.game':
    'Up to four captains, each with a ship and a crew, look for work on the star map and race to finish the story.',
  'about.drifter': 'Goes wherever chance takes it.',
  'about.captain': 'Plans its jobs, minds its crew and plays to win.',
  'about.easy': 'A captain who overlooks a good job here and a danger there.',
  'about.navigator': 'A captain who tries out in the mind where each course leads, and thinks for up to a second.',
  'options.players': 'Captains',
  'options.variants': 'Further rules',
  'options.variants.about': 'of the boxes in play, if everybody agrees',
  'options.expansions': 'Boxes in play',
  'options.story': 'Story',
  'options.story.about': 'What it takes to win.',
  'options.set-up': 'Set Up card',
  'options.starting-jobs': 'First jobs',
  'options.starting-jobs.standard': 'One of each',
  'options.starting-jobs.standard.about': 'One job from each contact; keep up to three.',
  'options.starting-jobs.first-game': 'Beginner’s three',
  'options.starting-jobs.first-game.about': 'From Harken, Amnon Duul and Patience only: gentler work.',
  'set-up.about.standard': '$3,000, 6 Fuel and 2 Parts for everyone; every step as usual.',
}
