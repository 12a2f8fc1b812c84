import type { EndParts } from '../../../game/client.ts'
import { history } from './history.ts'
import { Result } from './Result.tsx'

/** The result tells what the Job paid and how everybody of the Crew came out of it. */
export const atEnd: EndParts = {
  Result,
  score: null,
  useStandings: () => null,
  history,
  Picture: null,
}
