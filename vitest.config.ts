import { defineConfig } from 'vitest/config'

// Workspace packages resolve to their sources, so that tests never run against a stale build.
const conditions = ['source', 'node', 'module', 'development|production']

/** The scenarios of the rules run again with everything taken back, or saved and loaded, after each answer. */
const harderWays = ['undo', 'revive'].map((mode) => ({
  extends: true as const,
  test: {
    name: mode,
    include: ['packages/{verse,encounters,adventures}/src/{rules,catalog,expansions,scenario}/**/*.test.ts'],
    env: { KEEP_FLYING_MODE: mode },
  },
}))

export default defineConfig(({ mode }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    setupFiles: ['packages/kernel/src/testing/mode.ts'],
    // `--mode long` runs the slow suites at full length.
    env: { KEEP_FLYING_LONG: mode === 'long' ? 'yes' : '' },
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: ['packages/*/src/**/*.test.ts', 'apps/cli/src/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres.ts'],
        },
      },
      {
        // One of them starts the server as it was built.
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] },
      },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      {
        // After everything else: a browser takes most of what a small machine has.
        extends: true,
        test: {
          name: 'e2e',
          include: ['apps/web/e2e/*.test.ts'],
          globalSetup: ['apps/web/e2e/setup.ts'],
          // On a busy machine a browser may be killed or starved; a test that needed its second try says so.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      ...harderWays,
    ],
  },
}))
