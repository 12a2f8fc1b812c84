import { useEffect, useMemo, useState } from 'react'
import { call } from '../cards/names.ts'
import { useSay } from '../i18n/language.tsx'
import type { Playback } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Speed, speeds, stepTime, turnAfter, turnBefore } from './playing.ts'
import { useReplayKeys } from './use-keys.ts'
import './replay-bar.css'

/** A recorded game: step, play at any speed, jump by turns, see it from another seat. It stands where answers would be given. */
export function ReplayBar({ playback }: { playback: Playback }) {
  const say = useSay()
  const { at, length } = playback
  const [isPlaying, play] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const playing = useMemo(() => ({ playing: isPlaying, play, speed, setSpeed }), [isPlaying, speed])
  useReplayKeys(playback, playing)
  useEffect(() => {
    if (!isPlaying) return
    if (at >= length) {
      play(false)
      return
    }
    const timer = setTimeout(() => playback.go(at + 1), stepTime(speed))
    return () => clearTimeout(timer)
  }, [isPlaying, speed, at, length, playback])
  return (
    <footer className="dock-foot dock-replay">
      <label className="dock-replay-at">
        <span className="visually-hidden">{say('replay.bar.at')}</span>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          onChange={({ target }) => playback.go(target.valueAsNumber)}
        />
        <output>{say('replay.bar.of', { n: at, of: length })}</output>
      </label>
      <div className="dock-row">
        <Jump icon="turn-back" label={say('replay.bar.turn-back')} to={turnBefore(playback)} go={playback.go} />
        <Jump icon="back" label={say('replay.bar.back')} to={at > 0 ? at - 1 : null} go={playback.go} />
        <button type="button" className="button dock-play" onClick={() => play(!isPlaying)}>
          <Icon name={isPlaying ? 'full-stop' : 'replay'} /> {say(isPlaying ? 'replay.bar.pause' : 'replay.bar.play')}
        </button>
        <Jump icon="on" label={say('replay.bar.forward')} to={at < length ? at + 1 : null} go={playback.go} />
        <Jump icon="turn-on" label={say('replay.bar.turn-forward')} to={turnAfter(playback)} go={playback.go} />
      </div>
      <Speeds speed={speed} choose={setSpeed} />
      <div className="dock-row">
        {playback.turns.length > 0 && <TurnJump playback={playback} />}
        <SeatChoice playback={playback} />
      </div>
    </footer>
  )
}

interface JumpProps {
  readonly icon: 'turn-back' | 'back' | 'on' | 'turn-on'
  readonly label: string
  /** Null where there is nowhere to go. */
  readonly to: number | null
  go(to: number): void
}

/** A step or a turn, back or on: one chevron for a step, two for a turn. */
function Jump({ icon, label, to, go }: JumpProps) {
  const isTurn = icon === 'turn-back' || icon === 'turn-on'
  return (
    <button
      type="button"
      className="button replay-jump"
      data-jump={icon}
      title={label}
      aria-label={label}
      disabled={to === null}
      onClick={() => to !== null && go(to)}
    >
      <Icon name="chev" />
      {isTurn && <Icon name="chev" />}
    </button>
  )
}

function Speeds({ speed, choose }: { speed: Speed; choose(speed: Speed): void }) {
  const say = useSay()
  return (
    <fieldset className="replay-speeds">
      <legend>{say('replay.bar.speed')}</legend>
      {speeds.map((one) => (
        <label key={one}>
          <input type="radio" name="replay-speed" checked={one === speed} onChange={() => choose(one)} />
          <span>{one === 0.5 ? '½×' : `${one}×`}</span>
        </label>
      ))}
    </fieldset>
  )
}

function TurnJump({ playback }: { playback: Playback }) {
  const say = useSay()
  const { write } = useTable()
  const here = playback.turns.findLast(({ at }) => at <= playback.at)
  return (
    <label className="dock-select">
      <span>{say('replay.bar.turn')}</span>
      <select value={here?.at ?? 0} onChange={({ target }) => playback.go(Number(target.value))}>
        {playback.turns.map(({ at, seat, progress }) => (
          <option key={at} value={at}>
            {say('replay.bar.turn-of', { progress: write(progress), who: call(write, 'seat', seat) })}
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
      <span>{say('replay.bar.from')}</span>
      <select value={moment.viewer ?? ''} onChange={({ target }) => look(target.value)}>
        <option value="">{say('replay.bar.everybody')}</option>
        {playback.seats.map((seat) => (
          <option key={seat} value={seat}>
            {call(write, 'seat', seat)}
          </option>
        ))}
      </select>
    </label>
  )
}
