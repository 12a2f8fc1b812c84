import type { Marker } from '@keep-flying/adventures'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { call } from '../../../cards/names.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { type Ahead, useIntent } from '../dock/intent.tsx'
import { useTable } from '../table.tsx'
import { MarkerSign } from './MarkerSign.tsx'
import { type Space, trackOf } from './track.ts'
import './timeline.css'

/** All Moments in one strip: who acts when, who is covered, what is coming, and what the chosen deed would change. */
export function Timeline() {
  const say = useSay()
  const { moment, write } = useTable()
  const { timeline, turn, stage, end } = moment.view
  const { ahead } = useIntent()
  // Before the Job the patrol alone has a marker: nothing is past yet.
  const hasBegun = stage === 'job'
  const track = useMemo(() => trackOf(timeline, hasBegun), [timeline, hasBegun])
  const [next] = timeline.markers
  const strip = useScrolledTo(next?.moment ?? 1)
  if (!next) return null
  // Whoever acts may have paid for an Action already, and lie ahead of others.
  const acts = turn ?? next
  const isRunning = hasBegun && !end
  const idle = say(end ? 'adv.timeline.over' : 'adv.timeline.before')
  const following = timeline.markers.filter(({ id }) => id !== acts.id)
  const size: CSSProperties & Record<`--${string}`, number> = { '--spaces': track.spaces.length }
  return (
    <div className="timeline" data-guide="timeline">
      <header>
        <h2 className="stencil">{say('adv.timeline')}</h2>
        <p>
          <b>{isRunning ? say('adv.timeline.acts', { who: call(write, acts.of, acts.id) }) : idle}</b>
        </p>
        {isRunning && <Following order={ahead ? ahead.markers : following} />}
        <p>{say('adv.timeline.left', { n: Math.max(0, timeline.last - (hasBegun ? next.moment : 0)) })}</p>
      </header>
      <ol ref={strip} className="timeline-track" style={size} tabIndex={-1} aria-label={say('adv.timeline')}>
        {track.folded > 0 && (
          <li className="timeline-folded">
            <i title={say('adv.timeline.folded', { n: track.folded })}>…</i>
          </li>
        )}
        {track.spaces.map((space) => (
          <SpaceOf key={space.moment} space={space} next={next} ahead={ahead} isRunning={isRunning} />
        ))}
      </ol>
    </div>
  )
}

/** On a strip that is too long for the screen, whoever acts next stands second from the left. */
function useScrolledTo(moment: number) {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const space = strip.current?.querySelector<HTMLElement>(`[data-moment="${moment}"]`)
    if (strip.current && space)
      strip.current.scrollLeft = space.offsetLeft - strip.current.offsetLeft - space.offsetWidth
  }, [moment])
  return strip
}

/** Who acts after that, as far as a line has room. */
function Following({ order }: { order: readonly Marker[] }) {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' })
  const { write } = useTable()
  const names = order.map(({ of, id }) => call(write, of, id))
  if (names.length === 0) return null
  const follow = (n: number) => say('adv.timeline.follow', { names: list.format(names.slice(0, n)) })
  return <p title={follow(names.length)}>{follow(3)}</p>
}

interface SpaceProps {
  readonly space: Space
  readonly next: Marker
  readonly ahead: Ahead | null
  /** The Job has begun and is not over. */
  readonly isRunning: boolean
}

function SpaceOf({ space, next, ahead, isRunning }: SpaceProps) {
  const say = useSay()
  const { write } = useTable()
  const { moment, markers, figure, isStar, isStart, isPast, hasAlarm, timers } = space
  const isNow = isRunning && moment === next.moment
  const ghosts = ghostsAt(ahead, moment)
  return (
    <li
      data-moment={moment}
      data-now={isNow || undefined}
      data-past={isPast || undefined}
      data-start={isStart || undefined}
      data-star={isStar || undefined}
      data-crossed={ahead?.stars.includes(moment) || (hasAlarm && ahead?.alarm) || undefined}
    >
      {isRunning && isNow && markers.length + ghosts.length === 1 && (
        <span className="timeline-next stencil">{say('adv.timeline.next')}</span>
      )}
      <span className="timeline-stack" style={stackSize(markers.length + ghosts.length)}>
        {markers.map((marker, n) => (
          <MarkerSign
            key={marker.id}
            marker={marker}
            height={n}
            look={n < markers.length - 1 || ghosts.length > 0 ? 'covered' : 'open'}
            isNext={marker === next}
          />
        ))}
        {ghosts.map((marker, n) => (
          <MarkerSign
            key={`ghost ${marker.id}`}
            marker={marker}
            height={markers.length + n}
            look="ghost"
            isNext={false}
          />
        ))}
      </span>
      {hasAlarm && (
        <span className="timeline-alarm" title={say('adv.timeline.alarm')}>
          <Icon name="alarm" label={say('adv.timeline.alarm')} />
        </span>
      )}
      {timers.map((name) => (
        <span key={name} className="timeline-timer" title={call(write, 'timer', name)}>
          <Icon name="clock" label={call(write, 'timer', name)} />
        </span>
      ))}
      <i>{isStar ? <Icon name="star-event" label={say('adv.timeline.star', { n: moment })} /> : figure}</i>
    </li>
  )
}

/** What the chosen deed would put on a Moment, from the lowest up: the marker itself, and Goons that it would wake. */
function ghostsAt(ahead: Ahead | null, moment: number): readonly Marker[] {
  return ahead ? ahead.ghosts.filter((marker) => marker.moment === moment).toReversed() : []
}

/** How many markers lie above the lowest; the style sheet knows how much room there is for them. */
function stackSize(n: number): CSSProperties & Record<`--${string}`, number> {
  return { '--above': Math.max(1, n - 1) }
}
