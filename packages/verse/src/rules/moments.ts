import type { Option, Rules, Text } from '@keep-flying/kernel'
import type { Box } from '../box.ts'
import type { ActionKind, ActiveJob, Captain, Member, State, Table, WorkSite } from '../state.ts'
import type {
  Amounts,
  CardId,
  CardName,
  ContactId,
  CrewCard,
  Goal,
  GoalCondition,
  JobCard,
  JobStep,
  NavCard,
  OptionName,
  Person,
  PlaceId,
  Profession,
  SectorId,
  Skill,
  SupplyDeckId,
  Test,
  Token,
  WorkGoal,
} from '../vocabulary/index.ts'
import type { Aside, Deed, QuietDeed } from './deed.ts'
import type { Way } from './fly.ts'
import type { Team } from './gear.ts'
import type { Need } from './needs.ts'
import type { Dice } from './skill.ts'

/**
 * The named places of the base game where a box, a story or a set-up card may step in. A base rule names the moment and
 * never who listens; `table.moments` holds the listeners of the game at hand, in order.
 */
export interface Moments extends Asked {
  /** The table is laid out and nobody has chosen anything yet. */
  laidOut(state: State, box: Box): void
  /** What is asked in place of where a ship starts; undefined leaves the usual question. */
  startingPlaces(t: Table, c: Captain): StartingPlaces | undefined
  /** Leaders and ships are chosen, and ships placed, in place of the usual draft; undefined leaves it. */
  draft(t: Table, order: readonly Captain[]): Rules<void> | undefined
  /** May this Leader or this ship be chosen? */
  mayChoose(t: Table, card: CardId): boolean
  /** A captain has chosen a Leader and a ship. */
  leaderChosen(t: Table, c: Captain, leader: CardId): Rules<void> | void
  /** All ships are placed. */
  shipsPlaced(t: Table): void
  /** Leaders, ships and places are settled, and nobody has any supplies yet. */
  drafted(t: Table, order: readonly Captain[]): Rules<void>
  /** What a captain starts with, in place of what would be usual. */
  startingSupplies(t: Table, c: Captain, usual: Supplies): Supplies
  /** Deals the starting jobs in place of the usual deal; undefined leaves it. */
  startingJobs(t: Table, order: readonly Captain[]): Rules<void> | undefined
  /** The starting jobs are dealt and chosen. */
  jobsDealt(t: Table): void
  /** How many cards of each supply deck lie open at the start, in place of what would be usual. */
  primes(t: Table, usual: number): number
  /** Everything is laid out and the game is about to begin. */
  primed(t: Table, order: readonly Captain[]): Rules<void> | void
  /** A ship takes off at Full Burn. */
  takesOff(t: Table, c: Captain): void
  /** A Full Burn begins: the sectors by which it may go further. */
  burnBegins(t: Table, c: Captain): Rules<number>
  /** What may be done between two sectors of a flight. */
  inFlight(t: Table, c: Captain): readonly Deed[]
  /** May the law take this from a captain? The card says by which nav card; a contact tile is none. */
  seizes(t: Table, c: Captain, token: Token, card: CardId | undefined): boolean
  /** A ship has come into a sector. True ends its Fly action. */
  shipEntered(t: Table, c: Captain, way: Way): Rules<boolean> | undefined
  /** A nav card has been drawn and is about to be followed. */
  navCardDrawn(t: Table, c: Captain, card: NavCard): void
  /** The Cruiser is sent to a sector: the one it goes to instead, or undefined. */
  cruiserSent(t: Table, c: Captain, to: SectorId): Rules<SectorId | undefined>
  /** Warrants for which something else is given than the fine of so much each: how many of them. */
  finesDue(t: Table, team: Team, credits: number): Rules<number>
  /** The Alliance is done with a captain who had so much before. */
  allianceContactOver(t: Table, c: Captain, before: Belongings): Rules<void> | void
  /** A card would bring a Cutter to a captain who has one beside the ship already. */
  cutterThereAlready(t: Table, c: Captain, card: CardId | undefined): Rules<void>
  /** A Cutter has left a sector. */
  cutterLeft(t: Table, from: SectorId): void
  /** The Cruiser or a Cutter has come into a sector. */
  roamerArrived(t: Table, sector: SectorId): Rules<void>
  /** Reavers are upon a captain. True if they are shaken off. */
  reaversStrike(t: Table, c: Captain): Rules<boolean>
  /** Reavers are done with a captain who had so many crew before. */
  reaversGone(t: Table, c: Captain, crewBefore: number): void

