import type { Motion } from '../game/client.ts'
import { firstOf, type InSight, lookAround, ratioOf, type Sight, wayBetween } from './sight.ts'

/** A table before something happened: where everything lay, and pictures of what will be gone. */
export interface Before {
  readonly sight: Sight
  readonly motions: readonly Motion[]
  readonly pictures: ReadonlyMap<string, HTMLElement>
}

/** In milliseconds. */
const beat = 120
const sliding = 240
const turning = 160
const landing = 260
const shaking = 240
const lingering = 500

const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** Whatever moves less is not seen to move. */
const least = 2

export function pictureBefore(motions: readonly Motion[]): Before {
  const sight = lookAround()
  const pictures = new Map<string, HTMLElement>()
  for (const motion of motions) {
    const name = motion.is === 'goes' ? motion.thing : motion.is === 'moves' && motion.turns ? motion.was : null
    const seen = name === null ? undefined : sight.get(name)
    if (name !== null && seen) pictures.set(name, pictureOf(seen))
  }
  return { sight, motions, pictures }
}

/** A copy that lies where the thing lay, above all else, and is in nobody's way. */
function pictureOf({ element, at }: InSight): HTMLElement {
  const picture = document.createElement('div')
  picture.className = 'moving-picture'
  layOver(picture, at)
  const copy = element.cloneNode(true)
  if (copy instanceof HTMLElement) {
    copy.removeAttribute('data-thing')
    picture.append(copy)
  }
  return picture
}

function layOver({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
}

/** Shows how everything came to where it lies now. Nothing waits for it, and `finish` ends it at once. */
export class Showing {
  readonly #layer: HTMLElement
  readonly #running = new Set<Animation>()

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  finish(): void {
    for (const animation of this.#running) animation.finish()
    this.#running.clear()
    this.#layer.replaceChildren()
  }

  show(before: Before): void {
    this.finish()
    const now = lookAround()
    const named = new Map(before.motions.flatMap((motion) => ('thing' in motion ? [[motion.thing, motion]] : [])))
    for (const [name, seen] of now) if (!seen.isPile) this.#place(name, seen, named.get(name), before, now)
    for (const motion of before.motions) {
      if (motion.is === 'goes') this.#leave(motion, before, now)
      if (motion.is === 'hits') this.#strike(motion, before, now)
    }
  }

  /** Something that is in sight now: it slides from where it lay, turns up, or comes from a pile. */
  #place(name: string, { element, at }: InSight, motion: Motion | undefined, before: Before, now: Sight): void {
    const delay = (motion?.beat ?? 0) * beat
    const moves = motion?.is === 'moves' ? motion : null
    const lay = before.sight.get(moves?.was ?? name)?.at
    const from = lay ?? (motion?.is === 'comes' ? firstOf(motion.from, now, before.sight) : null)
    if (!from) return
    const { x, y } = wayBetween(at, from)
    const scale = ratioOf(from, at)
    const shift = { translate: `${x}px ${y}px`, scale: `${scale}` }
    if (moves?.turns) {
      this.#turnAway(before.pictures.get(moves.was), delay)
      this.#run(element, [{ ...shift, rotate: 'y 90deg' }, { rotate: 'y 0deg' }], turning + sliding, delay + turning)
    } else if (Math.hypot(x, y) > least) {
      this.#run(element, [{ ...shift, ...(lay ? {} : { opacity: 0 }) }, {}], sliding, delay)
    }
  }

  #turnAway(picture: HTMLElement | undefined, delay: number): void {
    if (!picture) return
    this.#layer.append(picture)
    this.#run(picture, [{}, { rotate: 'y 90deg' }], turning, delay, () => picture.remove())
  }

  /** Something that is no longer in sight: it goes to its pile, or fades. */
  #leave({ thing, to, beat: beats }: Extract<Motion, { is: 'goes' }>, before: Before, now: Sight): void {
    const picture = before.pictures.get(thing)
    const lay = before.sight.get(thing)?.at
    if (!picture || !lay || now.has(thing)) return
    const goal = firstOf(to, now)
    const { x, y } = goal ? wayBetween(lay, goal) : { x: 0, y: -20 }
    this.#layer.append(picture)
    const gone = { translate: `${x}px ${y}px`, scale: goal ? '0.25' : '1.08', opacity: goal ? 0.4 : 0 }
    this.#run(picture, [{}, gone], landing, beats * beat, () => picture.remove())
  }

  /** A blow flies at whom it is meant for, who shakes; what it was can be read there for a moment. */
  #strike({ from, to, words, beat: beats }: Extract<Motion, { is: 'hits' }>, before: Before, now: Sight): void {
    const target = firstOf(to, now)
    const struck = to.flatMap((name) => now.get(name)?.element ?? [])[0]
    if (!target || !struck) return
    const start = firstOf(from, before.sight, now) ?? target
    const blow = document.createElement('div')
    blow.className = 'moving-blow'
    blow.textContent = words
    layOver(blow, target)
    this.#layer.append(blow)
    const { x, y } = wayBetween(target, start)
    const delay = beats * beat
    const whole = landing + lingering
    const frames = [
      { translate: `${x}px ${y}px`, scale: '0.5', opacity: 0.2 },
      { translate: '0 0', scale: '1', opacity: 1, offset: landing / whole },
      { translate: '0 0', opacity: 1, offset: 0.85 },
      { opacity: 0 },
    ]
    this.#run(blow, frames, whole, delay, () => blow.remove())
    const shake = [0, -5, 5, -3, 3, 0].map((dx) => ({ translate: `${dx}px 0` }))
    this.#run(struck, shake, shaking, delay + landing)
  }

  #run(element: HTMLElement, frames: Keyframe[], duration: number, delay: number, then?: () => void): void {
    const animation = element.animate(frames, { duration, delay, easing: easeOut, fill: 'backwards' })
    this.#running.add(animation)
    animation.onfinish = () => {
      this.#running.delete(animation)
      then?.()
    }
  }
}
