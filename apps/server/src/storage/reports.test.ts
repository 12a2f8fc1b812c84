import { expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { gameRow, reportRow, seatRow, userRow } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'

describeStore('reports about people', (at) => {
  it('keeps whom they are about and what was said', async () => {
    const said = JSON.stringify([{ n: 1, at: begin, name: 'Badger', text: '“Boo”' }])
    const report = reportRow(newId(), newId(), begin, { kind: 'message', about: newId(), said, moment: 'null' })
    await at.store.addReport(report)
    expect(await at.other.report(report.id)).toEqual(report)
  })

  it('counts those that somebody sent of late', async () => {
    const [mal, zoe] = [newId(), newId()]
    await at.store.addReport(reportRow(newId(), mal, begin, { kind: 'person' }))
    await at.store.addReport(reportRow(newId(), mal, begin + 5, { kind: 'person' }))
    await at.store.addReport(reportRow(newId(), mal, begin + 6, { kind: 'message' }))
    await at.store.addReport(reportRow(newId(), mal, begin + 7))
    await at.store.addReport(reportRow(newId(), zoe, begin + 7, { kind: 'person' }))
    expect(await at.store.complaintsBy(mal, begin)).toBe(2)
    expect(await at.store.complaintsBy(mal, begin - 1)).toBe(3)
    expect(await at.store.complaintsBy(newId(), 0)).toBe(0)
  })

  it('finds what a person said at a table', async () => {
    const mal = userRow(begin)
    await at.store.addUser(mal)
    const game = gameRow(mal.id, begin)
    await at.store.addGame(game, [seatRow(game.id, 0, { kind: 'person', user: mal.id })])
    const badger = newId()
    const say = (user: string, text: string) =>
      at.store.say({ game: game.id, user, seat: null, name: 'Badger', once: newId(), at: begin, text })
    const lines = [await say(badger, 'one'), await say(mal.id, 'two'), await say(badger, 'three')]
    expect(await at.store.said(game.id, badger, 10)).toEqual([lines[0], lines[2]])
    expect(await at.store.said(game.id, badger, 1)).toEqual([lines[2]])
    expect(await at.store.said(game.id, badger, 10, 1)).toEqual([lines[0]])
    expect(await at.store.said(game.id, badger, 10, 2)).toEqual([])
    expect(await at.store.said(newId(), badger, 10)).toEqual([])
    expect(await at.store.speakers(game.id, 10)).toEqual([badger, mal.id])
    expect(await at.store.speakers(game.id, 1)).toEqual([badger])
    expect(await at.store.speakers(newId(), 10)).toEqual([])
  })
})
