import {
  type Bot,
  type Campaign,
  checkpoint,
  chooseOne,
  type Game,
  type GamePackage,
  type GameState,
  type OptionsOf,
  type Rules,
  readFields,
  rollDie,
  type Table,
  text,
  writer,
} from '@keep-flying/kernel'
import type { TerminalGame } from '../terminal/game.ts'

/**
 * A small game that no command was written for: a team, a score, a campaign, every kind of option. Two watches a night,
 * keepers save oil or search for more, and what is left lights the next season.
 */

interface Season extends GameState {
  night: number
  oil: number
  readonly keepers: number
  over: boolean
}

const fields = {
  keepers: { kind: 'count', label: text('keepers'), min: 1, max: 3, default: 2, seats: true },
  coast: {
    kind: 'choice',
    label: text('coast'),
    about: text('coast.about'),
    choices: [
      { id: 'sandy', label: text('sandy') },
      { id: 'rocky', label: text('rocky'), about: text('rocky.about') },
    ],
    default: 'sandy',
  },
  lamp: {
    kind: 'choice',
    label: text('lamp'),
    choices: [
      { id: 'plain', label: text('plain') },
      { id: 'double', label: text('double'), needs: { coast: ['rocky'] } },
    ],
    default: 'plain',
  },
  loudThings: {
    kind: 'choices',
    label: text('loud'),
    choices: [
      { id: 'bell', label: text('bell') },
      { id: 'horn', label: text('horn') },
    ],
    default: ['bell'],
  },
  darkSky: { kind: 'switch', label: text('dark'), default: false },
  oil: { kind: 'handed', label: text('oil'), default: null },
} as const

type Options = OptionsOf<typeof fields>

const nights = 2

function* playSeason(table: Table<Season>, { keepers }: Options): Rules<void> {
  const { state } = table
  for (; state.night <= nights; state.night++) {
    yield* checkpoint()
    for (let seat = 0; seat < keepers; seat++) {
      yield* watch(table, seat)
      yield* watch(table, seat)
    }
  }
  state.over = true
}

function* watch({ state, tell }: Table<Season>, seat: number): Rules<void> {
  const deed = yield* chooseOne({ seat, kind: 'watch', prompt: text('watch') }, ['save', 'search'], (id) => ({
    id,
    text: text(id),
  }))
  state.oil += deed === 'save' ? 1 : rollDie(state.random) - 4
  tell({ kind: deed, data: { seat: seat + 1 }, sees: 'everyone' })
}

const campaign: Campaign<Season, Options> = {
  next: ({ oil }, options) => (oil > 20 ? null : { ...options, oil }),
  handsOn: ({ oil }) => oil,
  takes: ({ oil }) => oil,
}

const game: Game<Season, Options> = {
  id: 'lighthouse',
  rules: '1',
  readOptions: (raw) => readFields(fields, raw),
  seats: ({ keepers }) => keepers,
  create: ({ keepers, oil, coast }, random) => ({
    random,
    night: 1,
    oil: typeof oil === 'number' ? oil : coast === 'rocky' ? -20 : 3,
    keepers,
    over: false,
  }),
  play: playSeason,
  outcome: ({ over, oil }) =>
    over ? { by: 'team', won: oil > 0, score: oil, reason: text(oil > 0 ? 'lit' : 'dark.end') } : null,
  backOf: () => 'back',
  undoUnits: ['choice', 'night'],
  cooperative: true,
  campaign,
}

const answering = (id: string, value: string): Bot<Season> => ({ id, choose: () => value })

const write = writer(
  'en',
  {
    about: 'Keep the light burning.',
    'about.miser': 'Saves oil.',
    'about.gambler': 'Searches for oil.',
    keepers: 'Keepers',
    coast: 'Coast',
    'coast.about': 'Where the light stands.',
    sandy: 'Sandy',
    rocky: 'Rocky',
    'rocky.about': 'Takes more oil.',
    lamp: 'Lamp',
    plain: 'Plain',
    double: 'Double',
    loud: 'Loud things',
    bell: 'Bell',
    horn: 'Horn',
    dark: 'Dark sky',
    oil: 'Oil',
    watch: 'What do you do now?',
    save: 'Save oil',
    search: 'Search the beach',
    'log.save': 'Keeper {seat} saves oil.',
    'log.search': 'Keeper {seat} searches the beach.',
    'log.taken-back': 'Somebody takes back.',
    night: 'Night {n}',
    lit: 'The light never went out.',
    'dark.end': 'The light went out.',
    campaign: 'It begins with {oil} oil.',
  },
  ({ id }) => `Keeper ${Number(id) + 1}`,
)

export const lighthousePackage: GamePackage<Season, Options> = {
  game,
  title: 'The Lighthouse',
  about: text('about'),
  bots: [
    { bot: answering('gambler', 'search'), name: 'Gambler', strength: 1, about: text('about.gambler') },
    { bot: answering('miser', 'save'), name: 'Miser', strength: 2, about: text('about.miser') },
  ],
  options: fields,
  progress: ({ night }) => text('night', { n: Math.min(night, nights) }),
  length: { unit: 'nights', of: ({ night }) => night },
  english: { locale: 'en', write, writerFor: () => write },
  translations: {},
  reference: async () => [
    {
      id: 'OIL',
      title: 'Oil',
      rules: [
        { id: 'OIL-01', text: 'Oil burns.', tags: ['shore'], see: ['OIL-02'] },
        { id: 'OIL-02', text: 'On rocks it burns faster.', tags: ['rocks'] },
      ],
    },
  ],
  tags: ['shore', 'rocks'],
  tagsIn: ({ coast }) => (coast === 'rocky' ? ['shore', 'rocks'] : ['shore']),
  checkLaws: ({ state, options }) => {
    if (options.darkSky && state.night > 1) throw new Error('A dark sky lasts one night.')
  },
  balance: {
    tables: [
      { id: 'sandy', options: {}, standard: true },
      {
        id: 'rocky',
        options: { coast: 'rocky' },
        inTurn: [{ keepers: 3 }, { keepers: 2 }],
        measures: { coast: 'rocky' },
        tellsLength: true,
      },
      { id: 'gamblers', options: {}, bot: 'gambler' },
      { id: 'seasons', options: {}, campaigns: true },
    ],
    medians: ['dark'],
    outOf: { done: 'done' },
    read: ({ oil, keepers }, heard) => ({
      groups: [{ name: `${keepers} keepers`, options: { keepers } }],
      done: oil > 0 ? 1 : 0,
      figures: { dark: oil > 0 ? 0 : 1 },
      cards: [{ was: 'done', card: 'save', of: 'watches', times: heard.filter(({ kind }) => kind === 'save').length }],
    }),
  },
  describeCampaign: (taken) => text('campaign', { oil: Number(taken) }),
}

export const lighthouseTerminal: TerminalGame<Season, Options> = {
  screen: ({ night, oil, keepers }) => ({
    heading: () => `Night ${night}`,
    seatName: (seat) => `Keeper ${seat + 1}`,
    seat: (seat) => [[`Keeper ${seat + 1}`]],
    around: () => [[`  ${oil} oil`]],
    common: () => [],
    standing: () => [`${keepers} keepers`],
    foretells: () => false,
    note: () => null,
    cardIn: () => null,
    odds: () => [],
    looks: [{ name: 'tower', help: 'the view from the tower', show: () => ['The sea.'] }],
  }),
  cards: () => [],
  cardOf: () => null,
  documents: [],
}
