import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverProcess } from '../testing/process.ts'
import { backup } from './backup.ts'
import { openStore } from './open.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepflying-lock-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a folder that a server uses', () => {
  it('is refused to a second server until the first is gone, even if it was killed', async () => {
    const dataDir = join(folder, 'data')
    const [first, second] = [await serverProcess({ DATA_DIR: dataDir }), await serverProcess({ DATA_DIR: dataDir })]
    await first.start()
    await expect(second.start()).rejects.toThrow(`Another server already uses DATA_DIR, "${dataDir}". Stop that one`)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    await first.end('SIGKILL')
    await second.start()
    await expect(first.start()).rejects.toThrow('Another server already uses DATA_DIR')
    await second.end('SIGTERM')
    await first.start()
  })

  it('can be backed up and looked at', async () => {
    const server = await serverProcess({ DATA_DIR: folder })
    await server.start()
    expect(await backup(folder, join(folder, 'copy.db'))).toContain('Backed up')
    const store = await openStore({ dataDir: folder, databaseUrl: null })
    expect(await store.counts()).toMatchObject({ open: 0 })
    await store.close()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  it('is refused within one process, too, and free again when closed or when opening failed', async () => {
    const open = () => openStore({ dataDir: folder, databaseUrl: null, alone: true })
    const store = await open()
    await expect(open()).rejects.toThrow('Another server already uses DATA_DIR')
    await store.close()
    await (await open()).close()
  })
})
