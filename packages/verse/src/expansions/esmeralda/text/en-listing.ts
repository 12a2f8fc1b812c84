import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.esmeralda': 'Esmeralda',
  'box.esmeralda.about': 'A ship where fugitives are safe, with upgrades of its own, a story and a Set Up card.',
  'story.summary.where-the-wind':
    'Work decides where you go: be the first to claim three Goal tokens by completing jobs where they lie.',
  'set-up.about.browncoat-way': 'You start with $12,000 and buy ship, Fuel and Parts with it. No starting jobs.',
}
