/** What the hand goes by, in Moments unless it says otherwise. */
export const weights = {
  // Squares of movement that something in the way is worth
  goonInTheWay: 5,
  lock: 6,
  unknownLock: 5,
  heroicLock: 8,
  guardedLock: 14,

  /** Nobody tries what takes it so many times as long as the best. */
  fitness: 1.4,
  /** Unless it has nothing else to do. */
  atLeast: 2.5,
  /** What turning Heroic is worth to nobody. */
  goingHeroic: 5,
  /** By which part of the time something must be done for the crew to go about it quietly. */
  quietUntil: 0.7,
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
  wait: 2,
  /** How many bring a captive along, and how far somebody with the goods runs at the end. */
  together: 3,
  lastDash: 8,
  /** What getting rid of a Goon by force takes somebody without Fight, and who may try it. */
  force: 16,
  fighter: 2,
  /** Squares of movement that a Wound or waking a Goon is worth. */
  harm: 4,
  woken: 2,
  /** What helps cost beside their time. */
  bribe: 0.1,
  intel: 1,
  assist: 1.2,
  usedUp: 0.8,
  worthIt: 0.15,

  /** What Equipment is worth, in hundreds of credits. */
  market: {
    point: 5,
    gun: 2.5,
    blade: 2.5,
    added: 1.2,
    reroll: 3,
    heal: 3,
    vest: 5,
    quiet: 3.5,
    alarm: 4,
    blast: 3,
    key: 3,
    reserve: 300,
    redealFrom: 700,
  },
} as const
