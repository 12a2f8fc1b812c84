import type { Writer } from '@keep-flying/kernel'
import type { Box, CardId, JobCard, SkillPoints } from '@keep-flying/verse'
import type { Say } from '../../../i18n/language.tsx'
import { shortAbility } from '../ship/short.ts'
import { faceOf } from './face.ts'
import { linesOf } from './lines.ts'
import { jobMarks, marksOf, needTags, payWords, roomsOf } from './PaperFigures.tsx'

/** What matters of a card to choose among several, for a row instead of the whole card. */
interface Brief {
  /** The points it brings or, with a job, those it asks for. */
  readonly skills: SkillPoints
  readonly asksFor: boolean
  readonly words: readonly string[]
}

export function briefOf(id: CardId, box: Box, say: Say, write: Writer): Brief | null {
  const face = faceOf(id, box)
  if (!face) return null
  const brings = (words: readonly string[], skills: SkillPoints = {}): Brief => ({ skills, asksFor: false, words })
  if (face.of === 'ship') return brings(roomsOf(face.card, say).map(({ words }) => words))
  if (face.of === 'job') return ofJob(face.card, write)
  const said = linesOf(id, box).map(write).join(' ')
  if (face.of !== 'supply' && face.of !== 'leader') return brings([said])
  const { card } = face
  const marks = marksOf(card, write).map(({ words }) => words)
  if (card.kind === 'crew' || card.kind === 'leader')
    return brings([...marks, ...card.abilities.map((ability) => shortAbility(ability, say, write))], card.skills)
  return brings(said === '' ? marks : [...marks, said], card.kind === 'gear' ? card.skills : {})
}

function ofJob(job: JobCard, write: Writer): Brief {
  return {
    skills: job.needs?.skills ?? {},
    asksFor: job.needs !== undefined,
    words: [
      payWords(job.pay, write),
      ...[...jobMarks(job, write), ...needTags(job.needs, write)].map(({ words }) => words),
    ],
  }
}
