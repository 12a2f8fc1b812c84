import {
  type AnyPackage,
  defaultsOf,
  type OptionChoice,
  type OptionField,
  type Text,
  type Writer,
} from '@keep-flying/kernel'
import type { ChoiceInfo, GameInfo, OptionInfo } from '@keep-flying/protocol'
import type { Games, HostedGame } from './catalog.ts'
import { bestOf, type Locales } from './languages.ts'

/** What there is to know about all games, as JSON: written once in each choice of languages, since everybody asks for it. */
export class GameList {
  readonly #games: readonly HostedGame[]
  readonly #written = new Map<string, string>()

  constructor(games: Games) {
    this.#games = [...games.values()]
  }

  /** In the languages that a reader likes best. */
  writtenIn(locales: Locales): string {
    const choice = this.#games.map(({ languages }) => bestOf(languages, locales).locale).join()
    const written = this.#written.get(choice) ?? this.#write(locales)
    this.#written.set(choice, written)
    return written
  }

  #write(locales: Locales): string {
    const list: { games: GameInfo[] } = { games: this.#games.map((game) => gameInfo(game, locales)) }
    return JSON.stringify(list)
  }
}

/** What there is to know about a game before it is played, in the language the reader likes best. */
function gameInfo({ pack, languages }: HostedGame, locales: Locales): GameInfo {
  const { game, title, about, bots, options } = pack
  const { locale, write } = bestOf(languages, locales)
  return {
    id: game.id,
    title,
    about: write(about),
    rules: game.rules,
    cooperative: game.cooperative ?? false,
    campaign: game.campaign !== undefined,
    seats: seatsOf(pack),
    bots: bots.map(({ bot, name, strength, thinks = false, about }) => ({
      id: bot.id,
      name,
      strength,
      thinks,
      about: write(about),
    })),
    options: Object.entries(options).flatMap(([id, field]) => optionInfo(id, field, write) ?? []),
    undoUnits: game.undoUnits,
    languages: languages.map((language) => language.locale),
    locale,
  }
}

/** How many can play: what the option for it allows, or the number the game always has. */
function seatsOf({ game, options }: AnyPackage): GameInfo['seats'] {
  for (const field of Object.values(options))
    if (field.kind === 'count' && field.seats) return { min: field.min, max: field.max }
  const seats = game.seats(game.readOptions(defaultsOf(options)))
  return { min: seats, max: seats }
}

/** An option as data; null for one that nobody fills in by hand. */
function optionInfo(id: string, field: OptionField, write: Writer): OptionInfo | null {
  const common = { id, label: write(field.label), about: written(field.about, write) }
  switch (field.kind) {
    case 'count': {
      const { kind, min, max, default: usual, seats = false } = field
      return { ...common, kind, min, max, default: usual, seats }
    }
    case 'choice':
      return { ...common, kind: field.kind, choices: choiceInfos(field.choices, write), default: field.default }
    case 'choices':
      return { ...common, kind: field.kind, choices: choiceInfos(field.choices, write), default: field.default }
    case 'switch':
      return { ...common, kind: field.kind, default: field.default }
    case 'handed':
      return null
  }
}

function choiceInfos(choices: readonly OptionChoice[], write: Writer): ChoiceInfo[] {
  return choices.map(({ id, label, about, needs = {} }) => ({
    id,
    label: write(label),
    about: written(about, write),
    needs,
  }))
}

function written(text: Text | undefined, write: Writer): string | null {
  return text === undefined ? null : write(text)
}
