import { defaultsOf, type OptionChoice, OptionError, type OptionsOf, readFields, text } from '@keep-flying/kernel'
import { type Carried, mostCrew, readCarried } from './carried.ts'
import { boxCrew, jobs } from './catalog/index.ts'
import { type Crew, crewMembers } from './vocabulary/index.ts'

/** What is fixed before a game begins. */

const choice = <Id extends string>(id: string, choices: readonly Id[], usual: NoInfer<Id>) =>
  ({
    kind: 'choice',
    label: text(`options.${id}`),
    about: text(`options.${id}.about`),
    choices: choices.map((one): OptionChoice<Id> => ({ id: one, label: text(`options.${id}.${one}`) })),
    default: usual,
  }) as const

const counts = ['1', '2', '3', '4', '5'] as const

export const optionFields = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 5, default: 3, seats: true },
  job: {
    kind: 'choice',
    label: text('options.job'),
    choices: jobs.map(({ id }) => ({
      id,
      label: text(`name.job.${id}`),
      about: text(`briefing.${id}`),
    })),
    default: 'light-fingers',
  },
  /** How many Crew work the Job: as advised for so many players, or this many. */
  crewCount: choice('crew-count', ['advised', ...counts], 'advised'),
  /** Who may come along, in the order in which they are taken. Nobody named: the crew of the box. */
  crew: {
    kind: 'choices',
    label: text('options.crew'),
    about: text('options.crew.about'),
    choices: crewMembers.map((id) => ({ id, label: text(`name.crew.${id}`) })),
    default: [],
  },
  /** Goons with cards of their own, or all alike. */
  goons: choice('goons', ['individual', 'plain'], 'individual'),
  /** Somebody plays the Goons. */
  boss: { kind: 'switch', label: text('options.boss'), about: text('options.boss.about'), default: false },
  /** Where that somebody sits. */
  bossAt: choice('boss-at', ['last', 'first'], 'last'),
  /** A Job by itself, or a Storyline of three. */
  campaign: choice('campaign', ['none', 'storyline'], 'none'),
  handed: { kind: 'handed', label: text('options.handed'), default: null },
} as const

type Fields = OptionsOf<typeof optionFields>

export type Options = Omit<Fields, 'handed'> & { readonly handed: Carried | null }

export const defaultOptions: Options = { ...defaultsOf(optionFields), handed: null }

/** Reads options from untrusted data. Throws an OptionError. */
export function readOptions(raw: unknown): Options {
  const fields = readFields(optionFields, raw)
  const options = { ...fields, handed: fields.handed === null ? null : readCarried(fields.handed) }
  if (options.boss && options.players < 2)
    throw new OptionError('boss', 'A Boss needs somebody to play against: "players" must be 2 or more.')
  if (options.handed) checkStoryline(options, options.handed)
  checkCount(options)
  return options
}

function checkStoryline(options: Options, handed: Carried): void {
  const { campaign, job, players, crewCount } = options
  const { next } = handed
  if (campaign !== 'storyline')
    throw new OptionError('campaign', 'Something is handed on in a Storyline only: "campaign" must be storyline.')
  if (job !== next.job)
    throw new OptionError('job', `The Job chosen for this Storyline is "${next.job}"; "job" must say so.`)
  if (crewCount !== 'advised')
    throw new OptionError('crewCount', 'Who works this Job was chosen after the last one: "crewCount" must be advised.')
  if (!next.crew.every((id) => ableCrew(options, handed.downed).includes(id)))
    throw new OptionError('handed.next.crew', 'Somebody chosen for this Job is not of the crew or must sit it out.')
  if (handed.players !== players)
    throw new OptionError('players', `This Storyline is played by ${handed.players}; "players" must say so.`)
}

/** In a Storyline so many may have to sit a Job out that somebody has nobody to play. */
function checkCount(options: Options): void {
  if (options.handed) return
  const seats = crewSeats(options).length
  if (ableCrew(options, []).length < seats)
    throw new OptionError('crew', `Every player needs a Crew Member: "crew" must name nobody, or ${seats} or more.`)
  if (options.crewCount === 'advised') return
  const able = ableCrew(options, []).length
  if (Number(options.crewCount) > able)
    throw new OptionError('crewCount', `Only ${able} Crew Members can work this Job: "crewCount" must not be more.`)
  if (seats > Number(options.crewCount))
    throw new OptionError(
      'crewCount',
      'Every player needs a Crew Member: "crewCount" must not be less than the players.',
    )
}

type Seating = Pick<Options, 'players' | 'boss' | 'bossAt'>

/** The seat that plays the Goons, if one does. */
export function bossSeat({ players, boss, bossAt }: Seating): number | null {
  if (!boss) return null
  return bossAt === 'first' ? 0 : players - 1
}

/** The seats that play Crew. */
export function crewSeats(seating: Seating): number[] {
  const boss = bossSeat(seating)
  return Array.from({ length: seating.players }, (_, seat) => seat).filter((seat) => seat !== boss)
}

/** Everybody who may come along, apart from those who must sit a Job out: whoever was Downed at the end of the one before. */
export function ableCrew({ crew }: Options, downed: readonly Crew[]): Crew[] {
  const wanted = crew.length > 0 ? crew : boxCrew.map(({ id }) => id)
  return wanted.filter((id) => !downed.includes(id))
}

/** Advised are five for one player and for five, two each for two, and otherwise one each. */
function advisedCount(options: Options): number {
  const seats = crewSeats(options).length
  return seats === 1 ? mostCrew : seats === 2 ? 4 : seats
}

/** Those who work the Job, in order. */
export function workingCrew(options: Options): readonly Crew[] {
  if (options.handed) return options.handed.next.crew
  const count = options.crewCount === 'advised' ? advisedCount(options) : Number(options.crewCount)
  return ableCrew(options, []).slice(0, Math.min(count, mostCrew))
}
