import { type Name, type Text, text } from '@keep-flying/kernel'
import { allCards, avatars, boxCard, episodes } from '../catalog/index.ts'
import type { CardId, State } from '../state.ts'

/** How things are called. What has no proper name of its own is called by a text, for the reader's language to fill in. */

/** What is printed on a card as its name; Talents and Flaws go by what they are. */
export function nameOf(id: CardId): string {
  const boxed = boxCard(id)
  if ('card' in boxed) return boxed.card.name
  return boxed.kind === 'talent' ? 'Talent' : 'Flaw'
}

const tasks = new Map(episodes.flatMap((episode) => episode.tasks.map((task) => [task.id, task.name])))

function found<T>(thing: T | undefined, { name, id }: Name): T {
  if (thing === undefined) throw new Error(`There is no ${name} "${id}".`)
  return thing
}

/** Printed names of what has none among the copies: whole faces, Avatars and Objective cards. */
const printed: ReadonlyMap<string, string> = new Map([
  ...[...allCards.values()].flatMap((boxed) => ('card' in boxed ? [[boxed.card.id, boxed.card.name] as const] : [])),
  ...avatars.map(({ crew, name }) => [`avatar-${crew}`, name] as const),
  ...episodes.map(({ number, name }) => [`objective-${number}`, name] as const),
])

function cardName(id: CardId): string | Text {
  const name = printed.get(id)
  if (name !== undefined) return name
  const boxed = boxCard(id)
  return 'card' in boxed ? boxed.card.name : text(`name.${boxed.kind}`)
}

/** What a thing is called, whatever game it is in. */
export function nameInBox(name: Name): string | Text {
  const id = String(name.id)
  switch (name.name) {
    case 'card':
      return cardName(id)
    case 'crew':
      return found(avatars.find(({ crew }) => crew === id)?.name, name)
    case 'task':
      return found(tasks.get(id), name)
    case 'option':
      return text('name.option', { n: name.id })
    case 'space':
      return text('space.name', { n: name.id })
    case 'rating':
      return text(`rating.${id}`)
    case 'seat':
      return text('seat', { n: Number(name.id) + 1 })
    default:
      throw new Error(`Nothing is named by "${name.name}".`)
  }
}

/** What a thing is called in a game: players go by their Avatars. */
export function nameInGame(name: Name, state: State): string | Text {
  if (name.name !== 'seat') return nameInBox(name)
  const main = state.mains.find(({ seat }) => seat === name.id)
  return main ? nameInBox({ name: 'crew', id: main.crew }) : nameInBox(name)
}
