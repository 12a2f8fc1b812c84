import { newId } from '../../ids.ts'
import { type Attack, Counts, callers } from '../attack.ts'
import { demand, keepOn, tryGuest } from '../deeds.ts'

/** Makes the server hash passwords. */
export const guessPasswords: Attack = {
  name: 'guess-passwords',
  says: 'guesses the password of one account, and makes accounts, as fast as it can',
  async run(target, signal) {
    const counts = new Counts()
    await Promise.all(
      callers(target, 30).map((caller, n) =>
        keepOn(signal, counts, async () => {
          const cookie = await tryGuest(counts, caller)
          if (cookie === null) return
          const own = { name: newId(), password: newId() }
          if (n % 3 === 0) await demand(counts, caller, '/api/account', { cookie, body: own })
          for (let guess = 0; guess < 10 && !signal.aborted; guess++)
            await demand(counts, caller, '/api/login', { cookie, body: { name: 'Mal', password: newId() } })
        }),
      ),
    )
    return counts.tally
  },
}
