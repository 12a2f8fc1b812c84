import { call } from '../../cards/names.ts'
import type { TableParts } from '../../game/client.ts'
import { useSay } from '../../i18n/language.tsx'
import { Board } from './board/Board.tsx'
import { Place } from './place/Place.tsx'
import { tabs, useAskedTabs } from './place/tabs.ts'
import { AboutPlayer } from './players/AboutPlayer.tsx'
import { Figures } from './players/Figures.tsx'
import { PlayersStrip } from './players/PlayersStrip.tsx'
import { useTable } from './table.tsx'

export const tableParts: TableParts = {
  useHeading: () => {
    const say = useSay()
    const { moment } = useTable()
    const { letter, turnOfEpisode, options } = moment.view
    const game = options.campaign === 'none' ? 0 : (options.handed?.played ?? 0) + 1
    return { title: say('enc.title'), progress: say('enc.progress', { letter, n: turnOfEpisode, game }) }
  },
  Board,
  layout: 'wide',
  PlaceNote: ({ words }) => words,
  place: { label: 'enc.place', Content: Place },
  tabs,
  useAskedTabs,
  sidePanels: [],
  useFindable: () => ({ hint: '', things: [] }),
  useWishable: () => {
    const { moment, write } = useTable()
    const { combatZone, verse, operations } = moment.view
    const cards = [combatZone, ...verse.map(({ shown }) => shown), operations].flatMap((zone) => zone.cards)
    return cards.map((card) => ({ name: call(write, 'card', card), at: { card } }))
  },
  Players: PlayersStrip,
  Figures,
  Outlook: null,
  seat: { Note: () => null, Content: AboutPlayer },
  keys: [
    { keys: ['P'], label: 'enc.keys.play-all' },
    { keys: ['T'], label: 'enc.keys.take-copy' },
    { keys: ['Z', 'B', 'H', 'S', 'O'], label: 'enc.keys.areas' },
    { keys: ['←', '→'], label: 'enc.keys.walk' },
  ],
}
