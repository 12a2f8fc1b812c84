import type { HeardEvent } from '@keep-flying/kernel'
import { middleOf, unit } from '../map/plane.ts'
import type { Scene } from './scenes.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Plays scenes on the map that is drawn already. Nothing waits for it, and `finish` ends it at once. */
export class Player {
  readonly #running = new Set<Animation>()
  readonly #added = new Set<Element>()
  #timers: number[] = []
  readonly #tell: (words: string | null) => void

  constructor(tell: (words: string | null) => void) {
    this.#tell = tell
  }

  finish(): void {
    for (const animation of this.#running) animation.cancel()
    this.#running.clear()
    for (const element of this.#added) element.remove()
    this.#added.clear()
    for (const timer of this.#timers) clearTimeout(timer)
    if (this.#timers.length > 0) this.#tell(null)
    this.#timers = []
  }

  play(scenes: readonly Scene[], columns: number, words: (event: HeardEvent) => string): void {
    this.finish()
    this.#walk(scenes, columns)
    for (const scene of scenes) {
      if (scene.is === 'told') this.#read(words(scene.event), scene)
      else if (scene.is === 'shot') this.#shoot(scene, columns)
      else if (scene.is !== 'walk') this.#spread(scene, columns)
    }
    const end = Math.max(0, ...scenes.map(({ from, lasts }) => from + lasts))
    if (scenes.some(({ is }) => is === 'told')) this.#after(end, () => this.#tell(null))
  }

  /** One animation per figure: it stands where it stood until its turn comes. */
  #walk(scenes: readonly Scene[], columns: number): void {
    const walks = scenes.filter((scene) => scene.is === 'walk')
    for (const figure of new Set(walks.map((walk) => walk.figure))) {
      const element = document.querySelector(`.map-front [data-figure="${CSS.escape(figure)}"]`)
      const own = walks.filter((walk) => walk.figure === figure)
      const end = own.at(-1)
      const goal = end?.squares.at(-1)
      if (!element || !end || goal === undefined) continue
      const whole = end.from + end.lasts
      if (whole <= 0) continue
      const [toX, toY] = middleOf(columns, goal)
      const frames = own.flatMap(({ squares, from, lasts }) =>
        squares.map((square, n): Keyframe => {
          const [x, y] = middleOf(columns, square)
          const at = from + (lasts * n) / Math.max(1, squares.length - 1)
          return { translate: `${x - toX}px ${y - toY}px`, offset: Math.min(1, at / whole) }
        }),
      )
      const [first] = frames
      this.#run(element, first ? [{ ...first, offset: 0 }, ...frames] : frames, { duration: whole })
    }
  }

  #shoot({ squares: [from, to], hits, from: delay, lasts }: Extract<Scene, { is: 'shot' }>, columns: number): void {
    const [x, y] = middleOf(columns, from)
    const [toX, toY] = middleOf(columns, to)
    const line = this.#add('path', { d: `M${x} ${y}L${toX} ${toY}`, class: hits ? 'fx-shot fx-hit' : 'fx-shot' })
    if (!line) return
    const length = Math.hypot(toX - x, toY - y)
    const dash = `${unit * 1.4} ${length + unit * 2}`
    const frames = [
      { strokeDasharray: dash, strokeDashoffset: unit * 1.4, opacity: 1 },
      { strokeDasharray: dash, strokeDashoffset: -length, opacity: 1 },
    ]
    this.#run(line, frames, { duration: lasts, delay, fill: 'backwards', easing: 'ease-in' }, () => line.remove())
    if (hits) this.#spread({ is: 'blow', square: to, from: delay + lasts * 0.8, lasts: lasts * 0.7 }, columns)
  }

  /** A ring that grows from a square. */
  #spread({ is, square, from, lasts }: Extract<Scene, { is: 'blow' | 'wake' }>, columns: number): void {
    const [cx, cy] = middleOf(columns, square)
    const ring = this.#add('circle', { cx: String(cx), cy: String(cy), r: String(unit * 0.5), class: `fx-${is}` })
    if (!ring) return
    const frames = [
      { opacity: 0, scale: '0.6', offset: 0 },
      { opacity: 1, scale: '0.9', offset: 0.2 },
      { opacity: 0, scale: is === 'wake' ? '2.4' : '1.6', offset: 1 },
    ]
    this.#run(ring, frames, { duration: lasts, delay: from, fill: 'backwards' }, () => ring.remove())
  }

  #read(words: string, { from }: Scene): void {
    this.#after(from, () => this.#tell(words))
  }

  #after(delay: number, act: () => void): void {
    this.#timers.push(window.setTimeout(act, delay))
  }

  #add(name: 'path' | 'circle', attributes: Readonly<Record<string, string>>): Element | null {
    const layer = document.querySelector('.map-effects')
    if (!layer) return null
    const element = document.createElementNS(svg, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    layer.append(element)
    this.#added.add(element)
    return element
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, then?: () => void): void {
    const animation = element.animate(frames, timing)
    this.#running.add(animation)
    animation.onfinish = () => {
      this.#running.delete(animation)
      then?.()
    }
  }
}
