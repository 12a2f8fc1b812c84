import { Suspense, useEffect, useState } from 'react'
import { currentSettings } from '../app/settings.ts'
import { HelpLine } from '../help/HelpLine.tsx'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { SeatMark } from '../table/SeatMark.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { BotIntends } from './BotIntends.tsx'
import { BotThinks } from './BotThinks.tsx'
import { Happened } from './Happened.tsx'
import { Lapsing } from './Lapsing.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { Offers } from './Offers.tsx'

/** Somebody else decides: who, and what about. */
export function Waiting() {
  const say = useSay()
  const { news } = useAnswering()
  const { game, moment } = useTable()
  return (
    <>
      <div className="dock-body">
        <h2 className="dock-prompt fell">{say(moment.viewer === null ? 'dock.watching' : 'dock.waiting')}</h2>
        <ul className="dock-waiting">
          {moment.waiting.map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} label />
              <game.dock.Doing seat={seat} />
            </li>
          ))}
        </ul>
        <BotThinks />
        <BotIntends />
        <Lapsing decision={null} />
        <Suspense fallback={null}>{news && <Happened news={news} />}</Suspense>
        <Meanwhile />
        <Offers />
        <HelpLine />
      </div>
      <Skip />
    </>
  )
}

/** Bots may play on without waits until the viewer is asked. */
function Skip() {
  const say = useSay()
  const { session, moment, decision } = useTable()
  const [skipping, setSkipping] = useState(false)
  const botsPlay =
    session.kind === 'local' &&
    moment.waiting.some((seat) => moment.seats.find((one) => one.seat === seat)?.kind === 'bot')
  useEffect(() => {
    if (!skipping) return
    session.setBotDelay(0)
    return () => session.setBotDelay(currentSettings().botDelay)
  }, [skipping, session])
  if (!botsPlay || decision) return null
  return (
    <footer className="dock-foot">
      <button type="button" className="button" aria-pressed={skipping} onClick={() => setSkipping(!skipping)}>
        <Icon name="chev" /> {say('dock.skip')}
      </button>
    </footer>
  )
}
