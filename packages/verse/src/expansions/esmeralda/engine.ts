import type { Played } from '../../box.ts'
import type { BoxEngine } from '../../boxes/engine.ts'
import { sectorOf } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { advice as abilities } from '../shared/abilities/bot.ts'
import { abilitiesPlayed } from '../shared/abilities/engine.ts'
import { esmeraldaHooks } from './abilities.ts'
import { advice } from './bot.ts'
import { browncoatHooks } from './browncoat.ts'
import { setUps } from './cards.ts'
import { browncoatWay, whereTheWind } from './listing.ts'
import { windSituation } from './situation.ts'
import { windHooks } from './wind.ts'

/** Goal tokens lie in sectors there are, and there are no fewer than none. */
function checkLaws(t: Table, law: Parameters<Played['checkLaws']>[1]): void {
  const { lying = {}, onCruiser = 0 } = t.state.boxes.esmeralda ?? {}
  for (const sector of Object.keys(lying)) sectorOf(t, sector)
  for (const n of [...Object.values(lying), onCruiser])
    law(Number.isInteger(n) && n >= 0, `There are ${n} Goal tokens.`)
}

/** What plays this box. */
export const engine: BoxEngine = {
  effects: {},
  advice: [abilities, advice],
  plays: {
    hooks: [esmeraldaHooks],
    situation: windSituation,
    checkLaws,
    chosenHooks: {
      [whereTheWind.id]: windHooks,
      [browncoatWay.id]: browncoatHooks(setUps[0]?.capital ?? 0),
    },
  },
  shares: [abilitiesPlayed],
}
