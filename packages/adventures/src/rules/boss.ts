import { chooseOne, type Option, type Rules } from '@keep-flying/kernel'
import { bossSeat } from '../options.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import { brawlBetween } from './brawl.ts'
import { moveGoonFreely } from './goon-moves.ts'
import { actionsOf } from './goons.ts'
import { offerInterrupts } from './interrupts.ts'
import { follow, isFollowed } from './job.ts'
import { goonShoots, goonTargets } from './shoot.ts'
import { standsNext } from './squares.ts'
import { nameOf, opponents, says } from './table.ts'
import { spendTime } from './timeline.ts'

/** A player who plays the Goons. */

/** Asked only where there is a Boss. */
export function seatOfBoss({ state }: Table): number {
  return bossSeat(state.options) ?? 0
}

type Deed =
  | { readonly kind: 'move' }
  | { readonly kind: 'job' }
  | { readonly kind: 'brawl' | 'shoot'; readonly whom: CrewMember }

const goonsTurn = { on: 'goon-turn' } as const
const jobContext = (goon: Goon) => ({ self: goon, cause: null, target: null })

/** Any two Actions of the Goon's card, at any target but Casual Crew; and whatever the Job lets Goons do. */
export function* bossTurn(t: Table, goon: Goon): Rules<void> {
  for (let n = 0; n < 2; n++) {
    if (t.state.end || !t.state.goons.includes(goon)) return
    yield* offerInterrupts(t, goon)
    yield* takeDeed(t, goon, yield* chooseDeed(t, goon))
  }
}

function deedsOf(t: Table, goon: Goon): Deed[] {
  const { shoot } = actionsOf(goon)
  const beside = opponents(t).filter((who) => standsNext(t, goon, who))
  const targets = shoot ? goonTargets(t, goon, shoot) : []
  return [
    ...beside.map((whom): Deed => ({ kind: 'brawl', whom })),
    ...targets.map((whom): Deed => ({ kind: 'shoot', whom })),
    ...(isFollowed(t, goonsTurn, jobContext(goon)) ? [{ kind: 'job' } as const] : []),
    { kind: 'move' },
  ]
}

function* chooseDeed(t: Table, goon: Goon): Rules<Deed> {
  const asked = {
    seat: seatOfBoss(t),
    kind: 'boss.action',
    prompt: says('ask.boss.action', { who: nameOf(goon) }),
    about: nameOf(goon),
  }
  return yield* chooseOne(asked, deedsOf(t, goon), (deed): Option => {
    if (!('whom' in deed)) return { id: deed.kind, text: says(`offer.boss.${deed.kind}`), group: deed.kind }
    const { kind, whom } = deed
    return {
      id: `${kind} ${whom.id}`,
      text: says(`offer.boss.${kind}`, { whom: nameOf(whom) }),
      at: { token: whom.id },
      role: 'risky',
      group: kind,
    }
  })
}

function* takeDeed(t: Table, goon: Goon, deed: Deed): Rules<void> {
  const { brawl, move, shoot } = actionsOf(goon)
  if (deed.kind === 'job') yield* follow(t, goonsTurn, jobContext(goon))
  else if (deed.kind === 'move') {
    spendTime(t, goon, move.time)
    yield* moveGoonFreely(t, goon, move.squares, seatOfBoss(t))
  } else if (deed.kind === 'brawl') {
    yield* brawlBetween(t, deed.whom, goon, { time: brawl.time, attacker: 'goon' })
  } else if (shoot) {
    spendTime(t, goon, shoot.time)
    yield* goonShoots(t, goon, deed.whom, shoot.dice, !shoot.ignoresCover)
  }
}
