import type { Effect, EffectOf, SeedCard } from '../vocabulary/index.ts'
import { effectsIn } from './effects-in.ts'
import { episodes } from './episodes/index.ts'

/** What Episodes keep for the set-up of a campaign's next game. */

export interface CampaignText {
  /** The Episode it comes from, by its number. */
  readonly episode: number
  readonly effects: EffectOf<'campaign'>['effects']
}

function isCampaign(effect: Effect | SeedCard): effect is EffectOf<'campaign'> {
  return effect.do === 'campaign'
}

/** By their ids. */
export const campaignTexts: ReadonlyMap<string, CampaignText> = new Map(
  episodes.flatMap(({ number, abilities }) =>
    abilities
      .flatMap((ability) => ('effects' in ability ? [...ability.effects, ...(ability.else ?? [])] : []))
      .flatMap((effect) => [...effectsIn([effect])].filter(isCampaign))
      .map(({ id, effects }): [string, CampaignText] => [id, { episode: number, effects }]),
  ),
)
