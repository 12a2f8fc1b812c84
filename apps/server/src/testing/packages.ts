import {
  type BotEntry,
  type GamePackage,
  type GameState,
  type Language,
  type Messages,
  type Name,
  randomBot,
  text,
  writer,
} from '@keep-flying/kernel'

/** What each game made up for tests says itself; the rest of a package is the same for all of them. */
interface Small<S extends GameState, O>
  extends Pick<
    GamePackage<S, O>,
    'game' | 'title' | 'bots' | 'options' | 'progress' | 'repeats' | 'consequences' | 'describeCampaign'
  > {
  readonly english: Messages
  /** A second language, if a test needs one. */
  readonly german?: Messages
}

/** A game made up for tests, as a server takes it. */
export function smallPackage<S extends GameState, O>({ english, german, ...small }: Small<S, O>): GamePackage<S, O> {
  return {
    ...small,
    about: text('about'),
    english: languageOf('en', english),
    translations: german ? { de: async () => languageOf('de', german) } : {},
    length: { unit: 'games', of: () => 1 },
    reference: async () => [],
    tags: [],
    tagsIn: () => [],
    checkLaws: () => undefined,
  }
}

/** A bot that answers anything; its text `about.ID` says what it is. */
export function anyBot<S extends GameState>(id: string, name: string, strength = 1): BotEntry<S> {
  return { bot: randomBot(id), name, strength, about: text(`about.${id}`) }
}

function languageOf<S>(locale: string, messages: Messages): Language<S> {
  const write = writer(locale, messages, ({ name, id }: Name) => `${name} ${id}`)
  return { locale, write, writerFor: () => write }
}
