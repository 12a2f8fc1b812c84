import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    OPEN: 'Rulings',
  },
  rules: {
    'OPEN-01':
      'Scanning the rightmost space, where cards come in, costs 3 Attack. The next two spaces cost 2 each, the two nearest to the Combat Zone 1 each.',
    'OPEN-02':
      'Serenity has five slots. Between Episodes, repairing the two lowest costs 1 Credit each, the two above them 2 each and the highest 3.',
    'OPEN-03': 'The repair cost on a Ship Strike is paid in Recruit Points.',
    'OPEN-04':
      'Operations is a place of its own where cards lie face up. They get there by their own text alone. There they are not scanned, pushed or fought, and they do not strike, unless the card says so.',
    'OPEN-05':
      "The spaces of the 'Verse are numbered 1 to 5, from the rightmost, where cards come in, to the leftmost. A card that names a space means that number.",
    'OPEN-06':
      'Recruit Points and Attack you have not spent last until your turn ends, so that you can pay what a strike or a Side Job asks. Recruiting, scanning, fighting and repairing are for the Action Phase only. In Cleanup whatever is left is lost.',
    'OPEN-07':
      'Paying for repairs is part of the Action Phase: you may do it on your turn as often as you like, between playing cards, as you recruit.',
    'OPEN-08':
      'A combo is used when its card is played, or not at all. If it can only be good for you, it happens without a question; otherwise you are asked.',
    'OPEN-09':
      'If you draw Flaws in the middle of an effect, finish the effect first. Then play those Flaws before anything else, one by one, in the order you drew them.',
    'OPEN-10': 'If you begin your Action Phase with several Flaws, you choose their order.',
    'OPEN-11': 'What a Flaw does is printed on your Avatar, as with Talents: it is the Flaw text of whoever plays it.',
    'OPEN-12': 'While you are defeated, your Flaws do nothing; they stay shuffled in your deck.',
    'OPEN-13': 'If your deck and discard pile together hold fewer than six cards, draw what there is.',
    'OPEN-14': 'Shiny gives 1 Recruit Point, Misbehave gives 1 Attack.',
    'OPEN-15':
      'A Side Job in the Combat Zone fails after the Strike Phase, before you discard in Cleanup. If there are several, take them from right to left.',
    'OPEN-16': 'A completed Side Job leaves its place at once. If it brings no Credits, it goes to Defeated Cards.',
    'OPEN-17': 'Cards next to Serenity go to Defeated Cards when the Credits have been counted.',
    'OPEN-18':
      "A Ship Strike that is turned up in the 'Verse or the Combat Zone is not drawn, so you cannot avoid it. You can cancel it; then it goes to Defeated Cards.",
    'OPEN-19':
      'While a card is face down, nothing printed on it works: it does not stand still, strike from afar or escape until it is turned up.',
    'OPEN-20':
      'If a hidden enemy with Escape comes into the Combat Zone, turn it up, follow its Reveal ability, then let it escape with its text. Escaping is not a defeat, so its Defeated ability does not happen.',
    'OPEN-21':
      'If several cards enter the Combat Zone together, the one that was furthest left goes in first, so that the oldest is still the rightmost.',
    'OPEN-22':
      'A Goal or Special that does not say where it goes stays where it was turned up and moves on like an enemy. A Character does what its text says.',
    'OPEN-23':
      'Of the cards laid out as Episode B or C begins, the first goes furthest to the left, as if it had come in earliest. Nothing is pushed or turned up by that.',
    'OPEN-24':
      "As an Episode begins, lay out the cards of the 'Verse first and follow the Setup text second. Preparation turns come after that, and then the first turn.",
    'OPEN-25': 'When one card pushes others, all of them move to their new places before anything is turned up.',
    'OPEN-26': "Cancelling a strike does not stop the enemy's Strike ability. Only avoiding the strike does.",
    'OPEN-27':
      'A cancelled Ship Strike goes face up under its deck as if it had been repaired, and takes no slot. Even with every slot full, a Strike that is cancelled does not destroy Serenity.',
    'OPEN-28':
      'Whether to cancel a strike is decided when its card is seen and before the card is placed, so before it can defeat you or destroy Serenity.',
    'OPEN-29':
      'A Crew Strike without damage stays on your Avatar like the others and can be healed, unless its own text discards it.',
    'OPEN-30':
      'Your damage is checked as soon as a Crew Strike is on your Avatar. If it defeats you, its text is not followed, except for what it does to others.',
    'OPEN-31':
      "If you are defeated in your own Episode Phase, finish what is being revealed, skip the Action Phase and hold the Strike Phase. If it happens in another player's turn, that turn goes on.",
    'OPEN-32':
      'If you are defeated at the end of your turn, you neither discard nor draw in Cleanup. Side Jobs are checked, and Coordinated cards go back to their owners, as usual.',
    'OPEN-33':
      'If you are healed back into the game in your own turn, you draw six cards at once. Your Action Phase remains over, and you draw no Crew Strikes for the rest of the turn. Then clean up as usual.',
    'OPEN-34':
      'If you are defeated in a turn for which you Coordinated a card, that card is not shuffled in with the others. It goes to your discard pile when the turn ends.',
    'OPEN-35':
      "The next to strike is always the rightmost enemy in the Combat Zone that has not struck in this phase; when there is none, the leftmost such enemy with Range in the 'Verse. So enemies that turn up during the phase strike, and those that have gone do not.",
    'OPEN-36':
      'If an enemy strikes and there is no strike card left to draw, because all are on Avatars or on Serenity, none is drawn. Its Strike ability happens all the same. As soon as a card is discarded or repaired, there is a deck again.',
    'OPEN-37':
      'A Ship Strike takes the lowest slot without a Strike even if an Upgrade is there. It lies over the Upgrade, which stays and goes on working.',
    'OPEN-38':
      'A slot is empty for an Upgrade if it holds neither an Upgrade nor a Strike. You may repair first and fit the Upgrade after that.',
    'OPEN-39': 'An Upgrade that replaces another one takes over its slot.',
    'OPEN-40': 'As long as a slot is empty, a new Upgrade goes there; you cannot replace one then.',
    'OPEN-41': 'Upgrades go under their stack in the order in which they were turned up. Those you replaced come last.',
    'OPEN-42':
      'When all Main Characters have to do something, those that nobody plays come after the players, the highest Rank first.',
    'OPEN-43':
      'Once at least 1 Credit is spent on healing in an Inter-Mission, strikes without damage are healed for nothing.',
    'OPEN-44':
      'If you buy healing in several portions, they add up. You choose your strikes one time, when the sum is settled.',
    'OPEN-45': 'If an effect of yours can heal any Main Character, you choose both the character and the strike.',
    'OPEN-46':
      'Cards that lie to the right of the Inevitable card, attached ones included, cannot be reached or counted, and what they say does not work. When the Episode ends they go to Defeated Cards.',
    'OPEN-47':
      "Once the Inevitable card is in the Combat Zone, adding an Episode card does nothing: there is no space of the 'Verse left to put it.",
    'OPEN-48': 'The Inevitable card pushes only what is in its way. A gap ahead of it stays open until it gets there.',
    'OPEN-49':
      'If the last player to be counted is defeated, the count is full when that turn is skipped. The Episode ends then, without a Cleanup: everybody has their hand already.',
    'OPEN-50':
      'If your turn was skipped and counted, it stays counted, even if you are healed before the count is full.',
    'OPEN-51':
      'The type of the Inevitable card decides whether it strikes the crew or the ship. Effects on enemies pass it over, but its strike can be avoided.',
    'OPEN-52':
      'If the player who should begin the next Episode is defeated, and was not healed in the Inter-Mission, the first standing player after that one begins instead.',
    'OPEN-53': 'If an effect would both complete the last Objective and lose the game, what comes first in it counts.',
    'OPEN-54':
      'An Objective you can no longer complete is not failed by that alone. It fails when a card says so, or when the Inevitable card ends the Episode.',
    'OPEN-55':
      'Failing a Mandatory Objective loses the game in any Episode, at that moment, and not only in Episode C.',
    'OPEN-56': 'An Objective card is fully completed when every Objective on it is completed and none has failed.',
    'OPEN-57':
      'The 3 points are for the win. You get them even if other Objectives of Episode C have failed, so long as its Mandatory ones are completed.',
    'OPEN-58':
      'You may Coordinate in the Action Phase of the active player, preparation turns included: between two actions, but never while an effect is being resolved.',
    'OPEN-59': 'A copy that you were offered can be played once, at any later point of the same Action Phase.',
    'OPEN-60':
      'If the text of a virtual copy would move, defeat or keep the card itself, skip that part. All else works. A copy cannot be Coordinated again.',
    'OPEN-61':
      'A virtual copy you have played is one of your characters when they are counted or shown, but not when one is to be defeated or discarded.',
    'OPEN-62':
      'Every character in your hand is one of your characters: Shiny, Misbehave and Browncoats as well as those you recruited.',
    'OPEN-63':
      'You use a Reaction from your hand, at the moment it names, and each such card once per turn. The card says whether you show it, discard it or set it aside.',
    'OPEN-64':
      "With a card that avoids any one strike you avoid a strike that you would draw yourself, Ship Strikes in your own turn included. Others' strikes need a card that says so.",
    'OPEN-65':
      'In the Inter-Mission one plan for the Credits lies on the table. Everybody may accept it, or change it once. If you do not come to terms, the player of highest Rank settles it, defeated or not.',
    'OPEN-66':
      'A defeated player draws none of the extra cards. Whoever was healed earlier in the same Inter-Mission does.',
    'OPEN-67': 'You may spend Credits in any order. Only the extra cards have to be bought all at once.',
    'OPEN-68': 'A defeated player has no hand and nothing in play, and so has nothing to show.',
    'OPEN-69':
      'If the player on the left is defeated, the next player is the first one beyond, clockwise, who still stands.',
    'OPEN-70':
      'Alone, you discard for Coordinate in your Action Phase. If you draw a Flaw by it, play that Flaw at once.',
    'OPEN-71': 'There are 12 Side Jobs for three decks, so a deck gets 4 at most. That is what 5 players have anyway.',
    'OPEN-72':
      'Talents and Flaws given out before the game are shuffled into the decks. Those given out before later Episodes go to the discard piles.',
    'OPEN-73': 'Where turns of defeated players take place, they have no Cleanup. They count for the Inevitable card.',
    'OPEN-74':
      "If the strikes a player kept reach that player's Health, the player starts the game defeated, with a shuffled deck and no hand. The standing player of highest Rank begins.",
    'OPEN-75': 'Strikes and Upgrades that you keep are left out when the stacks are made for the next game.',
    'OPEN-76': 'A lost game has no special Inter-Mission, so its Credits are of no use.',
    'OPEN-77': 'After the fifth game there is no Inter-Mission, since no game follows.',
    'OPEN-78': 'The 14 Episodes of the series are 15 decks here, because the pilot is played as two.',
    'OPEN-79': 'Outside a campaign you follow no End of Episode text of Episode C at all. The game is over.',
    'OPEN-80':
      'If one effect completes several Objectives, you receive all their rewards, in the order they are printed, before the Episode ends.',
    'OPEN-81': "If a reward or a Success gives a card without saying who gets it, it is the active player's.",
    'OPEN-82':
      'No effect moves a card to where the Inevitable card lies, or to the right of it. Such a card stays where it is.',
    'OPEN-83':
      'How the Main Characters are found is agreed with the set-up of the table: a suggested five, five at random, or five named by whoever opens it. It may also be left to the players whom they take; then the rest are drawn at random.',
  },
}
