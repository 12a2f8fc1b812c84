import type { Advice } from '../../../bot/advice.ts'
import { caperProspects, effectWorths, riskOfCapers } from './capers.ts'
import { shuttlePolicies, shuttleProspects } from './shuttles.ts'
import { presentBonus, storyPolicies, storyProspects } from './stories.ts'

/** What this box tells the bots. */
export const advice: Advice = {
  policies: { ...shuttlePolicies, ...storyPolicies },
  effectWorths,
  upgradeWorths: { shuttle: 600, 'escapes-reavers': 150, 'make-work-in-company': 100 },
  prospects: (basis) => [...caperProspects(basis), ...shuttleProspects(basis), ...storyProspects(basis)],
  bonuses(t, c) {
    const risk = riskOfCapers(t, c)
    const presents = presentBonus(t, c)
    return (job) => risk(job) + presents(job)
  },
  counted: { betrayed: ['double-crossed'], shuttles: ['team-away'] },
}
