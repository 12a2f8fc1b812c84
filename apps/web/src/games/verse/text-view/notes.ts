import type { Decision } from '@keep-flying/kernel'
import { type Captain, cardText, type SectorId } from '@keep-flying/verse'
import { contactsIn, distancesFrom, endingsOf, facedIn, facesOf, teamAtHand } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import { call } from '../../../cards/names.ts'
import { type Say, useLanguage, useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { type AtVerseTable, useTable } from '../table.tsx'

/** What else there is to know of each option: the chances of a test, what is at a place, what a card says. */
export function useNotes(decision: Decision): ReadonlyMap<string, readonly string[]> {
  const say = useSay()
  const { game } = useLanguage()
  const at = useTable()
  return useMemo(() => {
    const { me, box } = at
    const notes = new Map<string, readonly string[]>()
    if (!me) return notes
    const chances = chancesOf(at, me, decision, say)
    for (const option of optionsOf(decision)) {
      if (option.role === 'minor') continue
      const spot = option.at
      const card = spot && 'card' in spot ? cardText(spot.card, box, game) : []
      const place = spot && 'place' in spot ? [placeNote(at, me, spot.place, say)] : []
      const all = [...(chances.get(option.id) ?? []), ...card, ...place].filter((note) => note !== '')
      if (all.length > 0) notes.set(option.id, all)
    }
    return notes
  }, [at, decision, say, game])
}

function chancesOf(
  { t, write }: AtVerseTable,
  me: Captain,
  decision: Decision,
  say: Say,
): ReadonlyMap<string, readonly string[]> {
  const team = teamAtHand(t, me)
  return new Map(
    facesOf(t, me, facedIn(decision) ?? '').map((face) => {
      const endings = endingsOf(t, team, face)
      const words = endings.map(({ chance, text }) =>
        say('words.chance', { n: Math.round(100 * chance), what: write(text) }),
      )
      return [face.id, endings.length > 1 ? [words.join(' ')] : []]
    }),
  )
}

/** How far a place is and what is there. */
export function placeNote({ t, box, write }: AtVerseTable, me: Captain, sector: SectorId, say: Say): string {
  const here = box.sectors.get(sector)
  if (!here) return ''
  const away = me.sector === '' ? null : distancesFrom(t, me.sector).get(sector)
  const contacts = contactsIn(t, sector).map((id) => call(write, 'contact', id))
  return [
    ...(away === undefined || away === null ? [] : [say('words.away', { n: away })]),
    say(`words.region.${here.region}`),
    ...(here.supply ? [say('words.supply')] : []),
    ...contacts,
  ].join(', ')
}
