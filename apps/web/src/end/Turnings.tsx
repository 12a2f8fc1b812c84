import { linkTo } from '../app/router.ts'
import { useChange } from '../games/verse/dock/money.ts'
import type { Turning } from '../games/verse/end/history.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { SeatMark } from '../table/SeatMark.tsx'
import { replayOf } from './replay-link.ts'

/** The moments that decided it, each with a way back to it. */
export function Turnings({ turnings }: { turnings: readonly Turning[] }) {
  const say = useSay()
  const { write } = useTable()
  const change = useChange()
  return (
    <section className="end-turnings">
      <h2 className="stencil">{say('end.turnings')}</h2>
      {turnings.length === 0 && <p className="end-note">{say('end.turnings.none')}</p>}
      <ol>
        {turnings.map((turning) => (
          <li key={`${turning.entry}/${turning.seat}`}>
            <SeatMark seat={turning.seat} />
            <span>
              {write(turning.text)}
              <small>
                {say('end.turnings.when', { round: turning.round })}
                {turning.credits !== 0 && ` · ${change(turning.credits)}`}
              </small>
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
