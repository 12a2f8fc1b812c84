import type { Messages } from '@keep-flying/kernel'

/** Each hint explains one thing, once. */
export const guide: Messages = {
  'guide.leader.title': 'Your Leader',
  'guide.leader.text':
    'This is you. The signs are skills: Fight in red, Tech in blue, Negotiate in green. Every point counts in tests of that skill. Tap any name to read the whole card.',
  'guide.ship.title': 'Your ship',
  'guide.ship.text':
    'The hold carries goods, the stash hides a few of them, the bunks limit your crew, the drive core says how far you burn. All starting ships are much alike.',
  'guide.chart.title': 'The chart',
  'guide.chart.text':
    'Blue is Alliance space: rich, and full of law. Amber is the Border: free, and Reavers roam there. A shop sign sells crew and gear, a hat is a contact who gives jobs. Start near one of them; click a lit sector.',
  'guide.first-jobs.title': 'First jobs',
  'guide.first-jobs.text':
    'Jobs bring money and friends. Keep what you could do soon: look at where it starts, where it ends and what it needs. What you do not keep costs nothing.',
  'guide.turn.title': 'Your turn',
  'guide.turn.text':
    'Two actions, of different kinds: Fly, Buy, Deal, Work. The usual turn is to fly somewhere and do something there. What cannot be done here says why.',
  'guide.goals.title': 'What it takes to win',
  'guide.goals.text':
    'Whoever reaches the last goal of the story first wins. Goals are reached in order. {goal} Jobs bring money and friends, and those bring you there.',
  'guide.money.title': 'Before you spend anything',
  'guide.money.text':
    'You have {credits}. {goal} Spend on what earns more: a hand or two for your jobs, then Fuel. Keep the rest.',
  'guide.fly.title': 'Full Burn',
  'guide.fly.text':
    'One Fuel takes you as far as your range, sector by sector, and each sector you enter turns a Nav card. Point at a place to see the way; click it to set the course, and see the draws and the risk.',
  'guide.mosey.title': 'Mosey',
  'guide.mosey.text': 'One sector, no Fuel, no card. Slow and safe: good for the last step, and when the tank is dry.',
  'guide.burning.title': 'Under way',
  'guide.burning.text':
    'You go on sector by sector and may stop in any of them. If you planned a course, it is flown for you until something turns up.',
  'guide.nav.title': 'A Nav card',
  'guide.nav.text':
    'Most are empty black. Others ask for a choice and end in one of three ways: Keep Flying, Full Stop, or Evade to a sector beside. Each choice shows what may come of it.',
  'guide.evade.title': 'Evade',
  'guide.evade.text': 'Pick a sector beside you. No card is turned there, but your flight is over for this turn.',
  'guide.cruiser.title': 'The Alliance Cruiser',
  'guide.cruiser.text':
    'It only bothers Outlaws: those with a Warrant, Contraband, Fugitives or Wanted crew. Sharing its sector then costs $1,000 a Warrant and everything illegal. Keep clear, or keep clean.',
  'guide.reavers.title': 'Reavers',
  'guide.reavers.text':
    'Nobody burns into a Cutter’s sector. If one is with you when your turn begins, people die. A Pilot and a Mechanic together can slip away for 1 Fuel.',
  'guide.outlaw.title': 'You are an Outlaw',
  'guide.outlaw.text':
    'A Warrant, Contraband, a Fugitive or Wanted crew make you one, as long as you have them. Only the Cruiser and some Nav cards care.',
  'guide.buy.title': 'A supply planet',
  'guide.buy.text':
    'Buy here: Fuel at $100, Parts at $300, and crew, gear and upgrades from the planet’s own deck. Crew first: without hands no job gets done.',
  'guide.shop.title': 'In the shop',
  'guide.shop.text': 'Look at three cards and buy up to two. Fuel and Parts may be bought besides, before or after.',
  'guide.consider.title': 'Three to consider',
  'guide.consider.text':
    'First pick from the open discard pile, as many of the three as you like; the rest is drawn blind. So what lies open is worth a look before you fly here.',
  'guide.hire.title': 'Hire and buy',
  'guide.hire.text':
    'Crew cost this once, and a cut of every job. Look for skills you lack and for professions your jobs ask for. Gear needs somebody to carry it, upgrades need a free slot.',
  'guide.deal.title': 'A contact is here',
  'guide.deal.text':
    'Deal to get jobs. Whoever you are Solid with buys goods from you, too, and has a favour to offer.',
  'guide.dealing.title': 'Take a job',
  'guide.dealing.text':
    'Look at three, take up to two. You may hold three in hand and have three under way. Legal work is safe and poor; crime pays and asks for Misbehaving.',
  'guide.job-needs.title': 'What a job needs',
  'guide.job-needs.text':
    'Your jobs stand beside your ship and their places are pinned on the chart. A tick is a need that is met; a cross says what is missing and where to get it.',
  'guide.work.title': 'Work',
  'guide.work.text':
    'You are where a job wants you. Work takes it one step on: load, deliver, or do the crime. The last step pays.',
  'guide.work-goal.title': 'A goal is here',
  'guide.work-goal.text': 'Work on it like on a job. It pays nothing and costs no cuts, but it is what wins the game.',
  'guide.make-work.title': 'Odd jobs',
  'guide.make-work.text': 'With nothing better to do on a planet, Work brings $200. A little is more than nothing.',
  'guide.team.title': 'Who goes',
  'guide.team.text':
    'Only those who go count in tests, and only they can be hurt. Usually all go; leave aboard whom you could not bear to lose.',
  'guide.gear.title': 'Who carries what',
  'guide.gear.text':
    'Everybody carries one piece of gear, and only what is carried counts. The suggestion is sound; change it if you know better.',
  'guide.misbehave.title': 'Misbehave',
  'guide.misbehave.text':
    'Pass every card to go on. Proceed is good; Botched ends the attempt and you may try again another turn; a Warrant loses the job and the contact’s trust.',
  'guide.ace.title': 'An Ace',
  'guide.ace.text':
    'Somebody or something you brought is just what this card fears. Play it and you are past, without a roll.',
  'guide.test.title': 'Tests and odds',
  'guide.test.text':
    'One die and all your points of the skill make the total. The bar shows every outcome with its chance, re-rolls counted. A 6 is the Firefly: roll again and add.',
  'guide.bribe.title': 'Bribes',
  'guide.bribe.text':
    'Each $100 paid now adds 1, and there is no paying after the roll. The ladder shows what each step buys.',
  'guide.after-roll.title': 'After the roll',
  'guide.after-roll.text':
    'You may keep it, or use what can still change it: a re-roll, or something to give up for more points.',
  'guide.pay.title': 'Payday',
  'guide.pay.text':
    'The job is done. Every crew member is due a cut, workers or not. You may refuse it, but whoever goes unpaid is Disgruntled.',
  'guide.disgruntled.title': 'Disgruntled',
  'guide.disgruntled.text':
    'Somebody aboard is unhappy. A second time and they leave, and meanwhile rivals may hire them away. Shore leave calms them.',
  'guide.shore-leave.title': 'Shore leave',
  'guide.shore-leave.text':
    'On a supply planet, $100 a head makes everybody content. It is your Buy action, so no shopping this turn.',
  'guide.warrants.title': 'A Warrant',
  'guide.warrants.text':
    'You are an Outlaw until it is paid: $1,000 when the Cruiser finds you. Harken wants nothing to do with you meanwhile.',
  'guide.solid.title': 'Solid',
  'guide.solid.text':
    'You did a job for this contact, so you are Solid: they buy your goods and have a favour for you. A Warrant on one of their jobs ends it.',
  'guide.goal-reached.title': 'A goal is done',
  'guide.goal-reached.text': 'It cannot be lost again. The next one is shown with your jobs.',
  'guide.hold.title': 'The hold',
  'guide.hold.text':
    'A good takes one space, Fuel and Parts half a space each. Move what is illegal into the stash; some searches do not look there.',
  'guide.end-turn.title': 'Ending the turn',
  'guide.end-turn.text': 'If there is nothing more to do here, end the turn. Unused actions are not kept.',
  'guide.undo.title': 'Take it back',
  'guide.undo.text':
    'Undo takes back the last choice; press again for the action and the turn. It closes once a die was rolled or a card turned.',
  'guide.others.title': 'Somebody else’s turn',
  'guide.others.text':
    'The log says what they do, and their ships are one tap away at the top. Bots can be made faster in the settings.',
  'guide.move-work.title': 'Work here',
  'guide.move-work.text':
    '{job} goes on here, and you have what it takes. {open, select, yes {Press the button to begin.} other {Press Work.}}',
  'guide.move-goal.title': 'Go for the goal',
  'guide.move-goal.text':
    'You are where the goal wants you. {open, select, yes {Press the button to begin.} other {Press Work.}}',
  'guide.move-deal.title': 'Talk to {contact}',
  'guide.move-deal.text':
    '{contact} is here and has jobs. Take one whose needs you meet, before you fly on. {open, select, yes {Press the button to begin.} other {Press Deal.}}',
  'guide.move-buy.title': 'Buy here',
  'guide.move-buy.text':
    '{why, select, fuel {You are short of Fuel, and without it you crawl.} needs {A job of yours lacks something that is sold here.} other {You have few hands. Crew first: they bring the skills that jobs ask for.}} Nothing is paid before you confirm. {open, select, yes {Press the button to begin.} other {Press Buy.}}',
  'guide.move-fly.title': 'Fly to {place}',
  'guide.move-fly.text':
    '{why}. {open, select, yes {The way and the risk are shown above. The button sets out.} other {Press Fly to see the way and the risk; nothing is spent before you confirm.}}',
  'guide.move-end.title': 'End the turn',
  'guide.move-end.text': 'There is nothing more to do here this turn. Unused actions are not kept.',
  'guide.move-odd-jobs.title': 'Odd jobs',
  'guide.move-odd-jobs.text':
    'There is nothing else to do for you here, and the next place is far. Odd jobs bring $200. {open, select, yes {Press the button to begin.} other {Press Work.}}',
}
