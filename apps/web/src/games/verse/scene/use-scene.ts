import { call } from '../../../cards/names.ts'
import type { Scene } from '../../../game/client.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { useSay } from '../../../i18n/language.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'
import { CardsScene } from './CardsScene.tsx'
import { useCardShown } from './card-shown.ts'
import { sceneFor } from './which.ts'

/** A game begins with cards to choose from; all else comes later. */
const card = later(async () => (await withAllWords(import('./CardScene.tsx'))).CardScene)
const equip = later(async () => (await withAllWords(import('./EquipScene.tsx'))).EquipScene)
const hold = later(async () => (await withAllWords(import('./HoldScene.tsx'))).HoldScene)
const market = later(async () => (await withAllWords(import('./MarketScene.tsx'))).MarketScene)
const trade = later(async () => (await withAllWords(import('./TradeScene.tsx'))).TradeScene)
const duel = later(async () => (await withAllWords(import('./DuelScene.tsx'))).DuelScene)
const ships = later(async () => (await withAllWords(import('./ShipsScene.tsx'))).ShipsScene)
const firstJobs = later(async () => (await withAllWords(import('./FirstJobsScene.tsx'))).FirstJobsScene)

const scenes = { card, cards: CardsScene, ships, 'first-jobs': firstJobs, equip, hold, market, trade, duel } as const

/** Cards, dice, gear and goods over the chart; the answer is given in the dock, or on the thing itself. */
export function useScene(): Scene | null {
  const say = useSay()
  const { decision, write } = useTable()
  const shown = useCardShown()
  const kind = sceneFor(decision)
  if (!kind) return null
  const label = say(`scene.strip.${kind}`)
  return {
    kind,
    Content: scenes[kind],
    contentKey: kind === 'card' ? (decision?.card ?? 'card') : kind,
    label,
    title: kind !== 'card' || shown === null ? label : call(write, 'card', shown),
    staysUnderWay: kind === 'card',
  }
}
