import type { TextParts } from '../../../game/client.ts'
import { BridgeInWords } from './BridgeInWords.tsx'
import { CrewInWords } from './CrewInWords.tsx'
import { HandInWords } from './HandInWords.tsx'
import { useNotes } from './notes.ts'
import { ObjectiveInWords } from './ObjectiveInWords.tsx'
import { RowInWords } from './RowInWords.tsx'
import { SerenityInWords } from './SerenityInWords.tsx'
import { ThreatInWords } from './ThreatInWords.tsx'

/** The table in words, in the order in which it matters. */
export const inWords: TextParts = {
  parts: [
    { id: 'threat', label: 'enc.words.threat', Content: ThreatInWords },
    { id: 'row', label: 'enc.words.row', Content: RowInWords },
    { id: 'hand', label: 'enc.words.hand', Content: HandInWords },
    { id: 'bridge', label: 'enc.words.bridge', Content: BridgeInWords },
    { id: 'objective', label: 'enc.words.objective', Content: ObjectiveInWords },
    { id: 'serenity', label: 'enc.words.serenity', Content: SerenityInWords },
    { id: 'crew', label: 'enc.words.crew', Content: CrewInWords },
  ],
  useNotes,
}
