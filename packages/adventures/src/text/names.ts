import { type Messages, type Name, type Text, text } from '@keep-flying/kernel'
import { downedActions } from '../catalog/crew/downed.ts'
import {
  box,
  boxCrew,
  challengeCard,
  equipmentCards,
  faceOf,
  goonCards,
  jobOf,
  jobs,
  passengers,
} from '../catalog/index.ts'
import { bossSeat } from '../options.ts'
import { jobIn } from '../rules/table.ts'
import type { State } from '../state.ts'
import type { Job } from '../vocabulary/index.ts'
import { squareText, together } from './words.ts'

/** How things are called. Everything has a text of its own, so that languages can translate it. */

const challenges = [...box.challenges.tech, ...box.challenges.negotiation].map(challengeCard)

const named = (
  name: string,
  things: readonly { readonly id: string; readonly name: string }[],
  of = '',
): [string, string][] => things.map((thing) => [`name.${name}.${of}${thing.id}`, thing.name])

/** The names that cards and Jobs carry, as English has them. */
export const catalogNames: Messages = Object.fromEntries([
  ...named('crew', [...boxCrew, ...passengers]),
  ...named('goon-card', goonCards),
  ...named('card', equipmentCards),
  ...named('challenge', challenges),
  ...named('job', jobs),
  ...named('action', [
    ...[...boxCrew, ...passengers].flatMap(({ sides }) => [...sides.casual, ...sides.heroic]),
    ...downedActions,
    ...equipmentCards.flatMap(({ actions }) => actions),
    ...jobs.flatMap(({ actions }) => actions),
  ]),
  ...jobs.flatMap(({ id, events }) => named('event', Object.values(events), `${id}/`)),
  ...challenges.flatMap(({ id, options }) => options.map(({ name }, n) => [`name.option.${id}/${n}`, name] as const)),
])

function found<T>(thing: T | undefined, { name, id, of }: Name): T {
  if (!thing) throw new Error(`There is no ${name} "${id}" of "${of}".`)
  return thing
}

function jobGoon(name: Name): Text {
  const { type } = found(
    jobOf(name.of ?? '').goons.find(({ id }) => id === name.id),
    name,
  )
  return text(`name.job-goon.${type}`, { id: name.id })
}

function jobToken(name: Name): Text {
  const { kind } = found(
    jobOf(name.of ?? '').tokens.find(({ id }) => id === name.id),
    name,
  )
  return kind === 'objective'
    ? text(`name.objective.${name.of}/${name.id}`)
    : text(`name.job-token.${kind}`, { id: name.id })
}

/** What a thing is called, whatever game it is in. */
export function nameInBox(name: Name): Text {
  switch (name.name) {
    case 'job-goon':
      return jobGoon(name)
    case 'job-token':
      return jobToken(name)
    case 'card':
    case 'lock':
    case 'crate':
    case 'safe':
      return text(`name.${name.name}.${faceOf(String(name.id))}`)
    case 'seat':
      return text('seat', { n: Number(name.id) + 1 })
    case 'face':
      return text(`face.${name.id}`)
    case 'captive':
      return text('who.captive.subject')
    case 'patrol':
      return text('name.patrol')
    case 'gear':
      return text(`name.card.${faceOf(String(name.id))}`)
    case 'action':
    case 'job-action':
      return text(`name.action.${name.id}`)
    case 'way':
      return text(`name.option.${name.of}/${name.id === 'a' ? 0 : 1}`)
    case 'item':
    case 'timer':
    case 'building':
      return text(`${name.name}.${name.id}`)
    default:
      return text(name.of === undefined ? `name.${name.name}.${name.id}` : `name.${name.name}.${name.of}/${name.id}`)
  }
}

/** Things of the Job that is played, which may have been made up for a situation and then goes by ids. */
const ofTheJob: readonly string[] = ['event', 'step', 'item', 'timer', 'building', 'job-action', 'job']

function goonInGame({ id, of }: Name, job: Job, { goons }: State): Text {
  const goon = [...goons, ...job.goons].find((one) => one.id === id)
  return text(`name.job-goon.${goon?.type ?? of ?? 'goon'}`, { id })
}

function tokenInGame({ id }: Name, job: Job, { tokens, madeUp }: State): Text {
  const token = [...tokens, ...job.tokens].find((one) => one.id === id)
  if (!token) return text('name.body')
  if (token.kind === 'objective')
    return madeUp === undefined ? text(`name.objective.${job.id}/${id}`) : text('name.made-up', { id })
  // What came in the course of the Job has no number on the map.
  if (token.kind === 'crate' && !job.tokens.some((one) => one.id === id)) return text('name.further-crate')
  return text(`name.job-token.${token.kind}`, { id })
}

/** Seats go by the Crew they play. */
function seatInGame(seat: number, { crew, options }: State): Text {
  if (seat === bossSeat(options)) return text('seat.boss')
  const played = crew.filter((who) => who.seat === seat).map(({ id }) => text(`name.crew.${id}`))
  return played.length === 0 ? text('seat', { n: seat + 1 }) : together(played)
}

/** What a thing is called in a game. */
export function nameInGame(name: Name, state: State): Text {
  const job = jobIn(state)
  if (state.madeUp !== undefined && ofTheJob.includes(name.name)) return text('name.made-up', { id: name.id })
  switch (name.name) {
    case 'goon':
      return goonInGame(name, job, state)
    case 'token':
      return tokenInGame(name, job, state)
    case 'door': {
      const door = job.map.buildings.flatMap(({ doors }) => doors)[Number(name.id)]
      return state.madeUp === undefined && door
        ? text(`door.${door.id}`)
        : text('name.door', { n: Number(name.id) + 1 })
    }
    case 'square': {
      const [columns] = job.map.size
      return squareText([Number(name.id) % columns, Math.floor(Number(name.id) / columns)])
    }
    case 'seat':
      return seatInGame(Number(name.id), state)
    case 'event':
      return text(`name.event.${job.id}/${name.id}`)
    case 'step':
      return text(`goal.${job.id}.${name.id}`)
    default:
      return nameInBox(name)
  }
}
