import { type CSSProperties, Suspense, useEffect } from 'react'
import { Loading } from '../app/Loading.tsx'
import { useSettings } from '../app/settings.ts'
import { CardDialog } from '../cards/CardDialog.tsx'
import { AnswerProvider } from '../dock/AnswerProvider.tsx'
import { Dock } from '../dock/Dock.tsx'
import { useFetched } from '../game/fetched.ts'
import { useOpenedGame } from '../game/open.ts'
import { withAllWords } from '../i18n/current.ts'
import { useLocale, useSay } from '../i18n/language.tsx'
import { SidePanel } from '../log/SidePanel.tsx'
import { Scene } from '../scene/Scene.tsx'
import { useCurtain } from '../session/hooks.ts'
import type { Moment, Session } from '../session/types.ts'
import { useIdle } from '../ui/idle.ts'
import { fetchParts, later, onDemand } from '../ui/later.tsx'
import { Curtain } from './Curtain.tsx'
import { AtTableWith, LookingAround, useMoment, useTable } from './context.tsx'
import { useKeys } from './keys.ts'
import { SeatDialog } from './SeatDialog.tsx'
import { useShownTab } from './shown-tab.ts'
import { Tabs } from './Tabs.tsx'
import { TopBar } from './TopBar.tsx'
import { useSounds } from './use-sounds.ts'
import { useTurnCall } from './use-turn-call.ts'
import './table.css'

const TextView = onDemand(() => withAllWords(import('../text-view/TextView.tsx')))
const EndScreen = onDemand(() => withAllWords(import('../end/EndScreen.tsx')))
const Attentive = later(async () => (await import('./Attentive.tsx')).Attentive)
const GuideNote = later(async () => (await withAllWords(import('../guide/GuideNote.tsx'))).GuideNote)

/** The table: board, dock, the viewer's place and log on one screen that never scrolls as a whole. */
export function TableScreen({ session }: { session: Session }) {
  const moment = useMoment(session)
  const curtain = useCurtain(session)
  if (curtain !== null) return <Curtain session={session} curtain={curtain} />
  if (!moment) return <Loading />
  return <Opened session={session} moment={moment} />
}

function Opened({ session, moment }: { session: Session; moment: Moment }) {
  const game = useOpenedGame(moment.game)
  useFetched(game.missing(game.optionsOf(moment.view), useLocale()))
  return (
    <AtTableWith game={game} session={session} moment={moment}>
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
  const { tab } = useShownTab()
  const { game, moment } = useTable()
  const { Board, layout, place, Players, Figures, Outlook } = game.table
  useKeys()
  useTurnCall()
  useSounds()
  useEffect(() => {
    // What does not come now is asked for again when it is wanted.
    if (idle) void fetchParts().catch(() => undefined)
  }, [idle])
  if (textFirst)
    return (
      // What is fetched later must not take the text away from whoever is reading or typing.
      <div className="table-words canvas">
        <Suspense fallback={null}>{moment.over && <EndScreen />}</Suspense>
        <Suspense fallback={null}>
          <TextView />
        </Suspense>
        <Suspense fallback={null}>{hints && <GuideNote />}</Suspense>
      </div>
    )
  const sizes: CSSProperties & Record<`--${string}`, number> = { '--log-part': place ? logPart : 0 }
  return (
    <div className={place ? 'table' : 'table table-placeless'} data-layout={layout} data-tab={tab} style={sizes}>
      <TopBar>
        <Players />
      </TopBar>
      <Figures />
      {Outlook && (
        <section className="table-outlook canvas" aria-label={say('table.outlook')}>
          <Suspense fallback={null}>
            <Outlook />
          </Suspense>
        </section>
      )}
      <main className="table-board">
        <Board />
        <Scene />
        {moment.over && (
          <Suspense fallback={null}>
            <EndScreen />
          </Suspense>
        )}
      </main>
      <Dock />
      <Suspense fallback={null}>{hints && <GuideNote />}</Suspense>
      {place && (
        <section className="table-place canvas" aria-label={say(place.label)}>
          <place.Content />
        </section>
      )}
      <SidePanel />
      <Tabs />
      <CardDialog />
      <SeatDialog />
      <Suspense fallback={null}>{idle && <Attentive />}</Suspense>
    </div>
  )
}
