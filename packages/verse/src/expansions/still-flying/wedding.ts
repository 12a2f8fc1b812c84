import { chooseOne, chooseSome, type Option, type Rules, text } from '@keep-flying/kernel'
import { discardSupply } from '../../rules/decks.ts'
import { type Deed, plainOption } from '../../rules/deed.ts'
import { unload } from '../../rules/hold.ts'
import { isAt } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { payWhatYouCan } from '../../rules/purse.ts'
import { showCard } from '../../rules/show.ts'
import { callLast, giveGoalToken } from '../../rules/story.ts'
import { seatName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { tokens } from '../../vocabulary/index.ts'
import { gearWith, presentsAtHand, presentsLeft } from './presents.ts'
import { stillFlyingIn, stillFlyingOf } from './state.ts'
import type { Present } from './vocabulary.ts'

/** "A Rare Specimen Indeed": presents for a wedding, and the invites. */

function* give(t: Table, c: Captain): Rules<void> {
  const given = yield* chooseSome(
    { seat: c.seat, kind: 'presents', prompt: text('prompt.presents'), min: 1, max: presentsAtHand(t, c).length },
    presentsAtHand(t, c),
    ({ id }): Option => ({ id, text: text(`option.present.${id}`), usual: true, sign: 'goal' }),
  )
  for (const present of given) {
    yield* handOver(t, c, present)
    count(t, c, present)
  }
}

function* handOver(t: Table, c: Captain, present: Present): Rules<void> {
  if ('gear' in present) {
    const asked = { seat: c.seat, kind: 'presents.gear', prompt: text('prompt.present-gear') }
    const card = yield* chooseOne(asked, gearWith(t, c, present.gear), showCard)
    c.gear = c.gear.filter((other) => other !== card)
    discardSupply(t, card)
  } else if ('credits' in present) payWhatYouCan(t, c, present.credits)
  else if ('tokens' in present) for (const token of tokens) unload(c, token, present.tokens[token] ?? 0)
}

function count(t: Table, c: Captain, { id }: Present): void {
  stillFlyingOf(t).presents?.[c.seat]?.push(id)
  giveGoalToken(t, c, text(`token-for.${id}`))
}

const toGive = plainOption('give-presents', { sign: 'goal', group: 'work' })
const toInvite = plainOption('send-invites', { sign: 'clock', group: 'other' })

function choices(t: Table, c: Captain): Deed[] {
  const { presents, end } = story(t)
  const gives = presents && isAt(t, c, presents.at) && presentsAtHand(t, c).length > 0
  const isReady = end.kind === 'invites' && isAt(t, c, end.at) && c.goals >= end.presents
  return [
    ...(gives ? [{ option: toGive, action: 'work', carryOut: () => give(t, c) } as const] : []),
    ...(isReady && !t.state.lastCall
      ? [{ option: toInvite, action: 'other', carryOut: () => sendInvites(t, c) } as const]
      : []),
  ]
}

function sendInvites(t: Table, c: Captain): void {
  tell(t, 'invites-sent', { who: seatName(c) })
  callLast(t, c)
}

export const weddingHooks: Hooks = {
  laidOut(state) {
    stillFlyingIn(state).presents = state.captains.map(() => [])
  },
  turnChoices: choices,
  jobCompleted(t, { captain }, { types }) {
    const own = presentsLeft(t, captain).find((present) => 'completed' in present && types.includes(present.completed))
    if (own) count(t, captain, own)
  },
  countsBeforeMoney: (_t, { goals }) => goals,
}
