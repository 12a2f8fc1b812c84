import { type CaptainSet, type Play, type Scenario, type Situation, scenario } from '../scenario.ts'

/** A job whose next step is one Misbehave card at Santo and then 2 Contraband; the team must bring 2 Fight. */
export const heist = 'amnon-duul-07'

/** A captain with nothing to do but that job; what is given is added to the ordinary start. */
export function heistFor(captain: CaptainSet = {}, set: Omit<Situation, 'captains'> = {}): Scenario {
  return scenario({ ...set, captains: [{ at: 'santo', active: [heist], ...captain }] })
}

/** Goes to work with everybody but those left aboard, gear handed out as suggested. */
export function goToWork(game: Play, on = `job:${heist}`, aboard: readonly string[] = []): Play {
  game.choose(on)
  for (const card of aboard) game.choose(`leave:${card}`)
  if (game.kind === 'work.team') game.choose('go')
  if (game.kind === 'gear.carry') game.choose('suggested')
  return game
}
