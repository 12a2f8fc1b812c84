import { isDeceptive, leaveCrew } from '../../rules/crew.ts'
import { remove } from '../../rules/decks.ts'
import type { EffectTable } from '../../rules/effects.ts'
import { keepOnlyOwnCrew } from '../../rules/gear.ts'
import { cardName, seatName, tell } from '../../rules/table.ts'
import type { StillFlyingEffects } from './vocabulary.ts'

/** What Capers bring about. */
export const effects: Pick<EffectTable, keyof StillFlyingEffects> = {
  'double-cross'(t, { team }, { credits }) {
    const { captain } = team
    const traitor = captain.crew.find((member) => isDeceptive(t, member))
    if (!traitor) return
    const loot = Math.min(credits, captain.credits)
    captain.credits -= loot
    tell(t, 'double-crossed', { who: seatName(captain), card: cardName(traitor.card), credits: loot })
    leaveCrew(t, captain, traitor)
    remove(t, traitor.card)
    keepOnlyOwnCrew(team)
  },
}