  /** Somebody is in a captain's crew no longer, whatever the cause. */
  crewLeft(t: Table, c: Captain, member: Member): void
  /** So many crew have turned their backs on a captain at once, jumping ship or hired away while Disgruntled. */
  crewDeserted(t: Table, c: Captain, n: number): void
  /** A card is about to leave the game. True if it has found another place. */
  leavesGame(t: Table, card: CardId): boolean
  /** People aboard are killed: those of these kinds. */
  peopleKilled(t: Table, c: Captain, people: readonly Person[]): void
  /** A crew is about to be taken, by the Alliance or by whoever hunts it. True if it is spared. */
  crewTaken(t: Table, team: Team, member: Member): Rules<boolean>
  /** A Salvage Op was taken part in, and its finds are home. */
  salvaged(t: Table, c: Captain): Rules<void>
  /** Is a nav card that was drawn not resolved? Its deck is reshuffled all the same where it says so. */
  voidsNavCard(t: Table, c: Captain, card: NavCard, id: CardId): boolean

  /** A nav card is done with. */
  navCardResolved(t: Table, c: Captain, card: CardId): Rules<void> | void

  turnBegins(t: Table, c: Captain): Rules<void> | void
  /** Does an action of this kind end the turn? */
  endsTurn(t: Table, kind: ActionKind | 'other'): boolean
  /** What else may be done in a turn. */
  turnChoices(t: Table, c: Captain): readonly Deed[]
  /** What this captain may do while another's turn goes on: nothing that asks, for nobody waits for it. */
  offTurnChoices(t: Table, c: Captain): readonly QuietDeed[]
  /** What is asked beside the turn's own question, of those who have begun something there. */
  asides(t: Table): readonly Aside[]
  /** A captain has ended a turn: may end the game. */
  turnEnds(t: Table, c: Captain): Rules<void> | void
  /** After every resolution: may end the game. */
  settled(t: Table): Rules<void> | void

