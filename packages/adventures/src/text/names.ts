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
    default:
      return text(name.of === undefined ? `name.${name.name}.${name.id}` : `name.${name.name}.${name.of}/${name.id}`)
  }
}
