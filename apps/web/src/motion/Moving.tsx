import type { Writer } from '@keep-flying/kernel'
import { Component, createRef, use } from 'react'
import type { MotionParts } from '../game/client.ts'
import type { Moment } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { useMedia } from '../ui/media.ts'
import { type Before, pictureBefore, Showing } from './show.ts'
import './moving.css'

/** Shows what happened between two moments, for games that say how. Unwelcome motion is left out. */
export function Moving() {
  const { game, moment, write } = useTable()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  return game.motion && !still ? <Watcher moment={moment} write={write} {...use(game.motion())} /> : null
}

interface WatcherProps extends MotionParts {
  readonly moment: Moment
  readonly write: Writer
}

/** Whoever comes back to a table after this much has happened sees how it is, not how it came about. */
const mostEvents = 60

/** Looks at the table just before it changes and just after: only a class can. */
class Watcher extends Component<WatcherProps> {
  readonly #layer = createRef<HTMLDivElement>()
  #showing: Showing | null = null

  override componentDidMount(): void {
    if (this.#layer.current) this.#showing = new Showing(this.#layer.current)
    document.addEventListener('pointerdown', this.#finish, true)
    document.addEventListener('keydown', this.#finish, true)
  }

  override componentWillUnmount(): void {
    this.#finish()
    document.removeEventListener('pointerdown', this.#finish, true)
    document.removeEventListener('keydown', this.#finish, true)
  }

  override getSnapshotBeforeUpdate({ moment: before }: WatcherProps): Before | null {
    const { moment: now, write, motionsBetween } = this.props
    if (before === now || before.viewer !== now.viewer || document.hidden) return null
    const heard = now.events.length - before.events.length
    if (heard < 0 || heard > mostEvents) return null
    return pictureBefore(motionsBetween(before, now, write))
  }

  override componentDidUpdate(_: WatcherProps, __: unknown, before: Before | null): void {
    if (before) this.#showing?.show(before)
  }

  /** A press of anything skips what is being shown. */
  readonly #finish = () => this.#showing?.finish()

  override render() {
    return <div ref={this.#layer} className="moving-layer" aria-hidden="true" />
  }
}
