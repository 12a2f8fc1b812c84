import { type Attack, Counts, callers } from '../attack.ts'
import { demand, keepOn, say, speaker, tryGuest } from '../deeds.ts'

/** Ids that mean something to a program, and ones that cannot be stored. */
const ids = [
  'constructor',
  '__proto__',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '\0\0\0\0\0\0\0\0',
  '-'.repeat(64),
]

/** Names that look like something else, or like nothing. */
const names = ['a\0b', '\u202egnihtyreve', '\u200b\u200b', 'Ma\u0301l\u2066', 'Μal', '\ud800', '\ufeff', '\u{e0041}']

/** Uses words that programs trip over wherever a word can be used. */
export const oddWords: Attack = {
  name: 'odd-words',
  says: 'uses ids such as __proto__, names with control and bidirectional characters, and languages there are not',
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, 12).map(async (caller) => {
        const cookie = await tryGuest(counts, caller)
        if (cookie === null) return
        const socket = await speaker(counts, caller, cookie)
        await keepOn(signal, counts, async () => {
          for (const id of ids) {
            const path = encodeURIComponent(id)
            if (socket) {
              say(socket, 'watch', { table: id })
              say(socket, 'leave', { table: id })
              say(socket, 'seen', { table: id, event: 1 })
              say(socket, 'say', { table: id, text: 'x', id })
              say(socket, 'answer', { table: id, decision: 0, value: id, id })
              say(socket, id, { table: id })
            }
            await demand(counts, caller, `/api/tables/${path}?invite=${path}`, { cookie })
            await demand(counts, caller, `/api/reports/${path}?locale=${path}`, { cookie })
            await demand(counts, caller, `/report/${path}?lang=${path}`, { cookie })
            await demand(counts, caller, `/api/tables?list=${path}`, { cookie })
            await demand(counts, caller, `/api/games?locale=${path}`, { cookie })
            await demand(counts, caller, '/api/tables', {
              cookie,
              body: { game: id, options: { [id]: id }, seats: [] },
            })
          }
          for (const name of names) await demand(counts, caller, '/api/me', { method: 'PATCH', cookie, body: { name } })
        })
        socket?.end()
      }),
    )
    return counts.tally
  },
}
