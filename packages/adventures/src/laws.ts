import { checkDecisions, checkPlaces, law, type Match } from '@keep-flying/kernel'
import { box } from './catalog/index.ts'
import type { SquareNumber } from './geometry/ground.ts'
import type { Options } from './options.ts'
import { mostGear } from './rules/gear.ts'
import { storyAfter } from './rules/story.ts'
import { groundOf, jobIn, woundsOf } from './rules/table.ts'
import type { Face, State } from './state.ts'

/** What holds at every moment of every game, whatever anybody does. */

/** Throws if a law of the game does not hold. */
export function checkLaws(match: Match<State, Options>): void {
  const { state } = match
  const goesOn = storyAfter(state)?.verdict === 'open'
  const isOver = state.end !== null && goesOn === (state.next !== null)
  law(
    match.over === isOver,
    'The game is over exactly when the Job has ended, and the next one of a Storyline is chosen.',
  )
  checkDecisions(match)
  checkSquares(state)
  checkTimeline(state)
  for (const who of state.crew) {
    law(who.wounds >= 0 && who.wounds <= woundsOf(who), `${who.id} has ${who.wounds} Wounds.`)
    law(who.wounds === 0 || who.stance === 'heroic', `${who.id} has Wounds and is Casual.`)
    law(who.credits >= 0, `${who.id} has less than nothing.`)
    law(
      who.gear.filter(({ stowed }) => !stowed).length <= mostGear || state.stage === 'market',
      `${who.id} carries too much.`,
    )
  }
  for (const goon of state.goons) law(goon.wounds < woundsOf(goon), `${goon.id} should have left a Body.`)
  law(state.purse >= 0 && state.intel >= 0, 'The crew has less than nothing.')
  checkTokens(state)
}

/** Nobody stands where somebody or a Heavy Object is, in the M.U.L.E., or off the map, and nothing lies there. */
function checkSquares(state: State): void {
  const ground = groundOf(jobIn(state))
  const standing = [...state.crew.map(({ at }) => at), ...state.goons.map(({ at }) => at)].filter((at) => at !== null)
  const taken = new Set<SquareNumber>()
  for (const at of standing) {
    law(Number.isInteger(at) && at >= 0 && at < ground.squares, `There is no square ${at}.`)
    law(!ground.mule.includes(at), `Somebody stands in the M.U.L.E. on square ${at}.`)
    law(!taken.has(at), `Two stand on square ${at}.`)
    taken.add(at)
  }
  const cargo = state.tokens.filter(({ kind }) => kind === 'cargo')
  for (const { at } of [...state.bodies, ...cargo, ...(state.captive ? [state.captive] : [])]) {
    law(!ground.mule.includes(at), `Something lies in the M.U.L.E. on square ${at}.`)
    law(!taken.has(at), `Something lies where somebody or something else is, on square ${at}.`)
    taken.add(at)
  }
}

/** Markers lie in the order of their Moments, one for each Crew Member at work and each Alerted Goon. */
function checkTimeline({ timeline, crew, goons, stage }: State): void {
  const { markers, waking } = timeline
  for (const [n, { moment }] of markers.entries())
    law(moment >= 1 && moment >= (markers[n - 1]?.moment ?? 1), 'Markers are out of order.')
  law(new Set(markers.map(({ id }) => id)).size === markers.length, 'Somebody has two markers.')
  if (stage !== 'job') return
  for (const { id, at } of crew)
    law(markers.some((one) => one.id === id) === (at !== null), `The marker of ${id} is wrong.`)
  for (const { id, alerted } of goons) {
    const placed = markers.some((one) => one.id === id)
    law(alerted ? placed || waking.some(({ goon }) => goon === id) : !placed, `The marker of ${id} is wrong.`)
  }
}

/** Every Locked, Crate and Safe Token and every card is in exactly one place. */
function checkTokens(state: State): void {
  const inFace = ({ hidden, shown }: Face) => [...hidden.cards, ...shown.cards]
  const locks = [...state.doors, ...state.tokens].flatMap(({ lock }) => inFace(lock))
  checkPlaces([...locks, ...state.spare.locks.cards], box.locks)
  const finds = state.tokens
    .filter(({ kind }) => kind === 'crate' || kind === 'safe')
    .flatMap(({ face }) => inFace(face))
  checkPlaces([...finds, ...state.spare.crates.cards, ...state.spare.safes.cards], [...box.crates, ...box.safes])
  const carried = [...state.crew.flatMap(({ gear }) => gear), ...state.bunk].map(({ card }) => card)
  checkOnce([...state.equipment.deck.cards, ...state.equipment.discard.cards, ...state.market.cards, ...carried])
  for (const { deck, discard } of Object.values(state.challenges)) checkOnce([...deck.cards, ...discard.cards])
}

/** A card that was just drawn is nowhere until it is known what becomes of it. */
function checkOnce(cards: readonly string[]): void {
  law(new Set(cards).size === cards.length, 'A card is in two places.')
}
