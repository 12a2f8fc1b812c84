import type { Chapter, GameReference } from '@keep-flying/kernel'
import { defaultOptions, type Options } from './options.ts'

type InForce = Readonly<Record<string, (options: Options) => boolean>>

/** Ways to play that have rules of their own. */
const variants: InForce = {
  solo: ({ players }) => players === 1,
  campaign: ({ campaign }) => campaign !== 'none',
  'campaign-series': ({ campaign }) => campaign === 'series',
  'campaign-mixed': ({ campaign }) => campaign === 'mixed',
}

/** What makes a game easier or harder, each with a rule of its own. */
const difficulties: InForce = {
  'more-side-jobs': ({ sideJobs }) => sideJobs > defaultOptions.sideJobs,
  'fewer-side-jobs': ({ sideJobs }) => sideJobs < defaultOptions.sideJobs,
  preparation: ({ preparation }) => preparation > defaultOptions.preparation,
  'cards-A': ({ startA }) => startA > defaultOptions.startA,
  'fewer-cards-B': ({ startB }) => startB < defaultOptions.startB,
  'more-cards-B': ({ startB }) => startB > defaultOptions.startB,
  'fewer-cards-C': ({ startC }) => startC < defaultOptions.startC,
  'more-cards-C': ({ startC }) => startC > defaultOptions.startC,
  'more-talents': ({ talents }) => talents > defaultOptions.talents,
  'no-talent': ({ talents }) => talents === 0,
  'later-talents': ({ laterTalents }) => laterTalents.length > 0,
  'bonus-credits': ({ bonusCredits }) => bonusCredits > 0,
  toughness: ({ toughness }) => toughness,
  flaws: ({ flaws }) => flaws.length > 0,
  'defeated-turns': ({ defeatedTurns }) => defeatedTurns,
  'one-defeat': ({ oneDefeat }) => oneDefeat,
}

/** The rules of Legendary Encounters: Firefly in words, each language loaded by those who read it. */
export const encountersReference: GameReference<Options> = {
  reference,
  tags: ['base', ...Object.keys(variants), 'difficulty', ...Object.keys(difficulties)],
  tagsIn(options) {
    const changed = inForce(difficulties, options)
    return ['base', ...inForce(variants, options), ...(changed.length > 0 ? ['difficulty', ...changed] : [])]
  },
}

function inForce(rules: InForce, options: Options): string[] {
  return Object.entries(rules).flatMap(([tag, holds]) => (holds(options) ? [tag] : []))
}

async function reference(locale: string): Promise<readonly Chapter[]> {
  if (locale === 'de') return (await import('./reference/german.ts')).germanReference
  return (await import('./reference/index.ts')).reference
}
