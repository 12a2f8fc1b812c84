import { expect, it } from 'vitest'
import { describeStore } from '../testing/stores.ts'

describeStore('the versions that use a database', (at) => {
  it('are the newest of each game, whichever node has them', async () => {
    expect(await at.store.latestRules()).toEqual(new Map())
    const noted = [
      [at.store, 'verse', '9'],
      [at.other, 'verse', '10'],
      [at.store, 'raft', '2'],
      [at.other, 'verse', '8'],
    ] as const
    for (const [node, game, rules] of noted) await node.noteRules(game, rules)
    await Promise.all([at.store.noteRules('raft', '3'), at.other.noteRules('raft', '1')])
    expect(await at.store.latestRules()).toEqual(
      new Map([
        ['verse', '10'],
        ['raft', '3'],
      ]),
    )
    expect(await at.store.unknownMigrations()).toEqual([])
  })
})
