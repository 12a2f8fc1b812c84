import { grouped, type Name, type Option, oncePer, type Text } from '@keep-flying/kernel'
import { downedActions } from '../catalog/crew/downed.ts'
import { type CopyId, crewCard, equipmentCard, goonCard } from '../catalog/index.ts'
import type { Action, Crew, Hook } from '../vocabulary/index.ts'
import { gearName, says } from './table.ts'

/** Texts as they are printed, sorted once by when they count: most moments are on very few cards. */

export interface PrintedText {
  readonly action: Action
  /** What it is called, and the card it stands on. */
  readonly name: Name
  /** How it is offered. */
  readonly option: Option
}

/** What a side of a card says. */
export interface Side {
  readonly all: readonly PrintedText[]
  /** Texts that wait for no moment. */
  readonly plain: readonly PrintedText[]
  /** Those of them that may be used at any time. */
  readonly anyTime: readonly PrintedText[]
  /** Those that do, by their moment. */
  readonly hooked: ReadonlyMap<Hook['at'], readonly PrintedText[]>
}

export const crewSides = oncePer((id: Crew) => {
  const { casual, heroic } = crewCard(id).sides
  const printed = (actions: readonly Action[]) => sideOf(actions.map((action) => onCrewCard(action, id)))
  return {
    casual: printed(casual),
    heroic: printed(heroic),
    // The Downed card lies over the Heroic side, but whoever can heal may heal itself.
    downed: printed([...downedActions, ...heroic.filter(healsOneself)]),
  }
})

export const gearSides = oncePer((card: CopyId) => {
  const { actions } = equipmentCard(card)
  const printed = (some: readonly Action[]) => sideOf(some.map((action) => onGear(action, card)))
  return { ready: printed(actions), downed: printed(actions.filter(healsOneself)) }
})

export const goonRules = oncePer((id: string) => grouped(goonCard(id).rules, ({ hook }) => hook.at))

function sideOf(texts: readonly PrintedText[]): Side {
  const plain = texts.filter(({ action }) => hookOf(action) === undefined)
  return {
    all: texts,
    plain,
    anyTime: plain.filter(({ action }) => action.use === 'any-time'),
    hooked: grouped(texts, ({ action }) => hookOf(action)?.at),
  }
}

function onCrewCard(action: Action, of: Crew): PrintedText {
  const name = { name: 'action', id: action.id, of }
  const text = says('offer.text', { what: name, n: action.time })
  return { action, name, option: textOption(action, action.id, text, name) }
}

function onGear(action: Action, card: CopyId): PrintedText {
  const name = { name: 'action', id: action.id, of: card }
  const text = says('offer.text.gear', { what: name, n: action.time, gear: gearName(card) })
  const option = textOption(action, `${action.id} ${card}`, text, name)
  return { action, name, option: { ...option, at: { card } } }
}

function textOption({ use }: Action, id: string, text: Text, about: Name): Option {
  return { id, text, group: use, about }
}

export function hookOf(action: Action): Hook | undefined {
  return 'hook' in action ? action.hook : undefined
}

function healsOneself({ aim, do: effects }: Action): boolean {
  const onOneself =
    typeof aim === 'object' && 'where' in aim && aim.kind === 'crew' && aim.where?.includes('self-or-adjacent')
  return Boolean(onOneself) && effects.some((effect) => effect.do === 'heal')
}
