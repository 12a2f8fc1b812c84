import { text, type Writer } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'

export function sectorName(write: Writer, sector: SectorId): string {
  return write(text('option.sector', { sector: { name: 'sector', id: sector } }))
}
