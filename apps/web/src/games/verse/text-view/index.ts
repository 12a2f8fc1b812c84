import type { TextParts } from '../../../game/client.ts'
import { Around } from './Around.tsx'
import { Captains } from './Captains.tsx'
import { InForce } from './InForce.tsx'
import { Jobs } from './Jobs.tsx'
import { useNotes } from './notes.ts'
import { Ship } from './Ship.tsx'
import { Threats } from './Threats.tsx'

export const inWords: TextParts = {
  parts: [
    { id: 'ship', label: 'words.part.ship', Content: Ship },
    { id: 'jobs', label: 'words.part.jobs', Content: Jobs },
    { id: 'around', label: 'words.part.around', Content: Around },
    { id: 'captains', label: 'words.part.captains', Content: Captains },
    { id: 'in-force', label: 'words.part.in-force', Content: InForce },
    { id: 'threats', label: 'words.part.threats', Content: Threats },
  ],
  useNotes,
}