  /** What the bank gives a captain out of what is due. */
  bankPays(t: Table, c: Captain, due: number): number
  /** Do deceptive crew put up with another aboard, until somebody else has seen to it? */
  deceiversMeet(t: Table): boolean
  /** Somebody was hired in a shop. */
  crewHired(t: Table, c: Captain, card: CardId): void
  /** A Deal begins. True if the contact will not hear of it. */
  dealBegins(t: Table, c: Captain, contact: ContactId): Rules<boolean> | undefined
  /** What else may be done within a Deal. */
  dealChoices(t: Table, c: Captain, contact: ContactId): readonly QuietDeed[]
  /** A captain has sold tokens to a contact. */
  sold(t: Table, c: Captain, contact: ContactId, token: Token, n: number): void
  /** Make-Work was done: what it brings besides its pay. */
  madeWork(t: Table, c: Captain): Rules<void>
  /** A captain has bought a card in a shop. */
  cardBought(t: Table, c: Captain, card: CardId): void
  /** A captain has accepted a card from a contact: may end the game. */
  jobAccepted(t: Table, c: Captain, card: CardId): void
  /** Points added before the roll. */
  beforeRoll(t: Table, team: Team, test: TestAtHand): Rules<number>
  /** An Upgrade is given up for what it then does. True if it stays aboard, to no use. */
  upgradeSpent(t: Table, c: Captain, card: CardId): boolean
  /** A Buy action begins in a shop. */
  shopEntered(t: Table, c: Captain): Rules<void>
  /** Gear is about to be discarded. True if its owner keeps it. */
  gearDiscarded(t: Table, c: Captain, gear: CardId): boolean
  /** A 1 shows in a test, after all that was done about it. True if a test that it failed is passed all the same. */
  oneRolled(t: Table, team: Team, test: TestAtHand, isPassed: boolean): Rules<boolean>
  /** A test is over; with its target a total is passed in full. */
  testTaken(
    t: Table,
    team: Team,
    test: { readonly skill: Skill; readonly target: number; readonly total: number },
  ): void
  /** Those of the victims who live although they were struck down; they stay where they are. */
  crewFalls(t: Table, team: Team, victims: readonly Member[]): Rules<readonly Member[]>
  /** A crew has fallen, whom nothing saved. True if it has found its place, which is not out of the game. */
  crewDies(t: Table, team: Team, victim: Member): boolean
  /** A Medic is about to see to a victim. True if no roll is needed to save it. */
  medicCheck(t: Table, team: Team, victim: Member): Rules<boolean>
  /** How a job is worked that is not done step by step at places. */
  workOtherwise(t: Table, c: Captain, card: JobCard): Rules<void> | undefined
  /** A Misbehave card was drawn. True if it is thrown away, and another drawn for it. */
  misbehaveDrawn(t: Table, team: Team, card: CardId): Rules<boolean>
  /** A captain starts one of these: it is taken from where it lies. */
  jobTaken(t: Table, card: CardId): void
  /** A job is discarded. True if it has found its place, which is not the pile of its contact. */
  jobDiscarded(t: Table, card: CardId): boolean
  /** A Misbehave card has been passed. */
  misbehavePassed(t: Table, team: Team, card: CardId, by: 'ace' | 'option'): void
  /** A job is about to be started from the hand: the cards laid under it. */
  jobStarts(t: Table, c: Captain, card: JobCard): Rules<readonly CardId[]>
  /** The pick-up of a job is done. */
  pickedUp(t: Table, c: Captain, card: JobCard): void
  /** Goods or people are handed over for a job. */
  handedOver(t: Table, team: Team, what: Amounts): Rules<void> | void
  /** A job was tried in vain. */
  attemptFailed(t: Table, team: Team, job: CardId, outcome: 'botched' | 'warrant'): Rules<void> | void
  /** A completed job pays: what comes on top of it, before the cuts. */
  jobPays(t: Table, team: Team, card: JobCard): Rules<void> | void
  /** A job is done and about to leave the table. */
  jobCompleted(t: Table, team: Team, card: JobCard): Rules<void> | void
  /** A job left the table without being completed. */
  jobLost(t: Table, c: Captain, job: ActiveJob): Rules<void>
  /** A Warrant is about to be issued. True if it is not. */
  warrantDue(t: Table, c: Captain): Rules<boolean>
  /** A captain is about to lose a contact's trust. True if it is kept. */
  solidAtRisk(t: Table, c: Captain, contact: ContactId): Rules<boolean>
  /** A captain has become Solid with a contact. */
  solidGained(t: Table, c: Captain, contact: ContactId): void
  /** A captain is no longer Solid with a contact. */
  solidLost(t: Table, c: Captain, contact: ContactId): Rules<void>
  /** A goal was worked with success, be it again, and what it loads is aboard. */
  goalDone(t: Table, c: Captain, goal: WorkGoal): void
  /** A goal is reached. True if it is none of the story's own, and has been seen to. */
  otherGoalReached(t: Table, c: Captain, goal: Goal): boolean
  /** What a captain is judged by when the last round is over, before credits are looked at. */
  countsBeforeMoney(t: Table, c: Captain): number
  /** A captain has taken a Goal token. */
  goalReached(t: Table, c: Captain): void
}

