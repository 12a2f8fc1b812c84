import type { HeardEvent } from '@keep-flying/kernel'
import sprite from '../../../ui/icons.svg'
import { middleOf, unit } from '../map/plane.ts'
import type { Scene } from './scenes.ts'

const svg = 'http://www.w3.org/2000/svg'

/** The side of a die, in units. */
const side = unit * 0.62

/** What stands on the faces of a die. */
const faceSigns: Readonly<Record<number, string>> = {
  1: 'disgruntled',
  2: 'die2',
  3: 'die3',
  4: 'die4',
  5: 'die5',
  6: 'firefly',
}

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
      switch (scene.is) {
        case 'told':
          this.#read(words(scene.event), scene)
          break
        case 'look':
          this.#look(scene, columns)
          break
        case 'dice':
          this.#roll(scene, columns)
          break
        case 'shot':
          this.#shoot(scene, columns)
          break
        case 'blow':
        case 'wake':
          this.#spread(scene, columns)
      }
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

  /** Where somebody looks, before a shot. */
  #look({ squares: [from, to], from: delay, lasts }: Extract<Scene, { is: 'look' }>, columns: number): void {
    const [x, y] = middleOf(columns, from)
    const [toX, toY] = middleOf(columns, to)
    const line = this.#add('path', { d: `M${x} ${y}L${toX} ${toY}`, class: 'fx-look' })
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }]
    if (line) this.#run(line, frames, { duration: lasts, delay, fill: 'backwards' }, () => line.remove())
  }

  /** Dice that fall beside whoever rolls, and lie there for a while. */
  #roll({ square, faces, from, lasts }: Extract<Scene, { is: 'dice' }>, columns: number): void {
    const [x, y] = middleOf(columns, square)
    faces.forEach((face, n) => {
      const left = x + (n - faces.length / 2) * side * 1.15
      const die = this.#add('g', { class: `fx-die fx-die-${face}`, transform: `translate(${left} ${y - unit * 1.15})` })
      if (!die) return
      const fallen = this.#add('g', {}, die)
      this.#add('rect', { width: String(side), height: String(side), rx: '2' }, fallen)
      this.#add(
        'use',
        { href: `${sprite}#i-${faceSigns[face] ?? ''}`, width: String(side), height: String(side) },
        fallen,
      )
      const frames = [
        { opacity: 0, translate: '0 -14px', rotate: '-200deg', offset: 0 },
        { opacity: 1, translate: '0 0', rotate: '0deg', offset: 0.35, easing: 'linear' },
        { opacity: 1, translate: '0 0', rotate: '0deg', offset: 1 },
      ]
      const timing: KeyframeAnimationOptions = {
        duration: lasts,
        delay: from + n * 70,
        fill: 'backwards',
        easing: 'ease-out',
      }
      if (fallen) this.#run(fallen, frames, timing, () => die.remove())
    })
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

  #add(
    name: 'path' | 'circle' | 'g' | 'rect' | 'use',
    attributes: Readonly<Record<string, string>>,
    layer: Element | null = document.querySelector('.map-effects'),
  ): Element | null {
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
