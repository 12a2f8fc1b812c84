import {
  type Chapter,
  type GamePackage,
  type Language,
  type Messages,
  randomBot,
  text,
  writer,
} from '@keep-flying/kernel'
import { type LanternsOptions, type LanternsState, lanternsGame, optionFields } from './game.ts'
import { english, german } from './words.ts'

export const lanternsPackage: GamePackage<LanternsState, LanternsOptions> = {
  game: lanternsGame,
  title: 'Lanterns',
  about: text('about.game'),
  bots: [{ bot: randomBot('moth'), name: 'Moth', strength: 1, about: text('about.moth') }],
  options: optionFields,
  progress: ({ turn }) => text('progress.watch', { n: turn + 1 }),
  length: { unit: 'watches', of: ({ turn }) => turn },
  english: languageOf('en', english),
  translations: { de: async () => languageOf('de', german) },
  reference: async () => reference,
  tags: ['base'],
  tagsIn: () => ['base'],
  checkLaws: () => undefined,
}

export function languageOf(locale: string, messages: Messages): Language<LanternsState> {
  const write = writer(locale, messages, ({ name, id }) =>
    name === 'card'
      ? write(text('card', { n: String(id).replace('wick-', '') }))
      : write(text('seat', { n: Number(id) + 1 })),
  )
  return { locale, write, writerFor: () => write }
}

const reference: readonly Chapter[] = [
  {
    id: 'watch',
    title: 'The watch',
    rules: [{ id: 'WATCH-01', text: 'Watchers take turns until dawn.', tags: ['base'] }],
  },
]
