import { text } from '@keep-flying/kernel'
import type { TableParts } from '../../game/client.ts'
import { later } from '../../ui/later.tsx'
import { Chart } from './chart/Chart.tsx'
import { SectorNote } from './chart/SectorNote.tsx'
import { useFindable } from './find.ts'
import { CaptainPlace } from './ship/CaptainPlace.tsx'
import { GoodsStrip } from './ship/GoodsStrip.tsx'
import { JobsPanel } from './ship/JobsPanel.tsx'
import { PlayersStrip } from './ship/PlayersStrip.tsx'
import { ShipPanel } from './ship/ShipPanel.tsx'
import { tabs, useAskedTabs } from './ship/tabs.ts'
import { useTable } from './table.tsx'

const Outlook = later(async () => (await import('./ship/Outlook.tsx')).Outlook)
const AboutCaptain = later(async () => (await import('./ship/AboutCaptain.tsx')).AboutCaptain)

export const tableParts: TableParts = {
  useHeading: () => {
    const { box, moment, write } = useTable()
    const { options, round } = moment.view
    return {
      title: box.stories.get(options.story)?.name ?? options.story,
      progress: write(text('progress.round', { round })),
    }
  },
  Board: Chart,
  layout: 'wide',
  PlaceNote: SectorNote,
  place: {
    label: 'ship.tab.ship',
    Content: () => (
      <>
        <ShipPanel />
        <JobsPanel />
      </>
    ),
  },
  tabs,
  useAskedTabs,
  sidePanels: [{ id: 'jobs', icon: 'job', label: 'ship.panel.jobs', Content: JobsPanel }],
  useWishable: null,
  useFindable,
  Players: PlayersStrip,
  Figures: GoodsStrip,
  Outlook,
  seat: { Note: CaptainPlace, Content: AboutCaptain },
  keys: [
    { keys: ['F', 'B', 'D', 'W'], label: 'ship.keys.act' },
    { keys: ['←', '↑', '↓', '→'], label: 'ship.keys.sectors' },
    { keys: ['[', ']'], label: 'ship.keys.routes' },
  ],
}
