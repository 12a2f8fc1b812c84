import { defaultsOf, type OptionChoice, OptionError, type OptionsOf, readFields, text } from '@keep-flying/kernel'
import { type Carried, readCarried } from './carried.ts'
import { episodesWith } from './catalog/index.ts'
import { type Difficulty, difficultyFields } from './difficulty.ts'
import { type Crew, crewMembers, type Letter } from './vocabulary/index.ts'

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

/** How many of the nine crew members are Main Characters. */
export const mainCount = 5

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

const choice = <Id extends string>(id: string, choices: readonly Id[], usual: NoInfer<Id>) =>
  ({
    kind: 'choice',
    label: text(`options.${id}`),
    about: text(`options.${id}.about`),
    choices: choices.map((one): OptionChoice<Id> => ({ id: one, label: text(`options.${id}.${one}`) })),
    default: usual,
  }) as const

/** The five Main Characters: a suggestion, at random, as named in `mains`, or whomever the players pick and others at random. */
const crewField = choice('crew', [...suggestedNames(), 'random', 'named', 'open'], 'train-job')

export const optionFields = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 5, default: 3, seats: true },
  episodeA: episodeField('A', 1),
  episodeB: episodeField('B', 2),
  episodeC: episodeField('C', 3),
  crew: {
    ...crewField,
    choices: crewField.choices.map((one) =>
      one.id === 'open' ? { ...one, needs: { avatars: ['random', 'chosen'] } } : one,
    ),
  },
  mains: {
    kind: 'choices',
    label: text('options.mains'),
    about: text('options.mains.about'),
    choices: crewMembers.map((id) => ({
      id,
      label: text('offer.crew', { who: { name: 'crew', id } }),
      needs: { crew: ['named'] },
    })),
    default: [],
  },
  /** How players come by theirs. */
  avatars: choice('avatars', ['listed', 'random', 'chosen'], 'listed'),
  campaign: choice('campaign', ['none', 'series', 'mixed'], 'none'),
  handed: { kind: 'handed', label: text('options.handed'), default: null },
  ...difficultyFields,
} as const

function suggestedNames(): SuggestedCrew[] {
  return Object.keys(suggestedCrews) as SuggestedCrew[]
}

type Fields = OptionsOf<typeof optionFields>

export type Options = Omit<Fields, 'handed'> & { readonly handed: Carried | null }

export const defaultOptions: Options = { ...defaultsOf(optionFields), handed: null }

/** Reads options from untrusted data. Throws an OptionError. */
export function readOptions(raw: unknown): Options {
  const fields = readFields(optionFields, raw)
  if (fields.crew === 'named' && fields.mains.length !== mainCount)
    throw new OptionError('mains', `Name ${mainCount} Main Characters in "mains", not ${fields.mains.length}.`)
  const options = { ...fields, handed: fields.handed === null ? null : readCarried(fields.handed) }
  if (options.handed) checkCampaign(options, options.handed)
  return { ...options, ...campaignEpisodes(options) }
}

/** A game of a campaign goes on as the games before it were played. */
function checkCampaign(options: Options, handed: Carried): void {
  if (options.campaign === 'none')
    throw new OptionError('campaign', 'Something is handed on in a campaign only: "campaign" must be series or mixed.')
  if (handed.avatars.length !== options.players)
    throw new OptionError('players', `This campaign is played by ${handed.avatars.length}; "players" must say so.`)
  if (options.campaign === 'series' && handed.episodes.some((number, n) => number !== 3 * handed.played + n + 1))
    throw new OptionError('handed.episodes', 'A campaign in the order of the series has its Episodes in that order.')
  for (const field of Object.keys(difficultyFields) as (keyof Difficulty)[]) {
    const kept = JSON.stringify(handed.difficulty[field])
    if (JSON.stringify(options[field]) !== kept)
      throw new OptionError(
        field,
        `A campaign keeps its difficulty: "${field}" must be ${kept}, as in the games before.`,
      )
  }
}

/** A campaign decides which Episodes its games have, apart from the first one of a mixed campaign. */
function campaignEpisodes({ campaign, handed }: Options): Partial<Pick<Options, 'episodeA' | 'episodeB' | 'episodeC'>> {
  const first = campaign === 'series' ? [1, 2, 3] : []
  const [A, B, C] = handed?.episodes ?? first
  return A && B && C ? { episodeA: String(A), episodeB: String(B), episodeC: String(C) } : {}
}
