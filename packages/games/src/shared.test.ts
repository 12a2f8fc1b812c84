import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameListings } from './index.ts'

/** What all games share, and the folders in it that are a game's own. */
const shared = ['packages/kernel', 'packages/protocol', 'apps/server', 'apps/cli', 'apps/web']
const own = /\/(games\/|testing\/|.*\.test\.tsx?$)/

const root = fileURLToPath(new URL('../../..', import.meta.url))

const sources = shared.flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/src/${file}`)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !own.test(file)),
)

describe('nothing shared names a game', () => {
  test.each(gameListings)('$id', async ({ id, title, load }) => {
    const { bots } = await load()
    const names = [id, ...bots.map(({ bot }) => bot.id)].map((name) => `['"\`]${name}['"\`]`)
    const named = new RegExp([...names, `@keep-flying/${id}\\b`, `games/${id}\\b`, title].join('|'))
    expect(sources.length).toBeGreaterThan(300)
    expect(sources.filter((file) => named.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})
