import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { newPlayer, type Player, play, startTable } from '../testing/player.ts'
import { serverProcess } from '../testing/process.ts'

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The limits as they are shipped. */
const shipped = { REQUESTS_PER_MINUTE: '', MESSAGES_PER_MINUTE: '' }

/** Everything a browser may load: the first page, and every file it leads to. */
async function wholeSite(): Promise<string[]> {
  const assets = await readdir(join(built, 'assets'))
  const files = assets.filter((name) => /\.(js|css|svg|woff2)$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  return ['/', '/sw.js', ...files.map((name) => `/assets/${name}`)]
}

/** Loads the site and asks what the first page asks; the replies that were refused. */
async function visitSite(url: string, site: readonly string[], person: Player): Promise<unknown[]> {
  const refused: unknown[] = []
  for (const path of site) {
    const { status } = await fetch(url + path, { method: 'HEAD', headers: { cookie: person.cookie } })
    if (status !== 200) refused.push({ path, status })
  }
  for (const path of [
    '/api/me',
    '/api/games',
    ...['mine', 'open', 'running'].map((list) => `/api/tables?list=${list}`),
  ]) {
    const { status } = await person.ask('GET', path)
    if (status !== 200) refused.push({ path, status })
  }
  return refused
}

test('eight visitors behind one address load the whole site twice, and play', async () => {
  const data = await mkdtemp(join(tmpdir(), 'keepflying-visitors-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const server = await serverProcess({ DATA_DIR: data, ...shipped })
  await server.start()
  const site = await wholeSite()
  const pairs = await Promise.all(
    Array.from({ length: 4 }, async () => [await newPlayer(server.url), await newPlayer(server.url)] as const),
  )
  const people = pairs.flat()
  for (const person of people) onTestFinished(() => person.close())

  for (const _time of ['first', 'second'])
    expect(await Promise.all(people.map((person) => visitSite(server.url, site, person)))).toEqual(people.map(() => []))

  const playing = await Promise.all(
    pairs.map(async (pair, n) => {
      const { id } = await startTable(pair, [], { options: { story: 'first-time' } })
      return pair.map((person, seat) => play(person.watch(id), { seed: `sfc32:${n}-${seat}`, undoOneIn: 30 }))
    }),
  )
  while (playing.some((pair) => pair.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) < 10))
    await wait(20)
  await server.end('SIGTERM')
})
