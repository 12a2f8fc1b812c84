import type { Cause, Decision, HeardEvent, Messages, Option, Spot, Writer } from '@keep-flying/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { CardFace } from '../cards/face.ts'
import type { Deck, DeckPile } from '../decks/deck.ts'
import type { Repeating } from '../dock/habits.ts'
import type { News, Planner, Primary } from '../dock/planning.ts'
import type { HistoryParts } from '../end/history.ts'
import type { Locale, Say } from '../i18n/language.tsx'
import type { OpensTurn } from '../log/turns.ts'
import type { Moment } from '../session/types.ts'
import type { EventSounds } from '../table/sounds.ts'
import type { Sprite } from '../ui/Icon.tsx'
import type { GameSetup } from './setup.ts'

/** The game's own templates in one language: prompts, options, log lines, cards. */
export interface GameTexts {
  readonly locale: string
  readonly messages: Messages
  /** Writes what is the same in every game: options and what they mean, what a bot is, how far a game has come. */
  readonly write: Writer
}

/** What a game has to say in one language: the words of its own parts of the screen, and its texts. */
export interface GameWords {
  readonly messages: Messages
  readonly texts: GameTexts
}

/** Words come in two helpings: what a table begins with, and all. */
export type GameReach = 'table' | 'all'

/** A game in the registry: what can be fetched of it, each when it is wanted. Nothing of the game is loaded with it. */
export interface GameEntry {
  readonly id: string
  client(): Promise<GameClient>
  setup(): Promise<GameSetup>
  readonly words: Readonly<Record<Locale, Readonly<Record<GameReach, () => Promise<GameWords>>>>>
}

/**
 * Everything a table of the shell takes from a game. The folder of a game exports one such value, and nothing else.
 * `gameClient` makes it: a game names only what it does otherwise than the shell.
 */
export interface GameClient {
  readonly id: string
  /** Opens the view for the game's own parts; stands around all of them. */
  readonly Provider: ComponentType<{ readonly children: ReactNode }>
  /** Writes the texts of a game as its viewer reads them. */
  writer(view: unknown, texts: GameTexts): Writer
  /** The options of the game that a view is of. */
  optionsOf(view: unknown): unknown
  /** What a game with these options needs in a language, as far as it is still to be fetched; null where nothing is. */
  missing(options: unknown, locale: Locale): Missing | null
  readonly table: TableParts
  readonly dock: DockParts
  /** Null in a game whose cards go by their names alone, or that has none. */
  readonly cards: CardParts | null
  /** The decks, fetched when somebody opens them; null in a game that has none. */
  readonly decks: (() => Promise<DeckParts>) | null
  /** What the text view says of the game, fetched when somebody opens it. */
  readonly inWords: () => Promise<TextParts>
  /** What the end screen says of the game, fetched when a game is over. */
  readonly atEnd: () => Promise<EndParts>
  /** What lies over the board while a question is about it. */
  useScene(): Scene | null
  /** How names in a sentence are shown, by what is named; cards and seats are the shell's affair. */
  readonly names: Readonly<Record<string, ComponentType<{ readonly id: string; readonly called: string }>>>
  readonly sounds: EventSounds
  /** The signs that only this game has; null where the shell's will do. */
  readonly icons: Sprite | null
  /** Where the log begins a new turn. */
  readonly opensTurn: OpensTurn
  /** What somebody did in a turn, in one sentence; null in a game whose turns are told line by line. */
  readonly TurnTold: ComponentType<TurnToldProps> | null
  /** The sign of whoever has a turn; null where that is the player's own mark. */
  readonly TurnSign: ComponentType<{ readonly who: string }> | null
  /** What explains the game to beginners, fetched when somebody wants hints; null in a game without. */
  readonly guide: (() => Promise<GuideParts>) | null
  /** How what happened is shown, fetched once the table stands; null in a game whose board shows it by itself. */
  readonly motion: (() => Promise<MotionParts>) | null
}

/** Something that is still to be fetched. */
export interface Missing {
  /** What it goes by: it is fetched once. */
  readonly key: string
  fetch(): Promise<void>
}

export interface TurnToldProps {
  readonly seat: number
  /** As the turn was opened. */
  readonly who?: string | undefined
  /** What was heard of the turn. */
  readonly events: readonly HeardEvent[]
}

/** What a card is printed for: a game with these options, in a language. */
export interface Printing {
  readonly options: unknown
  readonly texts: GameTexts
  readonly say: Say
}

