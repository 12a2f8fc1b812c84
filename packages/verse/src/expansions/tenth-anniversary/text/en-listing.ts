import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.tenth-anniversary': '10th Anniversary',
  'box.tenth-anniversary.about': 'More stories, nearly half of them for one captain, with goals of our own making.',
  'story.summary.dead-mans-hand':
    'A poker hand of evil fame: win any three of its four cards by dirty work, then the fifth on Deadwood.',
  'story.summary.lets-be-bad-guys':
    'The way to Niska leads over the trouble of others: earn a reputation, his invitation, and do what nobody else would.',
  'story.summary.friend-in-every-port':
    'A captain with friends everywhere has a harbour everywhere: call in four favours, at least one in each region.',
  'story.summary.aces-up-your-sleeve':
    'Captains boast of their misdeeds: keep the best of the Misbehave cards you pass, and tell more than anybody else.',
  'story.summary.red-skies':
    'Reavers sit on the route of a haulage firm: sign on at Highgate and make the stop that nobody makes.',
  'story.summary.mad-verse':
    'A dying swindler told too many people where his money lies: find three of four clues, dig it up, and be the first home.',
  'story.summary.running-on-empty':
    'Raids have made Fuel dear: find out what burned, follow the money, and settle the dust with the raiders.',
  'story.summary.wobbly-headed-doll':
    'Nobody looks twice at a crate of toys: buy a load of dolls, fill their heads, and deliver them to a collector on Ariel.',
  'story.summary.pale-horse':
    'Alone, with a hunter on his way to your Haven: get the plans and the barrel of a cannon, and be home before him.',
  'story.summary.fistful-of-scoundrels':
    'Alone against the clock: be Solid with five contacts at once. Every new friend buys you time.',
  'story.summary.few-credits-more': 'Alone against the clock: $12000 in hand before the time is up.',
  'story.summary.goin-reaver':
    'Something was done to you in a laboratory, and it is getting worse: find out what, and be talked down in time.',
  'story.summary.heroes-and-misfits':
    'Alone with the best known crew of them all: live through two adventures before the time is up.',
  'story.summary.lonely-smuggler':
    'One smuggler, four buyers, no friends: fetch contraband from the supply planets and please all four.',
  'story.summary.once-upon-a-time':
    'An archer, a pirate queen, a kid with a gun, a bootlegger, a khan: match three of the five legends.',
  'story.summary.raggedy-edge': 'Stay in the air for 25 turns while the bills grow and everybody takes what they can.',
  'story.summary.seeds-of-rebellion':
    'The New Resistance smuggles its people into the Core: fly three of Harken’s transports the other way round.',
  'set-up.about.flying-solo': 'For one captain: a head start of $1000 in the shops, and 20 turns to finish the story.',
  'set-up.about.home-sweet-haven':
    'Every captain has a Haven beside a planet with a shop: a home to rest at, in a system where misbehaving pays.',

  'variant.advanced': 'Advanced game',
  'variant.advanced.about': 'The advanced rule of the story, as its card says.',
  'variant.more-time': 'More time',
  'variant.more-time.about': '26 timer tokens in place of 20.',
  'variant.unpredictable-timer': 'Unpredictable timer',
  'variant.unpredictable-timer.about':
    'The last tokens but one bear numbers (1, 1, 2, 2, 3, 4): roll a die as one goes; if it shows no more than the number, all the others go too.',
  'variant.no-sure-things': 'No sure things',
  'variant.no-sure-things.about': '5 cards of every supply deck and of every contact’s deck stay in the box.',
  'variant.shes-trouble': 'She’s trouble',
  'variant.shes-trouble.about':
    'At the start of a turn with a Deceptive crew aboard and another among the discards, roll a die: on a 1 yours is disgruntled. With two aboard, you say who leaves the game.',
  'variant.unpleasantness': 'A recipe for unpleasantness',
  'variant.unpleasantness.about':
    'At the start of a turn roll a die: if it shows no more than the number of your disgruntled crew, one more gets a token; whoever leaves over it is out of the game.',
  'variant.second-story': 'Campaign: one story won',
  'variant.second-story.about': '2 timer tokens fewer.',
  'variant.third-story': 'Campaign: two stories won',
  'variant.third-story.about': '4 timer tokens fewer.',
  'variant.fourth-story': 'Campaign: three stories won',
  'variant.fourth-story.about': '6 timer tokens fewer.',
  'variant.upgrade-deck': 'A deck of ship Upgrades',
  'variant.upgrade-deck.about':
    'All Upgrades and Drive Cores form a deck of their own; in any shop you consider cards of the planet’s deck or of this one.',
  'variant.ones-disgruntle': 'Ones: bad temper',
  'variant.ones-disgruntle.about': 'A 1 rolled in a test disgruntles one of the crew who take it.',
  'variant.ones-fail': 'Ones: failure',
  'variant.ones-fail.about': 'A 1 rolled in a test fails it, whatever is added.',
  'variant.ones-made-good': 'Ones: success at a price',
  'variant.ones-made-good.about':
    'A test failed with a 1 is passed all the same if you spend a Part, or disgruntle or kill one of the crew who take it.',
  'variant.nothing-laid-open': 'Nothing laid open',
  'variant.nothing-laid-open.about': 'No jobs lie open at the start.',
  'variant.illegal-only': 'Illegal jobs only',
  'variant.illegal-only.about': 'Legal jobs cannot be worked.',
  'variant.little-time-back': 'Little time back',
  'variant.little-time-back.about': 'A new friend brings back 1 timer token.',
  'variant.caper-first': 'A Caper first',
  'variant.caper-first.about': 'No contact’s job can be worked before you have completed a Caper.',
  'variant.own-heroes': 'Your own heroes',
  'variant.own-heroes.about': 'Leader, ship, supply planet and a full crew of your choice, still with $2000.',
  'variant.one-job-per-contact': 'One job each',
  'variant.one-job-per-contact.about': 'No contact’s second job can be worked.',
  'variant.legal-only': 'Legal jobs only',
  'variant.legal-only.about': 'Illegal jobs cannot be worked.',
  'variant.one-contact': 'One master',
  'variant.one-contact.about': 'All jobs you complete are those of one contact.',
  'variant.crew-paid-on-botch': 'The crew want paying',
  'variant.crew-paid-on-botch.about': 'After every botched attempt pay all your crew their cuts, or disgruntle them.',
}
