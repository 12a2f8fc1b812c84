import type { Chapter } from './types.ts'

export const picCard: Chapter = {
  id: 'PIC-CARD',
  title: 'Other cards in detail',
  rules: [
    {
      id: 'PIC-CARD-01',
      text: 'Misbehave card "Alliance Patrol", of hearts: take a Negotiate test against 8 at −1 for each of your Warrants: 1–7 is a Warrant, 8 or more Proceed. Or, if you have Transport, get away with a botched attempt. The Ace is Fake ID.',
      tags: ['base'],
      see: ['MISBEHAVE-06'],
    },
    {
      id: 'PIC-CARD-02',
      text: 'Every Misbehave card has a suit, and some cards count suits.',
      tags: ['base'],
    },
    {
      id: 'PIC-CARD-03',
      text: '"The King of All Londinium" takes about two hours. Goal 1 is at Jiangyin, with 2 Misbehave cards and a Negotiate test; Goal 2 at Londinium, with 3 and a Tech test against 7; Goal 3 at Boros, with 4 and a Fight test against 10.',
      tags: ['base'],
      see: ['STORY-12', 'STORY-13', 'STORY-14', 'OPEN-56'],
    },
    {
      id: 'PIC-CARD-04',
      text: 'What Contacts pay you for Cargo and for Contraband: Amnon Duul $600 and $500, Badger $400 and $700, Niska $400 and $800, Patience $500 and $600. Harken buys neither, but sells you Fuel at $100.',
      tags: ['base'],
      see: ['DEAL-04', 'DEAL-05'],
    },
    {
      id: 'PIC-CARD-05',
      text: 'Badger is at Persephone, Patience at Athens, Niska at Ezra, and Amnon Duul at the Space Bazaar. The Supply planets of the base game are Persephone, Osiris, Regina, Silverhold and the Space Bazaar.',
      tags: ['base'],
      see: ['DECK-04', 'BUY-01', 'DEAL-01', 'OPEN-02'],
    },
    {
      id: 'PIC-CARD-06',
      text: 'Solid with Patience, you consider 4 Jobs; with Badger, $1000 in a Deal clears all Warrants; with Amnon Duul, you may load any number of Passengers and Fugitives at the Space Bazaar; with Harken, you may ignore "Customs Inspection". Niska, Solid or not: a Warrant on his Job kills one of your crew.',
      tags: ['base'],
      see: ['DEAL-08', 'SOLID-03', 'WARRANT-04'],
    },
    {
      id: 'PIC-CARD-07',
      text: 'Lord Harrow sells Cargo at $300 and buys nothing. Mr. Universe, at Cortex Relay 7, neither buys nor sells; Solid with him, your hand limit rises by two and you may Deal with him from any sector.',
      tags: ['blue-sun'],
      see: ['DEAL-05', 'HARROW-01', 'UNIVERSE-13'],
    },
    {
      id: 'PIC-CARD-08',
      text: 'Challenge "With Your Hands Tied" (Illegal): no Fight points, whatever they come from, are added to any test of this Job. The reward is $500 for each Misbehave card passed.',
      tags: ['blue-sun'],
      see: ['UNIVERSE-10', 'OPEN-60'],
    },
    {
      id: 'PIC-CARD-09',
      text: 'Challenge "Action on the Side" (Illegal): 2 more Misbehave cards. The reward is 1 Cargo loaded for each Misbehave card passed in the whole Job, not only for those two.',
      tags: ['blue-sun'],
      see: ['UNIVERSE-09'],
    },
    {
      id: 'PIC-CARD-10',
      text: 'Challenge "To the Eyes & Ears of the \'Verse" (Legal): before the last step of the Job take a Negotiate test against 8, with Bribes: 1–7 is botched, 8 or more gets you paid. The reward is 2 Contraband.',
      tags: ['blue-sun'],
      see: ['SKILL-05'],
    },
    {
      id: 'PIC-CARD-11',
      text: 'Whenever a Job is discarded, for whatever reason, the Challenge attached to it is discarded too.',
      tags: ['blue-sun'],
      see: ['UNIVERSE-14'],
    },
    {
      id: 'PIC-CARD-12',
      text: '"Tag & Bag" on a Job is a Tech test that sets how many Goods you load, of any kinds you choose: 3 in the low band, 6 in the middle, no limit in the high one. The drop-off then asks for its own fixed goods.',
      tags: ['blue-sun'],
      see: ['HOLD-06'],
    },
    {
      id: 'PIC-CARD-13',
      text: 'Heavy Load applies as long as the Job is active, not only while something is loaded.',
      tags: ['blue-sun'],
      see: ['FLY-09', 'FLY-10'],
    },
    {
      id: 'PIC-CARD-14',
      text: 'The needs window of a Job shows greyed out the points it does not need. A Job may need several skills and a keyword together.',
      tags: ['base'],
      see: ['WORK-09'],
    },
    {
      id: 'PIC-CARD-15',
      text: 'A base Ship card has a Hold of 8 spaces, a Stash of 4, room for 6 crew, 3 active Jobs, and 3 Upgrade slots beside the main drive.',
      tags: ['base'],
      see: ['CREW-01', 'UPGRADE-01', 'HOLD-01'],
    },
    {
      id: 'PIC-CARD-16',
      text: '"Concealed Smuggling Compartments" add 2 Stash spaces, and up to 2 of your crew aboard may skip Wanted rolls.',
      tags: ['base'],
      see: ['PIC-ALLIANCE-05'],
    },
    {
      id: 'PIC-CARD-17',
      text: '"Awful Crowded in My Sky" goes in this order: Nav decks, then ships and Leaders, then Alert tokens and the Alliance and Reaver ships. So the tokens come when starting places are known.',
      tags: ['blue-sun'],
      see: ['SETUP-26', 'OPEN-09'],
    },
  ],
}
