import { expect, it } from 'vitest'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'
import { wishesAt } from './wishes.ts'

describeStore('wishes', (at) => {
  it('are one for each person, and only while the game is played', async () => {
    const [mal, zoe] = [userRow(begin), userRow(begin)]
    for (const user of [mal, zoe]) await at.store.addUser(user)
    const game = gameRow(mal.id, begin)
    await at.store.addGame(game, [
      seatRow(game.id, 0, { kind: 'person', user: mal.id }),
      seatRow(game.id, 1, { kind: 'person', user: zoe.id }),
    ])
    const wished = async () => wishesAt({ seats: (await at.store.game(game.id))?.seats ?? [] })
    expect(await at.store.setWish(game.id, 0, mal.id, { card: 'crate' })).toBe(false)
    expect(await at.store.startGame(game.id, begin, '1', waitingFor(1))).toBe(true)
    expect(await at.store.setWish(game.id, 0, mal.id, { card: 'crate' })).toBe(true)
    expect(await at.store.setWish(game.id, 1, zoe.id, { token: 'door 3' })).toBe(true)
    expect(await at.store.setWish(game.id, 1, mal.id, { token: 'door 4' })).toBe(false)
    expect(await wished()).toEqual([
      { seat: 0, at: { card: 'crate' } },
      { seat: 1, at: { token: 'door 3' } },
    ])
    expect(await at.store.setWish(game.id, 0, mal.id, null)).toBe(true)
    expect(await wished()).toEqual([{ seat: 1, at: { token: 'door 3' } }])
    expect(await at.store.setSeat(game.id, 1, { kind: 'bot', bot: 'oar' }, zoe.id)).toBe(true)
    expect(await wished()).toEqual([])
  })
})
