/**
 * Packs the chart's drawn borders for the page: `node apps/web/scripts/pack-geometry.mjs map-geometry.json`.
 *
 * A border is its first point and then steps of tenths of a unit. Borders are curves, so a step is told by how it differs
 * from the one before it: a character each for x and y. Both neighbours use the same border, and the outline of a sector is
 * its borders put end to end. `src/games/verse/chart/geometry.ts` unpacks it.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Name the file with the geometry.')
const { suns, arcs, cells } = JSON.parse(readFileSync(source, 'utf8'))
const ids = Object.keys(cells)

/** Quote and backslash would cost an escape in JSON. */
const alphabet = Array.from({ length: 92 }, (_, n) => String.fromCharCode(35 + n)).filter((char) => char !== '\\')

const tenths = (value) => Math.round(10 * value)
const zigzag = (value) => (value < 0 ? -2 * value - 1 : 2 * value)

function letter(value) {
  const char = alphabet[value]
  if (char === undefined) throw new Error(`A step of ${value} is too long.`)
  return char
}

const inTenths = ([x, y]) => [tenths(x), tenths(y)]

function steps(pts) {
  let [x, y] = inTenths(pts[0])
  let [lastX, lastY] = [0, 0]
  let text = ''
  for (const [nextX, nextY] of pts.slice(1).map(inTenths)) {
    const [stepX, stepY] = [nextX - x, nextY - y]
    text += letter(zigzag(stepX - lastX)) + letter(zigzag(stepY - lastY))
    ;[x, y, lastX, lastY] = [nextX, nextY, stepX, stepY]
  }
  return text
}

const order = (id) => (id === null ? -1 : ids.indexOf(id))
const data = {
  sectors: ids.join(' '),
  suns: suns.map(({ name, x, y, r }) => ({ name, x, y, r })),
  between: arcs.map((arc) => arc.between.map(order)),
  starts: arcs.map((arc) => inTenths(arc.pts[0])),
  steps: arcs.map((arc) => steps(arc.pts)).join(' '),
}
if (ids.some((id) => cells[id].loops.length !== 1)) throw new Error('A sector is in pieces.')
writeFileSync(new URL('../src/games/verse/chart/geometry.json', import.meta.url), `${JSON.stringify(data)}\n`)
