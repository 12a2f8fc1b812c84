import { marksOn } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { useSectorNote } from '../dock/SectorSigns.tsx'
import { useTable } from '../table.tsx'
import { useSectorName } from './names.ts'

/** What is in a sector: its name, all that is to be known, and the people and ships to read about. */
export function SectorNote({ place, words }: { place: string; words: string }) {
  const { t, box, moment } = useTable()
  const name = useSectorName()(place)
  const note = useSectorNote()
  const { cruiser, cutters } = moment.view
  const cards = [
    ...(box.sectors.get(place)?.contacts ?? []),
    ...(cruiser === place ? ['alliance-contact'] : []),
    ...(cutters.includes(place) ? ['reaver-contact'] : []),
    ...(marksOn(t).some(({ is, sector }) => is === 'corvette' && sector === place) ? ['corvette-contact'] : []),
  ]
  return (
    <>
      <strong className="note-name">{name}</strong>
      <p>{words === '' ? note(place) : words.slice(name.length + 2)}</p>
      {cards.map((card) => (
        <CardLink key={card} id={card} />
      ))}
    </>
  )
}
