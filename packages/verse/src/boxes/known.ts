import type { Messages } from '@keep-flying/kernel'
import type { Advice } from '../bot/advice.ts'
import { type Box, type Module, openBox } from '../box.ts'
import { base } from '../catalog/index.ts'
import { addEffects } from '../rules/effect-rules.ts'
import { addKindTexts } from '../text/kinds.ts'
import type { BoxId } from '../vocabulary/index.ts'
import { type BoxEngine, expansions } from './list.ts'

/**
 * The boxes at hand. Hosts know all of them from the start (`all.ts`); a browser fetches those of the game that is played
 * (`load.ts`). A box is added whole and stays as it is, so nothing depends on when that was.
 */

const modules = new Map<BoxId, Module>([['base', base]])
const told = new Map<BoxId, readonly Advice[]>([['base', []]])
const words = new Map<string, Messages>()

/** Makes a box known: its cards, what it does at the moments of the rules, and what its kinds say. */
export function addModule(module: Module): void {
  modules.set(module.id, module)
  for (const { kindTexts = {} } of [module, ...(module.shares ?? [])]) addKindTexts(kindTexts)
}

/** Makes known what plays a box. */
export function addEngine(box: BoxId, { effects, advice }: BoxEngine): void {
  addEffects(effects)
  told.set(box, advice)
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
  return [...new Set(inPlay.flatMap(({ id }) => found(told.get(id), 'advice', id)))]
}

/** The words at hand in a language, beside those that every table has. */
export function wordsIn(locale: string): Messages {
  return Object.assign({}, ...[...modules.keys()].map((id) => words.get(wordsKey(id, locale))))
}

const published = (module: Module) => expansions.findIndex(({ id }) => id === module.id)

/** Variants in which new printings of older cards stay out of a box. */
const oldPrintings = expansions
  .flatMap(({ variants = [] }) => variants)
  .flatMap(({ id, withoutReprintsOf: box }) => (box ? [{ id, box }] : []))

function withoutReprints(module: Module): Module {
  return {
    ...module,
    supply: module.supply.filter(({ reprint }) => !reprint),
    leaders: module.leaders.filter(({ reprint }) => !reprint),
  }
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
  const old = variants.flatMap((id) => oldPrintings.filter((title) => title.id === id)).map(({ box }) => box)
  const key = [...ids, '', ...old].join('+')
  const known = opened.get(key)
  if (known) return known
  const inPlay = ids.map((id) => {
    const module = found(modules.get(id), 'cards', id)
    return old.includes(id) ? withoutReprints(module) : module
  })
  const box = openBox([base, ...inPlay.toSorted((one, other) => published(one) - published(other))])
  opened.set(key, box)
  return box
}

export const baseBox: Box = boxWith([])
