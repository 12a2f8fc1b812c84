// Installs, compiles and builds whatever is not up to date. `compile` as an argument leaves the web client out; `--verbose`
// shows what the tools say.
import { parseArgs } from 'node:util'
import { install } from './build/install.mjs'
import { buildClient, compile } from './build/products.mjs'
import { main } from './build/progress.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { verbose: { type: 'boolean' } } })

await main(async () => {
  await install(values)
  await compile(values)
  if (!positionals.includes('compile')) await buildClient(values)
})
