import { defaultsOf, type OptionChoice, OptionError, type OptionsOf, readFields, text } from '@keep-flying/kernel'
import { type Carried, readCarried } from './carried.ts'
import { episodesWith } from './catalog/index.ts'
import { type Crew, crewMembers, type Letter, letters } from './vocabulary/index.ts'

/** What is fixed before a game begins. */

/** Main Characters that suit a set of Episodes, in the order in which players take them. */
export const suggestedCrews = {
  'train-job': ['mal', 'kaylee', 'zoe', 'jayne', 'book'],
  safe: ['simon', 'wash', 'inara', 'book', 'river'],
  'out-of-gas': ['jayne', 'inara', 'zoe', 'mal', 'simon'],
  trash: ['river', 'jayne', 'kaylee', 'book', 'simon'],
  'objects-in-space': ['wash', 'mal', 'inara', 'river', 'zoe'],
} as const satisfies Record<string, readonly Crew[]>

export type SuggestedCrew = keyof typeof suggestedCrews

const random: OptionChoice<'random'> = { id: 'random', label: text('options.random') }

function episodeField(letter: Letter, first: number) {
  const printed = episodesWith(letter).map(({ number, name }) => ({
    id: String(number),
    label: text('name.printed', { name }),
    about: text(`episode.about.${number}`),
  }))
  return {
    kind: 'choice',
    label: text(`options.episode-${letter}`),
    choices: [...printed, random],
    default: String(first),
  } as const
}

const count = (id: string, min: number, max: number, usual: number) =>
  ({
    kind: 'count',
    label: text(`options.${id}`),
    about: text(`options.${id}.about`),
    min,
    max,
    default: usual,
  }) as const

const toggle = (id: string) =>
  ({ kind: 'switch', label: text(`options.${id}`), about: text(`options.${id}.about`), default: false }) as const

const choice = <Id extends string>(id: string, choices: readonly Id[], usual: NoInfer<Id>) =>
  ({
    kind: 'choice',
    label: text(`options.${id}`),
    about: text(`options.${id}.about`),
    choices: choices.map((one) => ({ id: one, label: text(`options.${id}.${one}`) })),
    default: usual,
  }) as const

export const optionFields = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 5, default: 3, seats: true },
  episodeA: episodeField('A', 1),
  episodeB: episodeField('B', 2),
  episodeC: episodeField('C', 3),
  /** The five Main Characters. */
  crew: choice('crew', [...(Object.keys(suggestedCrews) as SuggestedCrew[]), 'random', 'chosen'], 'train-job'),
  /** How players come by theirs. */
  avatars: choice('avatars', ['listed', 'random', 'chosen'], 'listed'),
  campaign: choice('campaign', ['none', 'series', 'mixed'], 'none'),
  handed: { kind: 'handed', label: text('options.handed'), default: null },
  // Easier and harder
  sideJobs: count('side-jobs', -4, 4, 0),
  preparation: count('preparation', 0, 2, 0),
  startA: count('start-A', 0, 5, 0),
  startB: count('start-B', 0, 5, 2),
  startC: count('start-C', 0, 5, 4),
  talents: count('talents', 0, 2, 1),
  laterTalents: {
    kind: 'choices',
    label: text('options.later-talents'),
    about: text('options.later-talents.about'),
    choices: (['B', 'C'] as const).map((id) => ({ id, label: text(`options.episode-${id}`) })),
    default: [],
  },
  bonusCredits: count('bonus-credits', 0, 5, 0),
  toughness: toggle('toughness'),
  flaws: {
    kind: 'choices',
    label: text('options.flaws'),
    about: text('options.flaws.about'),
    choices: letters.map((id) => ({ id, label: text(`options.episode-${id}`) })),
    default: [],
  },
  defeatedTurns: toggle('defeated-turns'),
  oneDefeat: toggle('one-defeat'),
} as const

type Fields = OptionsOf<typeof optionFields>

export type Options = Omit<Fields, 'handed'> & { readonly handed: Carried | null }

export const defaultOptions: Options = { ...defaultsOf(optionFields), handed: null }

/** Reads options from untrusted data. Throws an OptionError. */
export function readOptions(raw: unknown): Options {
  const fields = readFields(optionFields, raw)
  const handed = fields.handed === null ? null : readCarried(fields.handed)
  if (handed && fields.campaign === 'none')
    throw new OptionError('campaign', 'Something is handed on in a campaign only: "campaign" must be series or mixed.')
  if (handed && handed.avatars.length !== fields.players)
    throw new OptionError('players', `This campaign is played by ${handed.avatars.length}; "players" must say so.`)
  return { ...fields, handed }
}

export { crewMembers }
