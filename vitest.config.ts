import { defineConfig } from 'vitest/config'

// Workspace packages resolve to their sources, so that tests never run against a stale build.
const conditions = ['source', 'node', 'module', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
    setupFiles: ['packages/verse/src/testing/mode.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
