import { encounters, type State } from '@keep-flying/encounters'
import { mate } from '@keep-flying/encounters/bots'
import {
  type Decision,
  type GameRecord,
  legalAnswer,
  Match,
  openStream,
  recordOf,
  replayRecord,
} from '@keep-flying/kernel'

type Options = ReturnType<typeof encounters.readOptions>
type TeamMatch = Match<State, Options>

/** Three players, with the stacks of everybody who has Reactions. */
const threePlayers = encounters.readOptions({
  players: 3,
  crew: 'named',
  mains: ['mal', 'kaylee', 'jayne', 'inara', 'river'],
})

const mostGames = 40

/** A game that mates have played up to a moment worth looking at, whatever it takes to find one. */
function playedUpTo<T>(
  options: Options,
  look: (match: TeamMatch) => T | null,
): { readonly record: GameRecord; readonly found: T } {
  for (let game = 0; game < mostGames; game++) {
    const match = Match.start(encounters, options, `chacha20:a team in the browser ${game}`)
    const random = openStream(`sfc32:a team in the browser ${game}`)
    while (!match.over) {
      const found = look(match)
      if (found !== null) return { record: recordOf(match), found }
      answerAsMates(match, random)
    }
  }
  throw new Error('No such moment came up.')
}

function answerAsMates(match: TeamMatch, random: ReturnType<typeof openStream>): void {
  for (const decision of match.pending) {
    const { seat, number } = decision
    const imagine = () => null
    const meant = mate.choose({ seat, decision, view: () => match.view(seat), imagine, random })
    const value = legalAnswer(decision, meant, random)
    if (value !== null) return match.answer({ seat, decision: number, value })
  }
}

/** The team is about to plan what to spend. */
export function beforeAPlan() {
  return playedUpTo(threePlayers, ({ pending }) => (isPlanning(pending) ? true : null)).record
}

const isPlanning = ([decision]: readonly Decision[]) => decision?.kind === 'intermission.plan'

/** Somebody who plays alone may use a combo. */
export function beforeACombo() {
  const alone = encounters.readOptions({ players: 1 })
  return playedUpTo(alone, ({ pending }) => (pending[0]?.kind === 'combo' ? true : null)).record
}

/** The first game of a campaign is won, and only the plan for the next one is left; with what lies on Serenity by then. */
export function beforeTheNextGame() {
  return playedUpTo(encounters.readOptions({ players: 1, campaign: 'series' }), ({ pending, state }) => {
    const aboard = state.serenity.flatMap(({ strike, upgrade }) => [strike ?? [], upgrade ?? []].flat())
    return isPlanning(pending) && state.end === 'won' && aboard.length > 0 ? aboard : null
  })
}

/** Who has the turn, who may offer a card, and who may step in once the turn has ended after that. */
export interface Helping {
  readonly active: number
  readonly giver: number
  readonly card: string
  readonly reactor: number
}

/** One player may Coordinate a card, and if the turn ends after it is taken another may step in. */
export function beforeHelp(): { readonly record: GameRecord; readonly found: Helping } {
  return playedUpTo(threePlayers, (match) => {
    const { active } = match.state
    // A turn that has just begun; whoever is struck must be there to be helped.
    if (match.pending[0]?.kind !== 'action' || match.state.turn.played.length > 0) return null
    if (match.state.combatZone.cards.length === 0) return null
    for (const offer of match.pending) {
      const card = offer.standing && 'options' in offer ? offer.options[0]?.id : undefined
      const reactor = card === undefined ? null : reactorAfter(match, offer, card)
      if (card !== undefined && reactor !== null) return { active, giver: offer.seat, card, reactor }
    }
    return null
  })
}

/** Who is asked to step in, if the turn ends once an offer is taken; null for nobody but its giver. */
function reactorAfter(match: TeamMatch, offer: Decision, card: string): number | null {
  const tried = replayRecord(encounters, recordOf(match))
  const { active } = match.state
  const answer = (seat: number, value: string) => {
    const decision = tried.pending.find((one) => one.seat === seat)
    if (decision && 'options' in decision && decision.options.some(({ id }) => id === value))
      tried.answer({ seat, decision: decision.number, value })
  }
  answer(offer.seat, card)
  answer(active, card)
  answer(active, 'end')
  const [asked] = tried.pending
  return asked?.kind === 'strike.react' && asked.seat !== offer.seat && tried.pending.length === 1 ? asked.seat : null
}
