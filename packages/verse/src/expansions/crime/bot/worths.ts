import { sum } from '@keep-flying/kernel'
import { crewWorth } from '../../../bot/crew.ts'
import { trustWorth } from '../../../bot/story.ts'
import type { EffectWorths, Stakes } from '../../../bot/worth.ts'
import { isWanted } from '../../../rules/crew.ts'
import { gearCard } from '../../../rules/table.ts'
import type { Captain, Member, Table } from '../../../state.ts'
import type { CrimeEffects } from '../vocabulary.ts'

/** A Wanted crew is taken by the Cruiser one time in six, and makes an Outlaw of the captain meanwhile. */
const wantedShare = 0.15
const outlawry = 150

function costOfWanted(t: Table, members: readonly Member[]): number {
  const fresh = members.filter((member) => !isWanted(t, member))
  return fresh.length === 0 ? 0 : outlawry + wantedShare * sum(fresh, (member) => crewWorth(t, member))
}

/** The trust that is missed least. */
function leastTrust(t: Table, c: Captain): number {
  const worths = [...t.box.contacts.keys()].flatMap((contact) => (c.solid[contact] ? [trustWorth(t, c, contact)] : []))
  return worths.length === 0 ? 0 : Math.min(...worths)
}

/** Those who leave a job are missed for the rest of it. */
const missed = 60

function gearLost({ t, team }: Stakes, keywords: readonly string[]): number {
  const seized = team.carried.filter(({ gear }) => gearCard(t, gear).keywords.some((own) => keywords.includes(own)))
  return sum(seized, ({ gear }) => gearCard(t, gear).cost)
}

export const effectWorths: Pick<EffectWorths, keyof CrimeEffects> = {
  'return-to-ship': ({ t, team }, { who }) => {
    if (who === 'any-number') return 0
    if (who === 'highest-fight') return -2 * missed
    return -missed * team.members.filter((member) => who === 'all' || isWanted(t, member)).length
  },
  'make-wanted': ({ t, team }, { who }) => -costOfWanted(t, who === 'all' ? team.captain.crew : team.members.slice(-1)),
  'seize-gear': (stakes, { keywords }) => -gearLost(stakes, keywords),
  'lose-any-solid': ({ t, team }) => -leastTrust(t, team.captain),
  'give-up-solid': ({ t, team }) => -leastTrust(t, team.captain),
  'discard-hand': ({ team }) => -200 * team.captain.hand.cards.length,
  'new-alert': () => 0,
  'extra-action': () => 150,
  'split-crew': () => 0,
  'draw-misbehaves': () => 0,
  'roll-doubles': (_, { credits }) => credits / 6,
  'buy-from-discards': () => 50,
  'clear-record': ({ team: { captain } }, { warrants }) => 300 * Math.min(warrants, captain.warrants),
}
