import {
  type ChoiceField,
  type ChoicesField,
  defaultsOf,
  type OptionChoice,
  OptionError,
  type OptionsOf,
  readFields,
  type Text,
  text,
} from '@keep-flying/kernel'
import type { Box } from './box.ts'
import { baseBox, expansions } from './boxes/index.ts'
import type { SetUpTitle, StoryTitle, VariantTitle } from './boxes/list.ts'
import type { BoxId } from './vocabulary/index.ts'

/** What is fixed before a game of Firefly: The Game begins. */

/** A printed card to choose, on offer where its box is in play. */
function printed(card: StoryTitle | SetUpTitle, about: Text): OptionChoice {
  const { id, name, box, needsBoxes: others = [], seats } = card
  const without = 'notWith' in card ? { without: { story: card.notWith ?? [] } } : {}
  const choice = { id, label: text('name.printed', { name }), about, ...(seats ? { seats } : {}), ...without }
  return box === 'base' ? choice : { ...choice, needs: { expansions: [box, ...others] } }
}

/** Boxes played with besides the base box. */
const boxes: ChoicesField<BoxId> = {
  kind: 'choices',
  label: text('options.expansions'),
  choices: expansions.map(({ id }) => ({ id, label: text(`box.${id}`), about: text(`box.${id}.about`) })),
  default: [],
}

const startingJobs: ChoiceField<'standard' | 'first-game'> = {
  kind: 'choice',
  label: text('options.starting-jobs'),
  choices: [
    {
      id: 'standard',
      label: text('options.starting-jobs.standard'),
      about: text('options.starting-jobs.standard.about'),
    },
    {
      id: 'first-game',
      label: text('options.starting-jobs.first-game'),
      about: text('options.starting-jobs.first-game.about'),
    },
  ],
  default: 'standard',
}

/** Rules of the boxes in play that a table may agree on. */
const variantTitles: readonly VariantTitle[] = expansions.flatMap(({ variants = [] }) => variants)

const variants: ChoicesField = {
  kind: 'choices',
  label: text('options.variants'),
  about: text('options.variants.about'),
  choices: variantTitles.map(({ id, needs, without, seats }) => ({
    ...{ id, label: text(`variant.${id}`), about: text(`variant.${id}.about`), needs },
    ...(without ? { without } : {}),
    ...(seats ? { seats } : {}),
  })),
  default: [],
}

/** The options of games in which these can be chosen. */
function optionFieldsWith(stories: readonly StoryTitle[], setUps: readonly SetUpTitle[]) {
  return {
    players: {
      kind: 'count',
      label: text('options.players'),
      min: 1,
      max: 4,
      default: 4,
      seats: true,
    },
    expansions: boxes,
    story: {
      kind: 'choice',
      label: text('options.story'),
      about: text('options.story.about'),
      choices: stories.map((story) => printed(story, text(`story.summary.${story.id}`))),
      default: 'king-of-londinium',
    },
    /** The Set Up card. */
    setUp: {
      kind: 'choice',
      label: text('options.set-up'),
      choices: setUps.map((card) => printed(card, text(`set-up.about.${card.id}`))),
      default: 'standard',
    },
    startingJobs,
    variants,
  } as const
}

/** Every story there is, as far as it is known before its box is opened. */
export const storyTitles: readonly StoryTitle[] = [
  ...baseBox.stories.values(),
  ...expansions.flatMap(({ stories }) => stories),
]

const setUpTitles: readonly SetUpTitle[] = [...baseBox.setUps.values(), ...expansions.flatMap(({ setUps }) => setUps)]

export const optionFields = optionFieldsWith(storyTitles, setUpTitles)

type Fields = OptionsOf<typeof optionFields>

/** Games without variants do not speak of them: those that were stored before there were any stay as they are. */
export type Options = Omit<Fields, 'variants'> & Partial<Pick<Fields, 'variants'>>

export const defaultOptions: Options = defaultsOf(optionFields)

/** Reads options from data of unknown make; stories and Set Up cards may also be those of a made-up box. */
export function readOptions(raw: unknown, madeUp?: Box): Options {
  const { variants: chosen, ...options } = readFields(madeUp ? fieldsOf(madeUp) : optionFields, raw)
  checkVariants(chosen)
  return chosen.length === 0 ? options : { ...options, variants: chosen }
}

/** Of rules that exclude each other, one at most. */
function checkVariants(chosen: readonly string[]): void {
  const groups = variantTitles.flatMap(({ id, group }) => (group !== undefined && chosen.includes(id) ? [group] : []))
  if (new Set(groups).size < groups.length)
    throw new OptionError('variants', 'Two of the variants exclude each other: choose one of them.')
}

function fieldsOf({ stories, setUps }: Box) {
  return optionFieldsWith([...stories.values()], [...setUps.values()])
}
