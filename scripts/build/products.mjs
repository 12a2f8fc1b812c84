// What is built, from what, and how.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode, step } from './progress.mjs'
import { upToDate } from './stamp.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The dependencies and the way they are put together. */
const settings = [
  'package-lock.json',
  'package.json',
  ...namesIn('.').filter((name) => /^tsconfig.*\.json$/.test(name)),
]
const packages = namesIn('packages').map((name) => `packages/${name}`)

function namesIn(folder) {
  return readdirSync(join(root, folder)).sort()
}

/** The program of an installed package. */
function program(packageName, path) {
  const { resolve } = createRequire(join(root, 'apps/web/package.json'))
  return join(dirname(resolve(`${packageName}/package.json`)), path)
}

/** Everything that runs on Node, and the types of everything. */
const compiled = {
  root,
  inputs: [...settings, ...packages, 'apps'],
  outputs: [...packages, 'apps/server', 'apps/cli'].map((folder) => `${folder}/dist`),
  stamp: 'node_modules/.cache/keep-flying/compiled.json',
}

/** The client, as browsers load it. */
const client = {
  root,
  inputs: [...settings, ...packages, 'apps/web'],
  ignores: (name) => name === 'e2e' || /\.test\.tsx?$/.test(name),
  outputs: ['apps/web/dist'],
  stamp: 'node_modules/.cache/keep-flying/client.json',
}

/** Compiles if anything has changed; whether it has. */
export function compile(options) {
  return upToDate(compiled, ({ isMissing }) =>
    // The compiler looks at its own notes rather than at the files it made.
    step('Compiling', options, () =>
      runNode(program('typescript', 'bin/tsc'), ['-b', ...(isMissing ? ['--force'] : [])], root),
    ),
  )
}

/** Builds the client if anything has changed; whether it has. */
export function buildClient(options) {
  return upToDate(client, () =>
    step('Building the web client', options, () =>
      runNode(program('vite', 'bin/vite.js'), ['build'], join(root, 'apps/web')),
    ),
  )
}
