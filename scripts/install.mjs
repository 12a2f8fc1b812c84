// Installs the dependencies unless they are there.
import { install } from './build/install.mjs'
import { main } from './build/progress.mjs'

await main(() => install({}))
