import type { Module, Part } from '../../box.ts'
import { sectorOf } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { abilities } from '../shared/abilities/index.ts'
import { esmeraldaHooks } from './abilities.ts'
import { browncoatHooks } from './browncoat.ts'
import { setUps, ship, stories, supply } from './cards.ts'
import { browncoatWay, listing, whereTheWind } from './listing.ts'
import { windSituation } from './situation.ts'
import { cardTexts } from './text/card-texts.ts'
import { abilities as abilityTexts } from './text/describe.ts'
import { marks, windHooks } from './wind.ts'

/** Goal tokens lie in sectors there are, and there are no fewer than none. */
function checkLaws(t: Table, law: Parameters<NonNullable<Part['checkLaws']>>[1]): void {
  const { lying = {}, onCruiser = 0 } = t.state.boxes.esmeralda ?? {}
  for (const sector of Object.keys(lying)) sectorOf(t, sector)
  for (const n of [...Object.values(lying), onCruiser])
    law(Number.isInteger(n) && n >= 0, `There are ${n} Goal tokens.`)
}

/** Esmeralda: a ship, upgrades, a story and a Set Up card. */
export const esmeralda: Module = {
  ...{ id: listing.id, name: listing.name, ships: [ship], supply, stories, setUps },
  ...{ sectors: [], places: [], borders: [], starts: {}, leaders: [], contacts: [], jobs: [], others: [] },
  ...{ nav: {}, navRemoved: {}, misbehave: [] },
  hooks: [esmeraldaHooks],
  shares: [abilities],
  kindTexts: { abilities: abilityTexts },
  texts: cardTexts,
  situation: windSituation,
  marks,
  checkLaws,
  chosenHooks: {
    [whereTheWind.id]: windHooks,
    [browncoatWay.id]: browncoatHooks(setUps[0]?.capital ?? 0),
  },
}
