import type { Chapter } from './types.ts'

export const upgrade: Chapter = {
  id: 'UPGRADE',
  title: 'Ship Upgrades and Drive Cores',
  rules: [
    {
      id: 'UPGRADE-01',
      text: 'Your ship has one slot for a Drive Core and as many Upgrade slots as its card shows; on the base ships that is three.',
      tags: ['base'],
      see: ['PIC-CARD-15'],
    },
    {
      id: 'UPGRADE-02',
      text: 'You need a free slot to buy a Ship Upgrade. You can never have more Upgrades than slots.',
      tags: ['base'],
    },
    {
      id: 'UPGRADE-03',
      text: 'You may discard an Upgrade on your turn, or when you gain one and need its slot, but never to dodge an effect that is being resolved. The card goes to its Supply pile; goods that no longer fit are dumped at once, and you choose which.',
      tags: ['base'],
      see: ['OPEN-31'],
    },
    {
      id: 'UPGRADE-04',
      text: 'You have exactly one Drive Core. When you buy a new one the old one goes to its Supply discard pile; the core your ship started with has no such pile and leaves the game.',
      tags: ['base'],
      see: ['OPEN-32'],
    },
    {
      id: 'UPGRADE-05',
      text: 'The range on your Drive Core is the most sectors you can enter in one Full Burn. Whatever else the card says applies too.',
      tags: ['base'],
      see: ['FLY-03'],
    },
    {
      id: 'UPGRADE-06',
      text: 'Some ships have a Drive Core of their own that cannot be replaced.',
      tags: ['base'],
      see: ['UPGRADE-04'],
    },
  ],
}