/** Those at which a listener only says how things are. Whoever looks at a table asks them as well, for odds and ways to go. */
export interface Asked {
  /** May a ship come into a Cutter's sector this way? */
  mayJoinCutter(t: Table, c: Captain, way: Way): boolean
  /** Sectors by which a Full Burn may go further, or less far, than core and crew let it. */
  burnRange(t: Table, c: Captain): number
  /** Fuel to begin a Full Burn, in place of what it would cost. */
  burnCost(t: Table, c: Captain, usual: number): number
  /** Is a ship an Outlaw for another reason than the usual ones? */
  makesOutlaw(t: Table, c: Captain): boolean
  /** How many sectors of a Full Burn turn up no nav card, each number as likely as the others; a single one in flight. */
  clearSectors(t: Table, c: Captain): readonly number[]
  /** Does a nav card that was drawn count as empty space? */
  isBlank(t: Table, c: Captain, card: NavCard): boolean
  /** Is the Cruiser kept out of this sector? It may still be sent there when there is no other. */
  barsCruiser(t: Table, sector: SectorId): boolean
  /** Is this sector closed to a Cutter that may go elsewhere? */
  barsCutter(t: Table, sector: SectorId): boolean
  /** Where ships lie that are nobody's, beside the Cruiser and the Cutters. */
  otherShips(t: Table): readonly SectorId[]
  /** By how many sectors whoever moves a ship of the Alliance may take it further. */
  furtherSectors(t: Table, mover: Captain): number
  /** The highest die on which this Wanted crew of a captain is taken, where it is above the usual. */
  takenUpTo(t: Table, c: Captain, member: Member): number
  /** Does a sector count as holding a Cutter though none is there? */
  cutterStands(t: Table, sector: SectorId): boolean
  /** Actions of a turn above the usual two. */
  actionsInTurn(t: Table, c: Captain): number
  /** May an action of this kind be taken in this turn? */
  mayTakeAction(t: Table, kind: ActionKind | 'other'): boolean

  /** How many jobs of a contact may be considered in a Deal, in place of what would be usual. */
  jobsConsidered(t: Table, c: Captain, usual: number): number
  contactsFromAfar(t: Table, c: Captain): ContactId[]
  mayDealWith(t: Table, c: Captain, contact: ContactId): boolean
  /** Does a contact's trust in a captain count for nothing as things are? */
  deniesSolid(t: Table, c: Captain, contact: ContactId): boolean
  /** May a captain take a Buy action where this deck is sold? */
  mayBuyAt(t: Table, c: Captain, deck: SupplyDeckId): boolean
  /** May a captain sell such tokens to a contact? */
  maySell(t: Table, c: Captain, contact: ContactId, token: Token): boolean
  /** What a contact pays a captain for goods without being trusted, by the piece. */
  buysFromAnybody(t: Table, c: Captain, contact: ContactId): Amounts
  /** What a token brings above the contact's price. */
  saleBonus(t: Table, c: Captain, token: Token): number
  /** What a captain pays for a token, in place of the price that is asked. */
  tokenPrice(t: Table, c: Captain, token: Token, price: number): number
  /** What Shore Leave costs for each of the crew, in place of the price that is asked. */
  leavePrice(t: Table, c: Captain, price: number): number
  /** What Make-Work pays above the usual. */
  makeWorkPays(t: Table, c: Captain): number
  /** Cards in hand above the usual. */
  handLimit(t: Table, c: Captain): number
  /** Active jobs above the usual. */
  activeLimit(t: Table, c: Captain): number
  refusesToHire(t: Table, c: Captain, card: CrewCard): boolean

  /** What is added to a test for those who take it. */
  testModifier(t: Table, team: Team, takers: readonly Member[], test: Test): number
  /** Are Bribes welcome in a test of this skill though the card does not say so? */
  allowsBribes(t: Table, team: Team, skill: Skill): boolean
  /** Does it matter outside Work who carries what into a test of this skill? */
  carrierMatters(t: Table, team: Team, skill: Skill): boolean
  /** Cards that let such a test be rolled again, once each. */
  rerolls(t: Table, team: Team, test: Test): readonly CardId[]
  /** What may be done about a roll whose dice count for so much. */
  afterRoll(t: Table, team: Team, test: TestAtHand, rolled: number): readonly RollChoice[]
  /** Cards that may be given up to count as an Ace. */
  spareAces(t: Table, team: Team): readonly CardId[]
  /** Does any of this gear count as somebody of the profession? */
  countsAs(t: Table, gear: readonly CardId[], profession: Profession): boolean
  /** What a captain may spend to count as having a profession, once. */
  standsIn(t: Table, team: Team, profession: Profession): StandIn | undefined
  /** How the dice of a test behave otherwise than they usually do, with this gear of the team's in use. */
  dice(t: Table, team: Team, gear: readonly CardId[], skill: Skill): Partial<Dice>
  /** Slots of a captain's ship that something else than Upgrades of use takes up. */
  slotsTaken(t: Table, c: Captain): number
  /** Is this gear of more use in these hands than in others? */
  suitsCarrier(t: Table, member: Member, gear: CardId): boolean
  /** Points one of the crew brings above its own, gear included; fewer if negative. */
  points(t: Table, team: Team, member: Member, skill: Skill): number
  /** Is this gear of no use to the team, whoever carries it? */
  isIdle(t: Table, team: Team, gear: CardId): boolean

