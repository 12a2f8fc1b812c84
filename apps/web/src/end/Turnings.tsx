import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { SeatMark } from '../table/SeatMark.tsx'
import type { HistoryParts, Step } from './history.ts'
import { replayOf } from './replay-link.ts'

/** How many moments are told. */
const most = 6

/** The moments that decided it, each with a way back to it. */
export function Turnings({ history, steps }: { history: HistoryParts; steps: readonly Step[] }) {
  const say = useSay()
  const { write } = useTable()
  const turnings = history.useTurnings(steps, most)
  return (
    <section className="end-turnings">
      <h2 className="stencil">{say('end.turnings')}</h2>
      {turnings.length === 0 && <p className="end-note">{say('end.turnings.none')}</p>}
      <ol>
        {turnings.map((turning) => (
          <li key={`${turning.entry}/${turning.seat}`}>
            {turning.seat !== null && <SeatMark seat={turning.seat} />}
            <span>
              {write(turning.text)}
              <small>{turning.note}</small>
            </span>
            <Look entry={turning.entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** In a replay the moment is a jump away; from a table it is a page. */
function Look({ entry }: { entry: number }) {
  const say = useSay()
  const { session } = useTable()
  const { playback } = session
  if (playback)
    return (
      <button type="button" className="end-look" onClick={() => playback.go(entry)}>
        {say('end.turnings.look')}
      </button>
    )
  return (
    <a className="end-look" {...linkTo(replayOf(session, entry))}>
      {say('end.turnings.look')}
    </a>
  )
}
