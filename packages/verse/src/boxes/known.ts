import type { Messages } from '@keep-flying/kernel'
import type { Advice } from '../bot/advice.ts'
import { type Box, type Module, openBox, type Part, type ShownModule, type ShownPart } from '../box.ts'
import { base } from '../catalog/index.ts'
import { addEffects } from '../rules/effect-rules.ts'
import { addKindTexts } from '../text/kinds.ts'
import type { BoxId } from '../vocabulary/index.ts'
import type { BoxEngine, PartEngine } from './engine.ts'
import { shelf } from './shelf.ts'

/**
 * The boxes at hand. Hosts know all of them from the start (`all.ts`); a browser fetches those of the game that is played
 * (`load.ts`). A box is added whole and stays as it is, so nothing depends on when that was.
 */

const modules = new Map<BoxId, ShownModule>([['base', base]])
const engines = new Map<BoxId, BoxEngine>([['base', { effects: {}, advice: [] }]])
const partEngines = new Map<ShownPart, PartEngine>()
const words = new Map<string, Messages>()

export function isExpansion(id: BoxId): id is keyof typeof shelf {
  return id in shelf
}

/** The ids of all expansions, in the order of publication. */
export const everyBoxId: readonly BoxId[] = Object.keys(shelf).filter((id): id is keyof typeof shelf => id in shelf)

/** Makes a box known: its cards, what it says at the moments of the rules, and what its kinds say. */
export function addModule(module: ShownModule): void {
  modules.set(module.id, module)
  for (const { kindTexts = {} } of [module, ...(module.shares ?? [])]) addKindTexts(kindTexts)
}

/** Makes known what plays a box. */
export function addEngine(box: BoxId, engine: BoxEngine): void {
  addEffects(engine.effects)
  engines.set(box, engine)
  for (const part of engine.shares ?? []) partEngines.set(part.of, part)
  // Whatever was opened without it is opened anew.
  opened.clear()
  joined.clear()
}

/** Makes known the words of a box in a language. */
export function addWords(box: BoxId, locale: string, messages: Messages): void {
  words.set(wordsKey(box, locale), messages)
}

const wordsKey = (box: BoxId, locale: string) => `${box}/${locale}`

/** Are cards and rules of this box there, and its words in this language? */
export function isReadable(box: BoxId, locale: string): boolean {
  return modules.has(box) && words.has(wordsKey(box, locale))
}

function found<T>(thing: T | undefined, what: string, box: BoxId): T {
  if (thing === undefined) throw new Error(`The ${what} of the box "${box}" must be loaded before it is played with.`)
  return thing
}

/** What the boxes of a game tell the bots; what several of them share is told once. */
export function adviceIn({ modules: inPlay }: Box): readonly Advice[] {
  return [...new Set(inPlay.flatMap(({ id }) => found(engines.get(id), 'advice', id).advice))]
}

/** The words at hand in a language, beside those that every table has. */
export function wordsIn(locale: string): Messages {
  const ids: readonly BoxId[] = ['base', ...everyBoxId]
  return Object.assign({}, ...ids.map((id) => words.get(wordsKey(id, locale))))
}

const published = (module: Module) => everyBoxId.indexOf(module.id)

const joined = new Map<ShownPart, Part>()

/** A shared part with what plays it, as far as that is at hand: the same for all that share it. */
function wholePart(part: ShownPart): Part {
  const known = joined.get(part)
  if (known) return known
  const whole = { ...part, ...partEngines.get(part)?.plays }
  joined.set(part, whole)
  return whole
}

/** A box with what plays it, as far as that is at hand. */
function wholeModule(id: BoxId): Module {
  const shown = found(modules.get(id), 'cards', id)
  return { ...shown, ...engines.get(id)?.plays, shares: (shown.shares ?? []).map(wholePart) }
}

const opened = new Map<string, Box>()

/** The box for a game with these expansions. Throws if one of them is not at hand. */
export function boxWith(ids: readonly BoxId[]): Box {
  return boxFor({ expansions: ids })
}

interface Chosen {
  readonly expansions: readonly BoxId[]
  readonly variants?: readonly string[]
}

/** The box for a game with these options. */
export function boxFor({ expansions: ids, variants = [] }: Chosen): Box {
  const changes = variants.flatMap((variant) =>
    ids.flatMap((id) => {
      const change = modules.get(id)?.underVariants?.[variant]
      return change ? [{ variant, change }] : []
    }),
  )
  const key = [...ids, '', ...changes.map(({ variant }) => variant)].join('+')
  const known = opened.get(key)
  if (known) return known
  const inPlay = ids.map(wholeModule).toSorted((one, other) => published(one) - published(other))
  const box = openBox(changes.reduce<readonly Module[]>((all, { change }) => change(all), [base, ...inPlay]))
  opened.set(key, box)
  return box
}

/** The same for whoever plays. Throws unless what plays the boxes is at hand, too. */
export function boxToPlay(chosen: Chosen): Box {
  for (const id of chosen.expansions) found(engines.get(id), 'rules', id)
  return boxFor(chosen)
}

export const baseBox: Box = boxWith([])