export interface CardParts {
  /** Null for what is not a card of these options. */
  face(card: string, printing: Printing): CardFace | null
  /** All that a card says, line by line. */
  text(card: string, printing: Printing): readonly string[]
  /** What stands beside a card that is explained. */
  readonly Notes: ComponentType<{ readonly card: string }>
}

export interface DeckParts {
  /** Every deck of a game with these options. */
  decksOf(printing: Printing): readonly Deck[]
  /** A deck as it lies on the table; null where it does not lie there. */
  pileOf(view: unknown, deck: string, printing: Printing): DeckPile | null
}

/** What is told of a finished game besides its outcome. */
export interface EndParts {
  /** What the result is made of; null where the standings say it all. */
  readonly Result: ComponentType | null
  /** The message that tells a team's score; null where the outcome's reason or the result does. */
  readonly score: string | null
  /** Where everybody ended, the best first; null where the result tells it. */
  useStandings(): Standings | null
  /** Null for games that keep no account of how they went. */
  readonly history: HistoryParts | null
  /** What a seat is pictured by, such as its ship; null in a game without. */
  readonly Picture: SeatPart | null
}

export interface Standings {
  /** What each seat is judged by, such as its score. */
  readonly columns: readonly string[]
  /** One cell per column. */
  readonly rows: readonly { readonly seat: number; readonly cells: readonly string[] }[]
}

/** The table in words, for the text view. */
export interface TextParts {
  /** In reading order; the question comes before them, decks, rules and log after them. */
  readonly parts: readonly TextPart[]
  /** What else there is to know of the options of a decision, by option id. */
  useNotes(decision: Decision): ReadonlyMap<string, readonly string[]>
}

/** A part of the text view. Its content is a `Part` (`text-view/Part.tsx`), or nothing where there is nothing to say. */
export interface TextPart extends TextPartProps {
  readonly Content: ComponentType<TextPartProps>
}

export interface TextPartProps {
  readonly id: string
  /** A message. */
  readonly label: string
}

export interface GuideParts {
  /** Hints that fit the moment and were not seen before, the weightiest first. */
  useHints(seen: readonly string[]): readonly Hint[]
  /** The one move that is suggested now, with the reason; null where there is none. */
  useMove(): Hint | null
}

/** Explains one thing. Its words are the messages `guide.<id>.title` and `guide.<id>.text`. */
export interface Hint {
  readonly id: string
  /** Where the reference says it in full. */
  readonly rule: string
  /** What it speaks of: names that parts of the screen bear as `data-guide`; it stands beside the first that is in sight. */
  readonly at: readonly string[]
  /** What its words are filled in with. */
  readonly with?: Readonly<Record<string, string | number>>
}

export interface MotionParts {
  /**
   * What is to be seen of the way from one moment to the next. Things bear their names as `data-thing`, what they come from
   * and go to as `data-pile`. A thing that keeps its name slides to its new place unasked.
   */
  motionsBetween(before: Moment, now: Moment, write: Writer): readonly Motion[]
}

/** One motion; it begins so many beats after the moment. Where several names are given, the first in sight counts. */
export type Motion = { readonly beat: number } & (
  | { readonly is: 'moves'; readonly thing: string; readonly was: string; readonly turns: boolean }
  | { readonly is: 'comes'; readonly thing: string; readonly from: readonly string[] }
  | { readonly is: 'goes'; readonly thing: string; readonly to: readonly string[] }
  | { readonly is: 'hits'; readonly from: readonly string[]; readonly to: readonly string[]; readonly words: string }
)

/** The parts of the table's screen that are drawn by the game. */
export interface TableParts {
  /** What is played, and how far it has come: the title and the line under it. */
  useHeading(): { readonly title: string; readonly progress: string }
  readonly Board: ComponentType
  /**
   * `wide`: a board that is wider than high, with the viewer's place below it. `tall`: one that needs all the height there is,
   * with the viewer's place beside it, and `Outlook` as a track across the whole screen; its game imports `table/tall.css`.
   */
  readonly layout: 'wide' | 'tall'
  /** What is said of a place that a long press asked about; `words` is what the board calls it. */
  readonly PlaceNote: ComponentType<{ readonly place: string; readonly words: string }>
  /** Beside the board: what is the viewer's own; null where the board shows it all. `label` is a message. */
  readonly place: { readonly label: string; readonly Content: ComponentType } | null
  /** On a phone: the parts besides log and rules. The first, `board`, is the board; the style sheet knows the others. */
  readonly tabs: readonly PartTab[]
  /** The tabs in which something lies that the question may be answered with. */
  useAskedTabs(): ReadonlySet<string>
  /** What stands beside log, rules and decks in the side panel. */
  readonly sidePanels: readonly (PartTab & { readonly Content: ComponentType })[]
  /** What can be found by name besides those at the table, and an example of it. */
  useFindable(): { readonly hint: string; readonly things: readonly Findable[] }
  /** In a co-operative game: what one may ask others for help with; null where everybody plays for themselves. */
  readonly useWishable: (() => readonly Wishable[]) | null
  /** In the top bar: everybody at the table. */
  readonly Players: ComponentType
  /** On a phone: the viewer's figures in one line. */
  readonly Figures: ComponentType
  /** One line that is always in sight: what the viewer is after, what is missing for it, and what threatens. */
  readonly Outlook: ComponentType | null
  /** What opens when somebody's mark is pressed: a note beside the name, and all that everybody may know of that seat. */
  readonly seat: { readonly Note: SeatPart; readonly Content: SeatPart }
  /** The keys of the game's own parts, for the list of keys. */
  readonly keys: readonly KeyHelp[]
}

