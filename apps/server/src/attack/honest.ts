import { setTimeout as wait } from 'node:timers/promises'
import { type Delays, delaysIn } from '../load/figures.ts'
import { chooseGame, joinTable, newPlay, startTable } from '../load/tables.ts'
import { ask, type Caller } from '../load/visitors.ts'

/** What honest players got in a while. */
export interface Experience extends Delays {
  /** Answers acknowledged per second. */
  readonly rate: number
  /** Milliseconds from sending an answer to each other seat's update, in the order in which they came. */
  readonly delays: readonly number[]
  /** Milliseconds that the slowest list of tables took; infinite if one was not given. */
  readonly list: number
}

/** People who play as people do, while the server is attacked. */
export interface Honest {
  readonly tables: readonly string[]
  /** Answers of theirs that were acknowledged since they were last measured. */
  readonly answers: number
  /** Why answers of theirs were refused. */
  readonly refusals: readonly string[]
  /** What they get in the next seconds. */
  experience(seconds: number): Promise<Experience>
  leave(): void
}

/** Milliseconds that a player thinks on average: as fast as the limits allow for long. */
const thinkingTime = 150
/** How often somebody looks at the list of tables. */
const listEvery = 500

export async function honestTables(caller: Caller, count: number): Promise<Honest> {
  const choice = await chooseGame(caller, null, {})
  const started = await Promise.all(Array.from({ length: count }, () => startTable(caller, choice, 'public')))
  const play = { ...newPlay(), going: true, think: thinkingTime }
  const tables = await Promise.all(started.map((table) => joinTable(caller, table, play)))
  for (const table of tables) table.go()

  async function experience(seconds: number): Promise<Experience> {
    Object.assign(play, { answers: 0, delays: [] })
    const begun = performance.now()
    const lists: Promise<number>[] = []
    while (performance.now() - begun < seconds * 1000) {
      lists.push(timeOfList(caller))
      await wait(listEvery)
    }
    const took = performance.now() - begun
    const { answers, delays } = play
    const list = Math.max(...(await Promise.all(lists)))
    return { rate: (answers / took) * 1000, ...delaysIn(delays), delays, list }
  }

  return {
    tables: started.map(({ id }) => id),
    get answers() {
      return play.answers
    },
    refusals: play.refusals,
    experience,
    leave() {
      play.going = false
      for (const table of tables) table.close()
    },
  }
}

/** Milliseconds until the list of open tables comes. */
async function timeOfList(caller: Caller): Promise<number> {
  const begun = performance.now()
  const answer = await ask(caller, '/api/tables?list=open').catch(() => null)
  return answer?.status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY
}
