import type { TextParts } from '../../../game/client.ts'
import { AroundInWords } from './AroundInWords.tsx'
import { AskTheMap } from './AskTheMap.tsx'
import { CardInWords } from './CardInWords.tsx'
import { JobInWords } from './JobInWords.tsx'
import { MatesInWords } from './MatesInWords.tsx'
import { useNotes } from './notes.ts'
import { ReachInWords } from './ReachInWords.tsx'
import { TimelineInWords } from './TimelineInWords.tsx'

/** The table in words, in the order in which it matters. */
export const inWords: TextParts = {
  parts: [
    { id: 'timeline', label: 'adv.timeline', Content: TimelineInWords },
    { id: 'ask', label: 'adv.words.ask', Content: AskTheMap },
    { id: 'around', label: 'adv.words.around', Content: AroundInWords },
    { id: 'reach', label: 'adv.words.reach', Content: ReachInWords },
    { id: 'card', label: 'adv.words.card', Content: CardInWords },
    { id: 'mates', label: 'adv.words.mates', Content: MatesInWords },
    { id: 'job', label: 'adv.words.the-job', Content: JobInWords },
  ],
  useNotes,
}
