import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const server = process.env['KEEP_FLYING_SERVER'] ?? 'http://127.0.0.1:3000'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const worthIt = /\.(html|js|css|svg|webmanifest)$/

/** Lays every file once more beside itself, compressed as well as it can be: the server need only send it. */
function compressed(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      // The service worker is written at the end, too.
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir)
        const files = await readdir(folder, { recursive: true })
        await Promise.all(
          files
            .filter((file) => worthIt.test(file))
            .map(async (name) => {
              const file = join(folder, name)
              const content = await readFile(file)
              const best = { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } }
              await writeFile(`${file}.br`, await brotli(content, best))
              await writeFile(`${file}.gz`, await zip(content, { level: zlib.Z_BEST_COMPRESSION }))
            }),
        )
      },
    },
  }
}

const readFirst = /alegreya-sans-latin-[47]00-normal-[^/]*\.woff2$/

/** Has browsers fetch the two fonts that everything is read in before they know that they need them. */
function fontsAhead(): Plugin {
  return {
    name: 'fonts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => readFirst.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          })),
    },
  }
}

const helper = '\0vite/preload-helper.js'
const ours = fileURLToPath(new URL('./src/ui/fetching.ts', import.meta.url))

/** Puts our own way of fetching what an `import()` needs in place of the bundler's. */
function fetchedPersistently(): Plugin {
  return {
    name: 'fetched-persistently',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? `export { fetchedFirst as __vitePreload } from ${JSON.stringify(ours)}` : null),
  }
}

/**
 * What is always fetched together is one file, with all that it imports: it compresses better than two dozen small ones.
 * A line of higher priority takes first.
 */
const together = [
  { name: 'index', test: /\/src\/(main\.tsx|ui\/|game\/(line|listing|outcome|writers)\.ts)/, priority: 5 },
  { name: 'geometry', test: /\/chart\/geometry\.ts$/, priority: 4 },
  // All games play by it, and none is to fetch another for it.
  { name: 'kernel', test: /\/kernel\/src\/(gather|once|options|random|ranking|rules|secrecy)\.ts$/, priority: 4 },
  // What is said of every box before it is opened: set-up pages need all of it.
  { name: 'verse-boxes', test: /\/verse\/src\/(boxes\/list|expansions\/[^/]+\/listing)\.ts$/, priority: 4 },
  { name: 'verse', test: /\/verse\/src\/(boxes\/index|text\/languages)\.ts$/, priority: 3 },
  { name: 'encounters', test: /\/encounters\/src\/(ask\/index|text\/languages)\.ts$/, priority: 3 },
  { name: 'adventures', test: /\/adventures\/src\/(ask\/index|text\/languages)\.ts$/, priority: 3 },
  // What the tables of several games are made of.
  {
    name: 'board',
    test: /\/src\/(app\/Playing|dock\/(OddsBar|Stepper|plain)|cards\/(Cameo|use-printing)|game\/game-(client|table)|table\/lit)\.tsx?$/,
    priority: 2,
  },
  // What games show a little later: left to itself, it would lie in the table of whichever game shows it at once.
  { name: 'paper', test: /\/src\/(cards\/PaperCard|scene\/SceneHead)\.tsx$/, priority: 2 },
  { name: 'camera', test: /\/src\/board\//, priority: 2 },
  { name: 'verse-table', test: /\/games\/verse\/(index\.ts|ship\/Outlook\.tsx|dock\/OfferBrief\.tsx)$/, priority: 1 },
  { name: 'encounters-table', test: /\/games\/encounters\/index\.ts$/, priority: 1 },
  { name: 'adventures-table', test: /\/games\/adventures\/index\.ts$/, priority: 1 },
  { name: 'forms', test: /\/src\/dock\/controls\//, priority: 1 },
  {
    name: 'verse-turn',
    test: /\/games\/verse\/(dock\/controls\/(?!Market)|ship\/(ShipParts|JobCard)\.tsx)/,
    priority: 0,
  },
]

export default defineConfig({
  // Workspace packages are built from their sources, so that nothing stale gets into a bundle.
  resolve: { conditions: ['source', 'browser', 'module', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Every `import()` is told all files it needs, its own included.
    modulePreload: { polyfill: false, resolveDependencies: (file, needed) => [...new Set([file, ...needed])] },
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  // Whatever a worker fetches is named so, and counted so by `npm run bench:web`.
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } } },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        importScripts: ['/push.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        navigateFallbackDenylist: [/^\/api/, /^\/socket\.io/, /^\/metrics/, /^\/healthz/, /^\/readyz/],
      },
      manifest: {
        name: 'Keep Flying',
        short_name: 'Keep Flying',
        description: 'Firefly tabletop games in the browser. An unofficial fan work.',
        display: 'standalone',
        background_color: '#14110c',
        theme_color: '#14110c',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
    }),
    fetchedPersistently(),
    fontsAhead(),
    compressed(),
  ],
})
