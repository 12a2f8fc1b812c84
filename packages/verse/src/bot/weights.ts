/** What a captain weighs things by, in credits unless it says otherwise. */
export const weights = {
  /** Reaching a goal, beside ordinary pay. */
  goal: 10_000,
  /** A turn: about what a captain earns in one. */
  turn: 400,
  /** Trust that the story asks for, and trust for its own sake. */
  wantedTrust: 8000,
  trust: 400,
  /** For how many turns a purchase is expected to pay. */
  horizon: 5.5,
  /** What crew and gear may still cost on the way. */
  outfit: 1500,
  /** Kept back for fuel and cuts. */
  reserve: 300,
  /** What a look at new faces is worth with a crew of one, two and so on, and with more. */
  faces: [1080, 840, 540, 300, 180],
  moreFaces: 100,
  /** What must be got for each credit of a price. */
  price: 1.1,
  /** The share of their worth that jobs at hand count for when crew and gear are chosen. */
  jobsAtHand: 0.4,
  /** With more work than can be done soon, new jobs are worth less: the share for nothing waiting, one job and so on. */
  appetite: [1.3, 1.3, 1.17, 0.91],
  /** What a job must promise by the turn to be taken at all. */
  worthTaking: 60,
  /** What it must promise to be taken from a pile in place of one unseen. */
  worthPicking: 150,
  /** Below this, an action here is not worth arriving later elsewhere. */
  worthWaiting: 600,
  /** How much of its range a Full Burn makes on average before a card stops it. */
  coasting: 0.6,
  /** What what follows counts for beside what is done first. */
  next: 0.7,
  /** The points of range and of fuel of a drive core. */
  range: 700,
  burnFuel: 400,
  /** What a stop on the way costs. */
  fullStop: 200,
  /** The share of the time lost that a stop on the way counts for. */
  stopping: 0.5,
  /** The turns it takes to act where the ship is. */
  here: 0.22,
  /** Turns lost where something has to wait for the next turn. */
  waiting: 0.4,
  /** The power of the turns that gains are compared by: above 1, what is soon done is liked better than its rate says. */
  haste: 1.15,
  /** A Pilot and a Mechanic aboard. */
  safety: 300,
  /** A Warrant: the fine in the end. */
  warrant: 600,
  /** Crew: somebody at all, each point of skill, a profession the ship needs, an ability. */
  hand: 100,
  point: 150,
  shipsTrade: 80,
  ability: 80,
  /** What an empty tank is worth filling, with so much Fuel left. */
  fuel: [1200, 700, 350, 150],
  /** What a Leader out of temper puts at risk, and the share of what others are worth. */
  leaderOutOfTemper: 700,
  outOfTemper: 0.4,
  /** Turns that one more try at a step takes, beside the try itself. */
  retry: 0.7,
  /** The same for a goal. */
  goalRetry: 0.4,
  /** Points and keywords that a job lacks, in turns. */
  lack: 1.3,
  /** The share of a contact's jobs that one may hope for. */
  bestJobs: 0.35,
  /** The share of what the crew that may die is worth that counts against a job. */
  losses: 0.5,
}
