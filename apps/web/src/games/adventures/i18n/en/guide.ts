import type { Messages } from '@keep-flying/kernel'

/** Hints for a first Job. */
export const guide: Messages = {
  'guide.adv-deploy.title': 'Where to begin',
  'guide.adv-deploy.text': 'The lit squares are where Crew may begin. Green ones no Waiting Goon can see.',
  'guide.adv-held.title': 'Held',
  'guide.adv-held.text': 'An Alerted Goon stands beside a Heroic Crew Member: win a Brawl to get away.',
  'guide.adv-map.title': 'Choose on the map',
  'guide.adv-map.text':
    'Press a lit square, figure or door to aim at it, and press it again to do it. Green squares are out of sight.',
  'guide.adv-timeline.title': 'Time is the enemy',
  'guide.adv-timeline.text':
    'Each deed moves your marker forward. Whoever is farthest back acts next, so short deeds come again sooner.',
  'guide.adv-seen.title': 'Somebody is looking',
  'guide.adv-seen.text': 'A Waiting Goon that sees a Heroic Crew Member at the end of a turn wakes, and acts next.',
  'guide.adv-alerted.title': 'Alerted',
  'guide.adv-alerted.text': 'Red Goons go for Heroic Crew: they Brawl whom they are next to, and Cowboys shoot.',
  'guide.adv-card.title': 'Two sides',
  'guide.adv-card.text':
    'Casual Crew are left alone; Heroic Crew can do more. Turning Heroic is free, turning back is not.',
  'guide.adv-test.title': 'A Test',
  'guide.adv-test.text':
    'Dice and points together must reach the number. More dice are not always better: each bar shows the chance.',
}
