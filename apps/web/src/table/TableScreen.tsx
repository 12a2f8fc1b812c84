import { type CSSProperties, lazy, Suspense, useEffect } from 'react'
import { Loading } from '../app/Loading.tsx'
import { useSettings } from '../app/settings.ts'
import { CardDialog } from '../cards/CardDialog.tsx'
import { AnswerProvider } from '../dock/AnswerProvider.tsx'
import { Dock } from '../dock/Dock.tsx'
import { Chart } from '../games/verse/chart/Chart.tsx'
import { CaptainDialog } from '../games/verse/ship/CaptainDialog.tsx'
import { GoodsStrip } from '../games/verse/ship/GoodsStrip.tsx'
import { JobsPanel } from '../games/verse/ship/JobsPanel.tsx'
import { PlayersStrip } from '../games/verse/ship/PlayersStrip.tsx'
import { ShipPanel } from '../games/verse/ship/ShipPanel.tsx'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import { SidePanel } from '../log/SidePanel.tsx'
import { Scene } from '../scene/Scene.tsx'
import { useCurtain } from '../session/hooks.ts'
import type { Session } from '../session/types.ts'
import { useIdle } from '../ui/idle.ts'
import { fetchParts, later } from '../ui/later.tsx'
import { Curtain } from './Curtain.tsx'
import { AtTableWith, LookingAround, useLooking, useMoment, useTable } from './context.tsx'
import { useKeys } from './keys.ts'
import { Tabs } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'
import './table.css'

const TextView = lazy(() => withAllWords(import('../text-view/TextView.tsx')))
const EndScreen = lazy(() => withAllWords(import('../end/EndScreen.tsx')))
const Attentive = later(async () => (await import('./Attentive.tsx')).Attentive)
const GuideNote = later(async () => (await withAllWords(import('../guide/GuideNote.tsx'))).GuideNote)

/** The table: chart, dock, ship and log on one screen that never scrolls as a whole. */
export function TableScreen({ session }: { session: Session }) {
  const moment = useMoment(session)
  const curtain = useCurtain(session)
  if (curtain !== null) return <Curtain session={session} curtain={curtain} />
  if (!moment) return <Loading />
  return (
    <AtTableWith session={session} moment={moment}>
      <LookingAround>
        <AnswerProvider>
          <Room />
        </AnswerProvider>
      </LookingAround>
    </AtTableWith>
  )
}

function Room() {
  const say = useSay()
  const { textFirst, hints, logPart } = useSettings()
  const idle = useIdle()
  const { tab } = useLooking()
  const { moment } = useTable()
  useKeys()
  useEffect(() => {
    // What does not come now is asked for again when it is wanted.
    if (idle) void fetchParts().catch(() => undefined)
  }, [idle])
  if (textFirst)
    return (
      <Suspense fallback={null}>
        {moment.over && <EndScreen />}
        <TextView />
        {hints && <GuideNote />}
      </Suspense>
    )
  const sizes: CSSProperties & Record<`--${string}`, number> = { '--log-part': logPart }
  return (
    <div className="table" data-tab={tab} style={sizes}>
      <TopBar>
        <PlayersStrip />
      </TopBar>
      <GoodsStrip />
      <main className="table-board">
        <Chart />
        <Scene />
        {moment.over && (
          <Suspense fallback={null}>
            <EndScreen />
          </Suspense>
        )}
      </main>
      <Dock />
      <Suspense fallback={null}>{hints && <GuideNote />}</Suspense>
      <section className="table-ship canvas" aria-label={say('ship.tab.ship')}>
        <ShipPanel />
        <JobsPanel />
      </section>
      <SidePanel />
      <Tabs />
      <CardDialog />
      <CaptainDialog />
      <Suspense fallback={null}>{idle && <Attentive />}</Suspense>
    </div>
  )
}
