/** What the hand goes by, in Moments unless it says otherwise. */
export const weights = {
  // Squares of movement that something in the way is worth
  goonInTheWay: 5,
  lock: 6,
  unknownLock: 5,
  heroicLock: 8,
  witness: 2,
  guardedLock: 14,

  /** Nobody tries what takes it so many times as long as the best. */
  fitness: 1.4,
  /** Unless it has nothing else to do. */
  atLeast: 1.8,
  /** What turning Heroic costs: where nobody sees it, where one can slip away after it, and else; and each Goon that it wakes. */
  heroicUnseen: 4,
  slippingAway: 5,
  goingHeroic: 6,
  wakingOne: 2.5,
  /** By which part of the time something must be done for the crew to go about it quietly. */
  quietUntil: 1.05,
  /** What a success is worth, more or less: what another try would take. */
  success: 9,
  /** What a Wound dealt to a Goon is worth, and one taken costs. */
  wound: 4,
  hurt: 4,
  /** Goons that are farther off do not count as a danger. */
  threatRange: 9,
  /** What a Moment spent on fighting is worth. */
  fightTime: 0.6,
  /** An attack that is no better than this is not even made by somebody who is held. */
  desperate: -3,
  timeToHeal: 10,
  timeToBlendIn: 4,
  /** Nobody tries a lock that would take longer. */
  hopelessLock: 14,
  /** Moments that somebody on its way wants to have left at the end. */
  slack: 5,
  /** Nobody runs for fewer squares. */
  worthRunning: 4,
  wait: 2,
  /** How many bring a captive along. */
  together: 3,
  /** What getting rid of a Goon by force takes somebody without Fight, and who may try it. */
  force: 16,
  fighter: 2,
  /** Squares of movement that a Wound or waking a Goon is worth. */
  harm: 4,
  woken: 2,
  /** How much of it counts for somebody who has no time left. */
  dangerWhenPressed: 0.25,
  /** And being seen Heroic at all. */
  seen: 6,
  /** What helps cost beside their time. */
  bribe: 0.1,
  intel: 1,
  assist: 1.2,
  usedUp: 0.8,
  worthIt: 0.15,

  /** What Equipment is worth, in hundreds of credits. */
  market: {
    point: 5,
    fight: 1.2,
    /** A gun, for each of its dice, and as a share where it does not reach far. */
    gun: 1.5,
    die: 1.8,
    short: 0.75,
    blade: 2.2,
    added: 1.2,
    reroll: 4.5,
    heal: 3.5,
    /** A card that is not exhausted works so many times as often. */
    often: 2.2,
    vest: 7,
    quiet: 3.5,
    alarm: 5,
    blast: 2.2,
    key: 3.5,
    /** What another of the same kind is worth, as a share of the last. */
    again: 0.6,
    /** How many successes of one Skill make a Job one for that Skill, and how many householders may be asked. */
    skilledJob: 4,
    householders: 3,
    /** Money kept for bribes, from which share of talk on; and in a Storyline. */
    reserve: 300,
    talkative: 0.5,
    savings: 1200,
    redealFrom: 500,
  },
} as const