export type SeatPart = ComponentType<{ readonly seat: number }>

/** What some keys do. `label` is a message. */
export interface KeyHelp {
  readonly keys: readonly string[]
  readonly label: string
}

/** A part of the table that is opened by a tab. `label` is a message. */
export interface PartTab {
  readonly id: string
  readonly icon: string
  readonly label: string
}

/** Something that can be found by its name, and what to show then. */
export interface Findable {
  readonly key: string
  readonly name: string
  readonly what: string
  go(): void
}

/** Something that one may like help with, and where on the table it lies. */
export interface Wishable {
  readonly name: string
  readonly at: Spot
}

/** What the dock takes from the game. */
export interface DockParts {
  /** Keeps what the viewer means to do beyond what is picked; stands around board, dock and scenes. */
  readonly Memory: ComponentType<{ readonly children: ReactNode }>
  usePlanner(): Planner
  /** A control of the game's own; null where the one for the question's form will do. */
  controlFor(decision: Decision): ComponentType<{ readonly decision: Decision }> | null
  /** Whether it is said what an answer leads to: an option, or for other forms of question whatever is picked. */
  foretells(decision: Decision, option: Option | null): boolean
  /** The question in a sentence. */
  usePrompt(): string
  /** Where we are: whose turn, and what is under way. */
  readonly Plate: ComponentType
  /** What somebody who is waited for is about. */
  readonly Doing: ComponentType<{ readonly seat: number }>
  /** What led to a question, shown above its choices. */
  readonly Cause: ComponentType<{ readonly decision: Decision; readonly because: Cause }>
  /** What is said of a card in the row it is chosen by. */
  noteOn(decision: Decision, card: string | null, option: Option): ReactNode
  /** What the primary button says; null where the dock's own words will do. */
  usePrimary(decision: Decision): Primary | null
  /** What stands beside Undo in place of the way out. */
  besideUndo(decision: Decision): ComponentType<{ readonly decision: Decision }> | null
  /** Whether the way out is taken only at a second press: there is something left that is easily forgotten. */
  asksBeforeLeaving(decision: Decision): boolean
  /** The questions that come up again and again, by their kind: a person may have each answered without being asked. */
  readonly repeats: Readonly<Record<string, Repeating>>
  /** Undo takes back all that the last press has answered, not only the last of it. */
  readonly undoesPress?: boolean
  /** What is said while a plan goes on by itself; null for plans too short to speak of. */
  useUnderWay(): UnderWayWords | null
  /** What came of the last answer; the lines are those that the detail does not tell already. */
  useNews(news: News): {
    readonly title: ReactNode
    readonly detail: ReactNode
    readonly lines?: readonly HeardEvent[]
  }
  /** Whether the question is answered on the board, so that a phone must leave it in sight. */
  useBoardMatters(): boolean
  useKeys(): DockKeys
}

export interface UnderWayWords {
  readonly title: string
  readonly note: string
  readonly stop: string
  readonly icon: string
}

export interface DockKeys {
  readonly letters: Readonly<Record<string, () => void>>
  /** What Escape goes back from; null if from nothing. */
  readonly back: (() => void) | null
}

export interface Scene {
  /** For style sheets. */
  readonly kind: string
  readonly Content: ComponentType
  /** Another key is another scene: it begins afresh. */
  readonly contentKey: string
  readonly label: string
  /** On the strip that opens it on a phone. */
  readonly title: string
  /** Whether it is shown while a plan goes on by itself. */
  readonly staysUnderWay: boolean
}
