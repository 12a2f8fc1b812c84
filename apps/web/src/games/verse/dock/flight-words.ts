import type { Writer } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'
import type { Primary } from '../../../dock/planning.ts'
import type { Say } from '../../../i18n/language.tsx'
import { sectorName } from './places.ts'

interface Flight {
  readonly way: 'burn' | 'mosey'
  readonly to: SectorId
  /** What it costs; nothing once it is under way. */
  readonly fuel: number
}

/** What the button says that sets out on a flight. */
export function flightWords(say: Say, write: Writer, { way, to, fuel }: Flight): Primary {
  const deed = way === 'mosey' ? 'mosey' : fuel > 0 ? 'burn' : 'fly-on'
  return { label: say(`dock.do.${deed}`, { place: sectorName(write, to), fuel }), icon: way }
}
