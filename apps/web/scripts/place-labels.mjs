/**
 * Places the chart's names ahead, for every set of boxes and every step of the zoom, and writes
 * `src/games/verse/chart/labels.json`: `node apps/web/scripts/place-labels.mjs`, with TMPDIR where Chromium may be unpacked.
 *
 * Widths are measured in Chromium with the real type. Then the least bad of the candidates of `src/games/verse/chart/labels.ts` is
 * sought for all labels together, by annealing and a last descent: names must not meet at the step's own scale nor on
 * the way to the next. Last come the names of the systems, on arcs about
 * their suns where least is covered; one that fits nowhere waits for a closer look.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const target = new URL('../src/games/verse/chart/labels.json', import.meta.url)
const load = async (path) =>
  (
    await runnerImport(path, {
      root,
      logLevel: 'error',
      resolve: { conditions: ['source', 'node', 'module', 'development|production'] },
    })
  ).module

const nothing = { widths: { chart: {}, text: {}, system: {} }, sets: {} }
const write = (data) => writeFileSync(target, `${JSON.stringify(data, null, 1)}\n`)

write(nothing)
const { boxWith } = await load(`${root}/packages/verse/src/scenario.ts`)
const { geometryOf, isInside } = await load(`${root}/apps/web/src/games/verse/chart/geometry.ts`)
const boxes = [[], ['blue-sun'], ['kalidasa'], ['blue-sun', 'kalidasa']].map((ids) => boxWith(ids))

/** The width of every text on the chart at 100 pixels. */
async function measure() {
  const box = boxes.at(-1)
  const { cells, suns } = geometryOf(box)
  const { planetsOf } = await load(`${root}/apps/web/src/games/verse/chart/labels.ts`)
  const contacts = [...box.contacts.values()]
  const words = {
    chart: [...cells.values()].map((cell) => planetsOf(cell, box).join(' & ')).filter((name) => name !== ''),
    text: [
      ...contacts.map(({ name }) => name),
      ...contacts.flatMap(({ buys }) => Object.values(buys)).map((n) => `$${n}`),
    ],
    system: suns.map(({ name }) => name.toUpperCase()),
  }
  const fonts = { chart: ['alegreya-sc', 500], text: ['alegreya-sans', 500], system: ['im-fell-dw-pica-sc', 400] }
  const resolve = createRequire(import.meta.url).resolve
  const faces = Object.entries(fonts).map(([kind, [family, weight]]) => ({
    kind,
    weight,
    data: readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`)).toString(
      'base64',
    ),
  }))
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: chromium.args })
  const page = await browser.newPage()
  const widths = await page.evaluate(
    async ({ faces, words }) => {
      const context = document.createElement('canvas').getContext('2d')
      const found = {}
      for (const { kind, weight, data } of faces) {
        document.fonts.add(await new FontFace(kind, `url(data:font/woff2;base64,${data})`, { weight }).load())
        context.font = `${weight} 100px ${kind}`
        context.fontKerning = 'normal'
        found[kind] = Object.fromEntries(words[kind].map((text) => [text, Math.ceil(context.measureText(text).width)]))
      }
      return found
    },
    { faces, words },
  )
  await browser.close()
  return widths
}

/** Chance, but the same every time. */
function chance(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const widths = await measure()
write({ ...nothing, widths })
const labels = await load(`${root}/apps/web/src/games/verse/chart/labels.ts`)
const { blocksOf, candidates, discOf, overlap, setOf, steps, sunRadius } = labels

/** Scales at which a step serves, its own first. */
function scalesOf(step) {
  const next = steps[steps.indexOf(step) + 1]?.scale ?? step.scale * 1.4
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => step.scale + (next - step.scale) * part)
}

function place(box, step) {
  const geometry = geometryOf(box)
  const { bounds, suns } = geometry
  const k = step.scale
  const scales = scalesOf(step)
  const chart = {
    left: bounds.x * k,
    top: bounds.y * k,
    right: (bounds.x + bounds.width) * k,
    bottom: (bounds.y + bounds.height) * k,
  }
  const around = (x, y, r) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r })
  const blocks = blocksOf(geometry, box, step).map((block) => {
    const [x, y] = discOf(block.cell, geometry, step)
    return { ...block, x: x * k, y: y * k, cover: around(x * k, y * k, block.disc) }
  })
  const obstacles = [
    ...suns.map((sun) => ({ rect: around(sun.x * k, sun.y * k, sunRadius(sun, k) + 1), weight: 6, of: null })),
    ...blocks.map((block) => ({ rect: block.cover, weight: 9, of: block })),
  ]
  for (const block of blocks) {
    block.spots = candidates(block).map((spot) => {
      const left = block.x + spot.x
      const top = block.y + spot.y
      const rect = { left, top, right: left + block.width, bottom: top + block.height }
      let cost = spot.cost
      for (const { rect: other, weight, of } of obstacles) {
        const covered = of === block ? 0 : overlap(rect, other)
        if (covered > 0) cost += 3 + covered * 0.12 * weight
      }
      const off =
        Math.max(0, chart.left + 8 - rect.left) +
        Math.max(0, chart.top + 8 - rect.top) +
        Math.max(0, rect.right - chart.right + 8) +
        Math.max(0, rect.bottom - chart.bottom + 8)
      // Eight pixels are kept free of the edge; beyond that the name would be cut.
      cost += 8 * off + (off > 8 ? 60 : 0)
      for (const [u, v] of [
        [0.02, 0.2],
        [0.98, 0.2],
        [0.02, 0.9],
        [0.98, 0.9],
        [0.5, 0.5],
      ]) {
        const point = [(left + block.width * u) / k, (top + block.height * v) / k]
        if (!isInside(block.cell.outline, point)) cost += 1.1
      }
      const rects = scales.map((scale) => {
        const [x, y] = [(block.x / k) * scale + spot.x, (block.y / k) * scale + spot.y]
        return { left: x, top: y, right: x + block.width, bottom: y + block.height }
      })
      return { rect, rects, cost }
    })
    block.pick = block.spots.reduce((best, { cost }, n) => (cost < block.spots[best].cost ? n : best), 0)
  }
  const wider = ({ left, top, right, bottom }) => ({
    left: left - 2,
    top: top - 1,
    right: right + 2,
    bottom: bottom + 1,
  })
  const costOf = (block, pick) => {
    const { rects, cost } = block.spots[pick]
    let sum = cost
    for (const other of blocks) {
      if (other === block) continue
      const others = other.spots[other.pick].rects
      const covered = Math.max(...rects.map((rect, n) => overlap(wider(rect), others[n])))
      if (covered > 0) sum += 30 + covered
    }
    return sum
  }
  settle(blocks, costOf)
  const collisions = blocks.flatMap((one, n) =>
    blocks
      .slice(n + 1)
      .filter((other) => {
        const others = other.spots[other.pick].rects
        return one.spots[one.pick].rects.some((rect, n) => overlap(rect, others[n]) > 0)
      })
      .map((other) => `${one.name} / ${other.name}`),
  )
  const taken = [...blocks.map((block) => block.spots[block.pick].rect), ...obstacles.map(({ rect }) => rect)]
  const systems = placeSystems(geometry, step, chart, taken)
  const found = collisions.length === 0 ? 'no collision' : collisions.join(', ')
  const named = `${Object.keys(systems).length} of ${suns.length} systems named`
  process.stdout.write(`${setOf(box)}, ${step.id}: ${blocks.length} labels, ${found}, ${named}\n`)
  return { picks: blocks.map(({ pick }) => pick.toString(16)).join(''), systems }
}

/** Seeks the cheapest picks from several starts, and leaves the best that was found. */
function settle(blocks, costOf) {
  const first = blocks.map(({ pick }) => pick)
  const found = [3, 4, 5, 6].map((seed) => {
    for (const [n, block] of blocks.entries()) block.pick = first[n]
    anneal(blocks, costOf, chance(seed))
    return {
      picks: blocks.map(({ pick }) => pick),
      cost: blocks.reduce((sum, block) => sum + costOf(block, block.pick), 0),
    }
  })
  const { picks } = found.reduce((best, one) => (one.cost < best.cost ? one : best))
  for (const [n, block] of blocks.entries()) block.pick = picks[n]
}

function anneal(blocks, costOf, random) {
  for (let turn = 0; turn < 40000; turn++) {
    const block = blocks[Math.floor(random() * blocks.length)]
    const pick = Math.floor(random() * block.spots.length)
    const heat = 4 * Math.max(0, 1 - turn / 32000)
    const worse = costOf(block, pick) - costOf(block, block.pick)
    if (worse < 0 || (heat > 0 && random() < Math.exp(-worse / heat))) block.pick = pick
  }
  for (let round = 0; round < 3; round++)
    for (const block of blocks)
      for (const pick of block.spots.keys()) if (costOf(block, pick) < costOf(block, block.pick)) block.pick = pick
}

function placeSystems({ cells, suns }, { scale: k }, chart, taken) {
  const systems = {}
  const size = 11.5
  for (const sun of suns) {
    const name = sun.name.toUpperCase()
    const long = (widths.system[name] * size) / 100 + name.length * size * 0.2
    const own = [...cells.values()].filter((cell) => cell.sector.system === sun.name)
    const reach = Math.max(26, ...own.map((cell) => Math.hypot(cell.middle[0] - sun.x, cell.middle[1] - sun.y))) + 26
    let best = null
    for (let radius = 22; radius <= Math.min(reach, 150); radius += 3)
      for (let angle = 0; angle < 360; angle += 7.5) {
        const r = radius * k
        if (r < long * 0.42) continue
        const middle = (angle * Math.PI) / 180
        const half = long / 2 / r
        let cost = radius * 0.03 + Math.abs(Math.cos(middle)) * 2
        const letters = Math.ceil(long / 8)
        for (let n = 0; n <= letters; n++) {
          const at = middle - half + (2 * half * n) / letters
          const x = sun.x * k + Math.cos(at) * r
          const y = sun.y * k + Math.sin(at) * r
          const rect = { left: x - 6, top: y - 7, right: x + 6, bottom: y + 7 }
          for (const other of taken) if (overlap(rect, other) > 0) cost += 4
          if (x < chart.left + 16 || x > chart.right - 16 || y < chart.top + 17 || y > chart.bottom - 17) cost += 9
          if (!own.some((cell) => isInside(cell.outline, [x / k, y / k]))) cost += 0.7
        }
        if (!best || cost < best.cost) best = { cost, radius, angle, r, middle, half }
      }
    if (!best || best.cost > 16) continue
    systems[sun.name] = [best.radius, best.angle]
    for (let n = 0; n <= 6; n++) {
      const at = best.middle - best.half + (2 * best.half * n) / 6
      const [x, y] = [sun.x * k + Math.cos(at) * best.r, sun.y * k + Math.sin(at) * best.r]
      taken.push({ left: x - 7, top: y - 7, right: x + 7, bottom: y + 7 })
    }
  }
  return systems
}

const sets = Object.fromEntries(
  boxes.map((box) => [setOf(box), Object.fromEntries(steps.map((step) => [step.id, place(box, step)]))]),
)
write({ widths, sets })
