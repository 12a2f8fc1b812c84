import { anyAnswer, type Bot, below, type Decision, openStream, type Zone } from '@keep-flying/kernel'
import type { Captain, State } from '../state.ts'
import { captain } from './captain.ts'

/**
 * A captain who overlooks things: jobs in hand and cards in shops that do not come to mind, law and Reavers out of sight, the
 * second action of a turn; and in a tight spot the first idea is as good as any. What it overlooks it does for some rounds on end, so it goes its way without wavering.
 */
export const easy: Bot<State> = {
  id: 'easy',
  choose(seat) {
    const { decision, random, view } = seat
    const rest = isDone(view(), seat.seat) ? endOf(decision) : undefined
    if (rest !== undefined) return rest
    if (inTightSpots.has(decision.kind) && below(random, 3) === 0) return anyAnswer(decision, random)
    return captain.choose({ ...seat, view: () => overlooking(view(), seat.seat) })
  },
}

/** The end of the turn, where it is asked for. */
function endOf(decision: Decision): string | undefined {
  return decision.form === 'one' && decision.kind === 'turn'
    ? decision.options.find(({ role }) => role === 'end')?.id
    : undefined
}

/** In two turns of three one action seems enough. */
function isDone({ turn, round }: State, seat: number): boolean {
  return turn.taken.length > 0 && below(openStream(`sfc32:${seat} rest ${round}`), 3) > 0
}

/** Where somebody may lose their head. */
const inTightSpots: ReadonlySet<string> = new Set(['misbehave', 'nav', 'trial'])

/** For how many rounds something stays out of mind. */
const stretch = 4

/** What a seat sees, without what its captain overlooks. */
function overlooking(view: State, seat: number): State {
  const time = Math.floor(view.round / stretch)
  const isOverlooked = (what: string) => below(openStream(`sfc32:${seat} ${what} ${time}`), 5) < 2
  const captains = view.captains.map((one) => (one.seat === seat ? absentMinded(one, isOverlooked) : one))
  return { ...view, captains, cutters: isOverlooked('reavers') ? [] : view.cutters }
}

function absentMinded(c: Captain, isOverlooked: (what: string) => boolean): Captain {
  const seen = (zone: Zone): Zone => ({ ...zone, cards: zone.cards.filter((card) => !isOverlooked(card)) })
  const warrants = isOverlooked('law') ? 0 : c.warrants
  const jobs = c.jobs.filter(({ card }) => !isOverlooked(card))
  return { ...c, hand: seen(c.hand), considering: seen(c.considering), jobs, warrants }
}
