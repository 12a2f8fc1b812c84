// Makes a fresh clone start and test with one command. Plain Node, since nothing may be installed yet.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collect, runNode, StepFailed, step } from './progress.mjs'

const lowestNode = 20
const root = fileURLToPath(new URL('../..', import.meta.url))

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

function missing() {
  const wanted = lockedPackages('package-lock.json')
  const present = lockedPackages('node_modules/.package-lock.json')
  if (!wanted) return existsSync(join(root, 'node_modules')) ? null : 'install'
  return present && isInstalled(wanted, present) ? null : 'ci'
}

function npm(command) {
  const args = [command, '--loglevel=error']
  const { npm_execpath: path } = process.env
  if (path) return runNode(path, args, root)
  // Without npm_execpath the script was started by hand; only a shell finds npm.cmd on Windows.
  const shell = process.platform === 'win32'
  return collect(spawn('npm', args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] }))
}

/** Installs the dependencies unless they are there. */
export async function install(options) {
  if (Number.parseInt(process.versions.node, 10) < lowestNode) {
    console.error(`Keep Flying needs Node ${lowestNode} or newer; this is Node ${process.versions.node}.`)
    throw new StepFailed('Node')
  }
  const command = missing()
  if (command) await step(`Installing dependencies (npm ${command})`, options, () => npm(command))
}
