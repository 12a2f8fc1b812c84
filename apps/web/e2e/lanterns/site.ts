import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The registries of games, and what stands in for them. */
const instead: Readonly<Record<string, string>> = {
  [here('../../src/games/registry.ts')]: here('registry.ts'),
  [here('../../src/games/homes.ts')]: here('homes.ts'),
  [here('../../src/games/standings.ts')]: here('standings.ts'),
  '@keep-flying/games/described': here('listings.ts'),
  '@keep-flying/games/engines': here('engines.ts'),
}

/** A client that has never heard of any other game: only the registries are exchanged, and not a line of the shell. */
function anotherGame(): Plugin {
  return {
    name: 'another-game',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer?.startsWith(here('.'))) return null
      if (instead[source]) return instead[source]
      if (!/\/(registry|homes|standings)\.ts$/.test(source)) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return (resolved && instead[resolved.id]) ?? null
    },
  }
}

/** Serves the client from its sources with Lanterns as its only game. */
export async function startSite(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'keepflying-lanterns-'))
  const server = await createServer({
    root: here('../..'),
    configFile: here('../../vite.config.ts'),
    logLevel: 'silent',
    // Everything the client depends on is found before the first page is served: a later find would reload it.
    cacheDir,
    optimizeDeps: {
      entries: ['index.html', 'src/**/*.{ts,tsx}', 'e2e/lanterns/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
    },
    server: { host: '127.0.0.1', port: 0, hmr: false, proxy: {} },
    worker: { plugins: () => [anotherGame()] },
    plugins: [anotherGame()],
  })
  await server.listen()
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The site did not start.')
  return {
    url,
    async stop() {
      await server.close()
      await rm(cacheDir, { recursive: true, force: true })
    },
  }
}
