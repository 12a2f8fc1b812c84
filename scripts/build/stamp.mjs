// Whether what a step made still is what it would make again.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders that are made or fetched, never written by hand. */
const made = new Set(['node_modules', 'dist'])

/** Every file under a path, which may be a file itself or be missing; with forward slashes, in the same order everywhere. */
function filesUnder(root, path, isLeftOut) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => (isLeftOut(name) ? [] : filesUnder(root, `${path}/${name}`, isLeftOut)))
}

/** The contents of all inputs, and the Node that reads them. Contents, not times: a checkout changes every time. */
function inputsOf({ root, inputs, ignores = () => false }) {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs)
    for (const file of filesUnder(root, input, (name) => made.has(name) || ignores(name)))
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** The size of every output: enough to notice what was deleted or cut short. */
function outputsOf({ root, outputs }) {
  const files = outputs.flatMap((output) => filesUnder(root, output, () => false))
  return Object.fromEntries(files.map((file) => [file, sizeOf(root, file)]))
}

function sizeOf(root, file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.size
}

function readStamp({ root, stamp }) {
  try {
    return JSON.parse(readFileSync(join(root, stamp), 'utf8'))
  } catch {
    return null
  }
}

/** Written under another name first, so that it is there whole or not at all. */
function writeStamp({ root, stamp }, content) {
  const path = join(root, stamp)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(content))
  renameSync(`${path}.new`, path)
}

/**
 * Makes something unless it is there and nothing it is made from has changed; whether it was made. `make` is told whether
 * any of it is missing. The stamp is away while it works: a step that was interrupted is taken again.
 */
export async function upToDate(product, make) {
  const before = readStamp(product)
  const inputs = inputsOf(product)
  const sizes = Object.entries(before?.outputs ?? {}).map(([file, size]) => ({ size, now: sizeOf(product.root, file) }))
  if (before?.inputs === inputs && sizes.every(({ size, now }) => size === now)) return false
  rmSync(join(product.root, product.stamp), { force: true })
  await make({ isMissing: before === null || sizes.some(({ now }) => now === undefined) })
  writeStamp(product, { inputs, outputs: outputsOf(product) })
  return true
}
