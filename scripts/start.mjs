// Installs and builds whatever is not up to date, and serves Keep Flying.
import { install } from './build/install.mjs'
import { buildClient, compile } from './build/products.mjs'
import { main } from './build/progress.mjs'

await main(async () => {
  await install({})
  const changed = [await compile({}), await buildClient({})]
  if (!changed.includes(true)) process.stdout.write('Nothing has changed since the last build.\n')
})

await import('../apps/server/dist/main.js')
