import { confirm, text } from '@keep-flying/kernel'
import { yesOrNo } from '../../rules/deed.ts'
import type { Hooks } from '../../rules/moments.ts'
import { outrageMoralCrew } from '../../rules/moral.ts'
import { gain } from '../../rules/purse.ts'
import { abilityOf, crewCard } from '../../rules/table.ts'
import { kalidasaOf } from './state.ts'

/** A Leader who takes more for people than was agreed, and who has done an Immoral job. */
export const wrightHooks: Hooks = {
  *handedOver(t, { captain, attempt }, what) {
    const [leader] = captain.crew
    const trade = leader && abilityOf(crewCard(t, leader.card), 'sells-people')
    const n = trade ? (what[trade.person] ?? 0) : 0
    if (!trade || n === 0) return
    const credits = n * trade.plus
    const sells = yield* confirm({
      seat: captain.seat,
      kind: 'people.sell',
      prompt: text('prompt.sell-people', { n, credits }),
      ...yesOrNo('sell-people'),
      card: leader.card,
    })
    if (!sells) return
    gain(t, captain, credits)
    kalidasaOf(t).dirty[captain.seat] = true
    // A job that is about to be completed upsets the crew then, and but once.
    if (attempt?.job && !attempt.opportunity) attempt.immoral = true
    else outrageMoralCrew(t, captain)
  },

  jobCompleted(t, { captain }, { immoral }) {
    if (immoral) kalidasaOf(t).dirty[captain.seat] = true
  },
}
