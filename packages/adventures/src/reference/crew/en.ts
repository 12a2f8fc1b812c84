import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    CASUAL: 'Casual',
    HEROIC: 'Heroic',
    WOUND: 'Wounds',
    DOWNED: 'Downed',
  },
  rules: {
    'CASUAL-01': 'A Crew Card has two sides, Casual and Heroic, and each has its own list of Actions.',
    'CASUAL-02': 'From your Crew Card you can use only what is on the side that shows.',
    'CASUAL-03': 'The card says if an Action asks for more, or does more.',
    'CASUAL-04': 'The figure tells how you go about: grey is Casual, green is Heroic.',
    'CASUAL-05': 'To be Casual again you take Act Casual, which the Heroic side of each Crew Member has.',
    'CASUAL-06': 'You can Act Casual only where no Goon sees you.',
    'CASUAL-07': 'Nor can you while you have a Wound.',
    'CASUAL-08': 'Some Challenges make you Casual again if you pass them.',
    'CASUAL-09':
      'While Casual you look as if you belonged there. Goons are not Alerted by you, unless the Job says so.',
    'HEROIC-01': 'Only a Heroic Crew Member takes Heroic Actions.',
    'HEROIC-02': 'To Assist with one, you must be Heroic as well.',
    'HEROIC-03': 'Casual Actions are open to you in both states.',
    'HEROIC-04': 'Turning Heroic costs nothing, and you may do it at any time.',
    'HEROIC-05': 'What can be done while Casual is not the same for all Crew Members.',
    'WOUND-01': 'The Heroic side says how many Wounds a Crew Member can take.',
    'WOUND-02': 'With a Wound you are Heroic, until all of them are healed.',
    'WOUND-03': 'When you have as many Wounds as you can take, you are Downed.',
    'WOUND-04': 'A hit, or a Brawl you lose, is one Wound, if no card says otherwise.',
    'WOUND-05': 'Goons, too, take only so many Wounds; then they are out.',
    'DOWNED-01': 'If you are Downed, the Downed card covers your Heroic Actions.',
    'DOWNED-02': 'You can then do only what the Downed card offers.',
    'DOWNED-03': 'As long as nothing is healed, that is to wait or to heal yourself.',
    'DOWNED-04': 'Once at least one Wound is healed, you can spend an Action to get up, and the card is gone.',
    'DOWNED-05': 'You stand up Heroic, even with no Wound left.',
    'DOWNED-06': 'Goons leave Downed Crew alone, unless the Job says otherwise.',
    'DOWNED-07': 'It is a Heroic Action to heal a Downed Crew Member where a Goon sees it.',
    'DOWNED-08': 'A Downed Crew Member can be moved like any Heavy Object.',
  },
}
