import { type CrewMember, crewCard, type State } from '@keep-flying/adventures'
import { type Mark, markOf } from '../../ui/marks.ts'

/** How a Crew Member is told from the others everywhere: each has a mark of its own, whoever plays it. */
export interface CrewMark extends Mark {
  readonly letter: string
}

export function crewMark({ crew }: Pick<State, 'crew'>, id: CrewMember['id']): CrewMark {
  const letter = crewCard(id).name.slice(0, 1)
  return { ...markOf(crew.findIndex((one) => one.id === id)), letter }
}
