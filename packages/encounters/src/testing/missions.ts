import { sideJobs } from '../catalog/side-jobs.ts'

/** The points that a Side Job's mission takes from a player who has nothing that makes it cheaper. */
export function missionPrice(id: string): { readonly recruit: number; readonly attack: number } {
  const price = { recruit: 0, attack: 0 }
  const job = sideJobs.find((card) => card.id === id)
  for (const ability of job?.abilities ?? []) {
    if (!('at' in ability) || ability.at !== 'mission') continue
    for (const cost of ability.cost ?? []) {
      if ('playersPay' in cost) price[cost.each]++
      if ('pay' in cost && cost.pay !== 'either') price[cost.pay] += cost.n
    }
  }
  return price
}
