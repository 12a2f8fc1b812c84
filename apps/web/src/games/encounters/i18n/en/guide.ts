import type { Messages } from '@keep-flying/kernel'

/** Each hint explains one thing, once. */
export const guide: Messages = {
  'guide.enc-goal.title': 'What it takes to win',
  'guide.enc-goal.text':
    'A game is three Episodes; this is “{episode}”. Complete as many of its Objectives as you can before time runs out: they bring Credits and Talents. You win if you get through all three and complete what Episode C demands.',
  'guide.enc-hand.title': 'Your hand',
  'guide.enc-hand.text':
    'Every turn you get six cards. Playing them is free: the green figure gives Recruit, the red one Attack. Unspent points are lost when your turn ends, so play all of them first.',
  'guide.enc-threat.title': 'What has got through',
  'guide.enc-threat.text':
    'Whatever is in the Combat Zone strikes at the end of your turn. This line says how hard, before you end it. Fight what you can afford; the rest will hurt.',
  'guide.enc-verse.title': 'The ’Verse moves to the left',
  'guide.enc-verse.text':
    'Each turn begins with a new hidden card at the right. It pushes what is in its way, and what is pushed out at the left is in the Combat Zone. So the left end is what to look at first.',
  'guide.enc-wounded.title': 'You are hurt',
  'guide.enc-wounded.text':
    'Strikes stay with you. You have {health} Health left; when none is left you are down. Some cards heal, and so do Credits between two Episodes.',
  'guide.enc-ship.title': 'Serenity is hit',
  'guide.enc-ship.text':
    'Ship Strikes fill Serenity from below. She bears {slots}; one more and the game is lost. You can repair them with Recruit, at the price beside each.',
  'guide.enc-job.title': 'A Side Job',
  'guide.enc-job.text':
    'Green cards do not strike. Do what the card asks before it has passed through the Combat Zone, and the team gets what it promises.',
  'guide.enc-timer.title': 'How long you have',
  'guide.enc-timer.text':
    'The last card of the deck is the Inevitable card: nothing stops it. In {turns} turns it ends the Episode, and whatever is still open has failed.',
  'guide.enc-timer-out.title': 'The Inevitable card is coming',
  'guide.enc-timer-out.text':
    'From now on no new cards come; the Inevitable card moves on instead. {turns} turns are left for what is still open.',
  'guide.enc-recruit.title': 'Recruit',
  'guide.enc-recruit.text':
    'With Recruit you take somebody from the Bridge. The card goes to your discard pile and comes to your hand once your deck is used up: every purchase makes later turns stronger.',
  'guide.enc-scan.title': 'Scan',
  'guide.enc-scan.text':
    'With Attack you turn up a hidden card, the cheaper the further it has come. Only what lies face-up can be fought, and many Objectives want to be found. Choose a card to see the odds of what it may be.',
  'guide.enc-fight.title': 'Fight',
  'guide.enc-fight.text':
    'Pay the figure in the burst in Attack, and the enemy is gone. In part does not count. You may fight in the ’Verse, too, before it reaches you.',
  'guide.enc-copy.title': 'Somebody helps you',
  'guide.enc-copy.text':
    'Another player has set a card aside for you. Play the copy: it counts like a card of your own and costs nobody anything more.',
  'guide.enc-talent.title': 'Your Talent',
  'guide.enc-talent.text':
    'A Talent does what your Avatar’s Talent text says. Tap it to read it. If you activate it, it is gone afterwards; keep that for when it counts.',
  'guide.enc-combo.title': 'A combo is ready',
  'guide.enc-combo.text':
    'A line that begins with a class works if you have played another card of that class this turn. Cards that would work now glow, so the order in which you play matters.',
  'guide.enc-activate.title': 'Activate',
  'guide.enc-activate.text': 'A card that you have played can still do something, once, when you choose: it is lit.',
  'guide.enc-repair.title': 'Repairs',
  'guide.enc-repair.text':
    'What is broken goes on hurting: read what each Ship Strike says. Recruit that buys nobody good is well spent here.',
  'guide.enc-solo.title': 'Coordinate, alone',
  'guide.enc-solo.text':
    'Cards with two rings help others on their turns. Alone you may instead discard one of them each turn and draw a card.',
  'guide.enc-end.title': 'Ending the turn',
  'guide.enc-end.text':
    'First the strikes, then everything you hold and have played is discarded and you draw six new cards. Points do not keep: spend them before.',
  'guide.enc-undo.title': 'Take it back',
  'guide.enc-undo.text': 'As long as nothing hidden was shown you can undo, as often as you like. Try things out.',
  'guide.enc-plan.title': 'Between two Episodes',
  'guide.enc-plan.text':
    'Credits buy Upgrades for Serenity, repairs, healing and cards for the first turn. What you do not spend now is lost.',
  'guide.enc-react.title': 'You can step in',
  'guide.enc-react.text':
    'A card or a text of yours can ward this off. It is used up by it: weigh what the strike would do.',
  'guide.enc-flaw.title': 'Something bad',
  'guide.enc-flaw.text':
    'Flaws and strikes ask for something. Read what each answer costs; nothing else happens until you have chosen.',
  'guide.enc-others.title': 'Others play',
  'guide.enc-others.text':
    'On others’ turns your cards with two rings are lit: one tap offers a copy, and you draw a card for it at once. What the others did stands in the log.',

  'guide.enc-move-play.title': 'Try this: play your hand',
  'guide.enc-move-play.text': 'It costs nothing, and then you see what you can afford.',
  'guide.enc-move-copy.title': 'Try this: {deed}',
  'guide.enc-move-copy.text': 'It is offered, and free.',
  'guide.enc-move-fight.title': 'Try this: {deed}',
  'guide.enc-move-fight.text': 'What is gone does not strike. Press it once to choose it, again to do it.',
  'guide.enc-move-use.title': 'Try this: {deed}',
  'guide.enc-move-use.text': 'It brings the team closer to a task of the Objective.',
  'guide.enc-move-scan.title': 'Try this: {deed}',
  'guide.enc-move-scan.text':
    'It is nearest to the Combat Zone, and better known than not. Press it once to see the odds, again to turn it up.',
  'guide.enc-move-repair.title': 'Try this: {deed}',
  'guide.enc-move-repair.text': 'Serenity should not get near the end of what she bears.',
  'guide.enc-move-recruit.title': 'Try this: {deed}',
  'guide.enc-move-recruit.text':
    'It is the dearest you can afford, and dear cards are strong. Press it once to choose it, again to do it.',
  'guide.enc-move-end.title': 'Try this: end your turn',
  'guide.enc-move-end.text': 'Nothing is left that you could pay for.',
}
