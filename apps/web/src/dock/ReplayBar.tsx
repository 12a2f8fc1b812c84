import { useEffect, useState } from 'react'
import { call } from '../cards/names.ts'
import { useSay } from '../i18n/language.tsx'
import type { Playback } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Milliseconds a step is shown while a recorded game plays by itself. */
const pace = 900

/** A recorded game: step, play, jump to a turn, see it from another seat. It stands where answers would be given. */
export function ReplayBar({ playback }: { playback: Playback }) {
  const say = useSay()
  const { at, length } = playback
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (at >= length) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => playback.go(at + 1), pace)
    return () => clearTimeout(timer)
  }, [playing, at, length, playback])
  return (
    <footer className="dock-foot dock-replay">
      <label className="dock-replay-at">
        <span className="visually-hidden">{say('dock.replay.at')}</span>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          onChange={({ target }) => playback.go(target.valueAsNumber)}
        />
        <output>{say('dock.replay.of', { n: at, of: length })}</output>
      </label>
      <div className="dock-row">
        <button type="button" className="button" disabled={at === 0} onClick={() => playback.go(at - 1)}>
          <Icon name="chev" className="dock-back" label={say('dock.replay.back')} />
        </button>
        <button type="button" className="button dock-play" onClick={() => setPlaying(!playing)}>
          <Icon name={playing ? 'full-stop' : 'replay'} /> {say(playing ? 'dock.replay.pause' : 'dock.replay.play')}
        </button>
        <button type="button" className="button" disabled={at === length} onClick={() => playback.go(at + 1)}>
          <Icon name="chev" label={say('dock.replay.forward')} />
        </button>
      </div>
      <div className="dock-row">
        {playback.turns.length > 0 && <TurnJump playback={playback} />}
        <SeatChoice playback={playback} />
      </div>
    </footer>
  )
}

function TurnJump({ playback }: { playback: Playback }) {
  const say = useSay()
  const { write } = useTable()
  const here = playback.turns.findLast(({ at }) => at <= playback.at)
  return (
    <label className="dock-select">
      <span>{say('dock.replay.turn')}</span>
      <select value={here?.at ?? 0} onChange={({ target }) => playback.go(Number(target.value))}>
        {playback.turns.map(({ at, seat, progress }) => (
          <option key={at} value={at}>
            {say('dock.replay.turn-of', { progress: write(progress), who: call(write, 'seat', seat) })}
          </option>
        ))}
      </select>
    </label>
  )
}

function SeatChoice({ playback }: { playback: Playback }) {
  const say = useSay()
  const { moment, write } = useTable()
  const look = (value: string) => playback.lookFrom(value === '' ? null : Number(value))
  return (
    <label className="dock-select">
      <span>{say('dock.replay.from')}</span>
      <select value={moment.viewer ?? ''} onChange={({ target }) => look(target.value)}>
        <option value="">{say('dock.replay.everybody')}</option>
        {playback.seats.map((seat) => (
          <option key={seat} value={seat}>
            {call(write, 'seat', seat)}
          </option>
        ))}
      </select>
    </label>
  )
}
