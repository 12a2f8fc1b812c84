import type { SituationPart } from '../../scenario/situation.ts'
import type { SectorId } from '../../vocabulary/index.ts'

declare module '../../scenario/situation.ts' {
  interface Situation {
    /** Goal tokens lying about, by sector. */
    readonly goalTokens?: Readonly<Record<SectorId, number>>
    readonly goalTokensOnCruiser?: number
  }

  interface CaptainSet {
    /** Goal tokens claimed so far. */
    readonly claimed?: number
  }
}

/** What scenarios may say about the Goal tokens of "Where the Wind Takes Us". */
export const windSituation: SituationPart = {
  fields: ['goalTokens', 'goalTokensOnCruiser'],
  captainFields: ['claimed'],
  lay(scene, { goalTokens = {}, goalTokensOnCruiser = 0, captains = [] }) {
    const tokens = scene.state.boxes.esmeralda
    if (!tokens) return
    const said = { seat: null, field: 'goalTokens' }
    for (const [called, n] of Object.entries(goalTokens))
      tokens.lying[scene.sector(called, said)] = scene.count(n, said, 1)
    tokens.onCruiser = scene.count(goalTokensOnCruiser, { seat: null, field: 'goalTokensOnCruiser' })
    for (const [seat, { claimed = 0 }] of captains.entries())
      tokens.claimed[seat] = scene.count(claimed, { seat, field: 'claimed' })
  },
}
