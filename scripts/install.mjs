// Makes a fresh clone start and test with one command. Plain Node, since nothing may be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const lowestNode = 20
const root = fileURLToPath(new URL('..', import.meta.url))

function fail(message) {
  console.error(message)
  process.exit(1)
}

function lockedPackages(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

// Contents are compared, not times: a checkout or a copied folder says nothing true about times.
function isInstalled(wanted, present) {
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const isRoot = path === ''
    const found = present[path]
    // npm leaves out the optional packages of other platforms.
    return isRoot || (found ? found.version === version : optional === true)
  })
}

function install(command) {
  console.log(`Installing dependencies (npm ${command})...`)
  const npm = process.env.npm_execpath
  const args = [command, '--loglevel=error']
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
  // Without npm_execpath the script was started by hand; only a shell finds npm.cmd on Windows.
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) fail(`npm ${command} failed; run it by hand to see why.`)
}

if (Number.parseInt(process.versions.node, 10) < lowestNode)
  fail(`Keep Flying needs Node ${lowestNode} or newer; this is Node ${process.versions.node}.`)

const wanted = lockedPackages('package-lock.json')
const present = lockedPackages('node_modules/.package-lock.json')
if (wanted && !(present && isInstalled(wanted, present))) install('ci')
if (!wanted && !existsSync(join(root, 'node_modules'))) install('install')
