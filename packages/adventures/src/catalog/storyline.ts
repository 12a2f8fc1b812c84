/** A Storyline: how much it begins with, what it aims at in how many Jobs, and what finding each further Job costs. */
export const storyline = { seed: 2000, goal: 10_000, jobs: 3, fee: { credits: 500, intel: 1 } } as const
