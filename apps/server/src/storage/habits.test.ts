import { expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'
import { habitsIn } from './habits.ts'

describeStore('habits', (at) => {
  /** Mal and Zoë at play, with the game waiting for Zoë. */
  async function running() {
    const [mal, zoe] = [userRow(begin), userRow(begin)]
    for (const user of [mal, zoe]) await at.store.addUser(user)
    const game = gameRow(mal.id, begin)
    await at.store.addGame(game, [
      seatRow(game.id, 0, { kind: 'person', user: mal.id }),
      seatRow(game.id, 1, { kind: 'person', user: zoe.id }),
    ])
    expect(await at.store.startGame(game.id, begin, '1', waitingFor(1))).toBe(true)
    const kept = async () => (await at.store.game(game.id))?.seats.map(({ habits }) => habitsIn(habits))
    return { id: game.id, mal: mal.id, zoe: zoe.id, kept }
  }

  it('are one for each kind of question, and can be given up', async () => {
    const { id, mal, zoe, kept } = await running()
    expect(await at.store.setHabit(id, 1, zoe, 'combo', 'yes')).toBe(true)
    expect(await at.store.setHabit(id, 1, zoe, 'react', 'nothing')).toBe(true)
    expect(await at.store.setHabit(id, 1, zoe, 'combo', 'no')).toBe(true)
    expect(await at.store.setHabit(id, 0, mal, 'combo', null)).toBe(true)
    expect(await kept()).toEqual([{}, { combo: 'no', react: 'nothing' }])
    expect(await at.store.setHabit(id, 1, zoe, 'react', null)).toBe(true)
    expect(await at.store.setHabit(id, 1, zoe, 'combo', null)).toBe(true)
    expect((await at.store.game(id))?.seats[1]?.habits).toBeNull()
  })

  it('are all kept if several are set at the same moment', async () => {
    const { id, zoe, kept } = await running()
    const kinds = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(kinds.map((kind) => at.store.setHabit(id, 1, zoe, kind, 'yes')))
    expect(await kept()).toEqual([{}, Object.fromEntries(kinds.map((kind) => [kind, 'yes']))])
  })

  it('belong to the person, not to the seat', async () => {
    const { id, mal, zoe, kept } = await running()
    expect(await at.store.setHabit(id, 1, mal, 'combo', 'yes')).toBe(false)
    expect(await at.store.setHabit(newId(), 1, zoe, 'combo', 'yes')).toBe(false)
    await at.store.setHabit(id, 1, zoe, 'combo', 'yes')
    const wash = userRow(begin)
    await at.store.addUser(wash)
    await at.store.setHandOver(id, 1, zoe, 'token')
    expect(await at.store.takeOver(id, 'token', wash.id)).toBe(1)
    expect(await kept()).toEqual([{}, {}])
    await at.store.setHabit(id, 1, wash.id, 'combo', 'yes')
    await at.store.setSeat(id, 1, { kind: 'bot', bot: 'oar' }, wash.id)
    expect(await kept()).toEqual([{}, {}])
    await at.store.abandonGame(id, begin)
    expect(await at.store.setHabit(id, 0, mal, 'combo', 'yes')).toBe(false)
  })

  it('are looked for where a game waits for somebody who has some', async () => {
    const { id, mal, zoe } = await running()
    const waiting = async (since: number) => (await at.store.waitingHabits(since)).get(id)
    await at.store.setHabit(id, 0, mal, 'combo', 'yes')
    expect(await waiting(begin + 1)).toBeUndefined()
    await at.store.setHabit(id, 1, zoe, 'combo', 'yes')
    expect([await waiting(begin), await waiting(begin + 1)]).toEqual([undefined, 0])
    const entry = { game: id, seq: 0, entry: '{"seat":1}', place: 0, once: null, at: begin }
    await at.store.append([{ entry, by: { seat: 1, user: zoe }, epoch: 0 }])
    expect(await waiting(begin + 1)).toBe(1)
    await at.store.abandonGame(id, begin)
    expect(await waiting(begin + 1)).toBeUndefined()
  })
})