  /** Where a captain may send a team to work besides where the ship is. */
  workSites(t: Table, c: Captain): readonly WorkSite[]
  /** Does this crew stay aboard when others go to such work? */
  staysAboard(t: Table, member: Member, work: Kind): boolean
  /** May a job that is not done step by step at places be worked here and now? */
  opensOtherwise(t: Table, c: Captain, card: JobCard): boolean | undefined
  /** What else must hold before a captain may work a job. */
  jobNeeds(t: Table, c: Captain, card: JobCard): readonly Need[]
  /** Jobs that a captain may start besides those in hand. */
  jobsOnOffer(t: Table, c: Captain): readonly CardId[]
  /** Will this crew put up with having no cut? */
  worksUnpaid(t: Table, c: Captain, member: Member): boolean
  /** What a card laid under a job asks of those who work a step of it. */
  terms(t: Table, laidUnder: CardId, card: JobCard, step: JobStep): Terms | undefined
  /** Misbehave cards above what is printed, in each step of a job. */
  moreMisbehaves(t: Table, c: Captain, card: JobCard): number
  /** What a goal asks for that no goal of the base box does. */
  goalNeeds(t: Table, c: Captain, when: GoalCondition): readonly Need[]
  /** The goals a captain may reach now, in place of those that would be usual. */
  openGoals(t: Table, c: Captain, usual: readonly Goal[]): readonly Goal[]
  /** Where a captain works a goal, if that is not its printed place. */
  goalPlace(t: Table, c: Captain, goal: WorkGoal): PlaceId | undefined
  /** May the last round be called for? */
  mayCallLast(t: Table, c: Captain): boolean
}

export type Hooks = Partial<Moments>
export type Answers = Partial<Asked>

/** What sort of work it is, to those who will not do every sort. */
export interface Kind {
  readonly legal: boolean
  readonly immoral: boolean
}

/** What others may take from a captain. */
export interface Belongings {
  readonly credits: number
  readonly crew: number
  readonly tokens: number
}

/** What a captain starts with. */
export interface Supplies {
  readonly credits: number
  readonly fuel: number
  readonly parts: number
  /** What the ship comes with is paid for already. */
  readonly upgradesPaid?: true
}

/** What is spent in place of having somebody. */
export interface StandIn {
  readonly token: Token
  readonly n: number
}

/** Where a ship may start, and the words in which that is asked. */
export interface StartingPlaces {
  readonly sectors: readonly SectorId[]
  readonly prompt: Text
  readonly rule: string
  /** Several ships may start in one sector. */
  readonly together?: true
}

/** A test on which the die is about to fall, or has fallen. */
export interface TestAtHand {
  /** What was chosen that led to it, or the card that it comes from. */
  readonly option: OptionName | CardName
  readonly skill: Skill
  /** The whole team, or the one crew the test asks for. */
  readonly takers: readonly Member[]
  /** What is in the hands of those who may use gear in the test. */
  readonly gear: readonly CardId[]
}

/** A way to better a roll: it gives what the dice now count for, rolling a further one if need be. */
export interface RollChoice {
  readonly option: Option
  /** What the dice then count for, and whether a further one adds to it. */
  readonly die: number
  readonly rollsOn: boolean
  apply(rollAgain: () => number): number
}

/** What is asked beside the job's own needs. */
export interface Terms {
  readonly moreMisbehaves?: number
  readonly maxCrew?: number
  readonly bannedSkill?: Skill
  readonly bannedGear?: boolean
  readonly trial?: JobStep['trial']
  /** The card laid under the job that asks for the trial. */
  readonly trialOn?: CardId
}
