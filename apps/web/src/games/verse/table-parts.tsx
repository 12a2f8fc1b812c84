import type { TableParts } from '../../game/client.ts'
import { useSay } from '../../i18n/language.tsx'
import { Chart } from './chart/Chart.tsx'
import { SectorNote } from './chart/SectorNote.tsx'
import { useFindable } from './find.ts'
import { CaptainDialog } from './ship/CaptainDialog.tsx'
import { GoodsStrip } from './ship/GoodsStrip.tsx'
import { JobsPanel } from './ship/JobsPanel.tsx'
import { PlayersStrip } from './ship/PlayersStrip.tsx'
import { ShipPanel } from './ship/ShipPanel.tsx'
import { tabs, useAskedTabs } from './ship/tabs.ts'
import { useTable } from './table.tsx'

export const tableParts: TableParts = {
  useHeading: () => {
    const say = useSay()
    const { box, moment } = useTable()
    const { options, round } = moment.view
    return { title: box.stories.get(options.story)?.name ?? options.story, progress: say('table.round', { round }) }
  },
  Board: Chart,
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
  useFindable,
  Players: PlayersStrip,
  Figures: GoodsStrip,
  SeatDialog: CaptainDialog,
}
