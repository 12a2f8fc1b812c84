import type { BotInfo, GameInfo, Me, Problem } from '@keep-flying/protocol'
import { useCallback, useEffect, useState } from 'react'
import { currentSettings } from '../app/settings.ts'
import { type Result, server } from './http.ts'

/** Something the server was asked for: not yet, there, or why not. */
export interface Asked<T> {
  readonly value: T | null
  readonly problem: Problem | null
  again(): void
}

/** Asks once, and again when told. `ask` must stay the same. */
export function useAsked<T>(ask: () => Promise<Result<T>>): Asked<T> {
  const [answer, setAnswer] = useState<Omit<Asked<T>, 'again'>>({ value: null, problem: null })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further time is a reason to ask
  useEffect(() => {
    let stale = false
    void ask().then((reply) => {
      if (stale) return
      if (reply.ok) setAnswer({ value: reply.value, problem: null })
      else setAnswer(({ value }) => ({ value, problem: reply.problem }))
    })
    return () => {
      stale = true
    }
  }, [ask, times])
  const again = useCallback(() => setTimes((before) => before + 1), [])
  return { ...answer, again }
}

/** Milliseconds between two attempts to reach a server that does not answer. */
const patience = 4000

/** Asks again by itself as long as nobody answers: at once when the browser finds a network, and every few seconds. */
export function useAgain({ problem, again }: Pick<Asked<unknown>, 'problem' | 'again'>): void {
  useEffect(() => {
    if (problem?.code !== 'unavailable') return
    const timer = setInterval(again, patience)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [problem, again])
}

/** Something the person does that the server may refuse. */
export interface Deed {
  readonly busy: boolean
  readonly problem: Problem | null
  /** Does it; whether it was done. */
  run<T>(work: () => Promise<Result<T>>, then?: (value: T) => void): Promise<boolean>
}

export function useDeed(): Deed {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const run = useCallback(async <T>(work: () => Promise<Result<T>>, then?: (value: T) => void): Promise<boolean> => {
    setBusy(true)
    const reply = await work()
    setBusy(false)
    setProblem(reply.ok ? null : reply.problem)
    if (reply.ok) then?.(reply.value)
    return reply.ok
  }, [])
  return { busy, problem, run }
}

/**
 * Who we are to the server. Its reminders are in the language of this browser, and a guest goes by the name set here, if
 * it is free.
 */
export async function introduce(): Promise<Result<Me>> {
  const { name, locale } = currentSettings()
  const found = await server.me()
  const me = found.ok && found.value.locale !== locale ? orElse(found, await server.setLocale(locale)) : found
  if (!me.ok || me.value.account || name === '' || me.value.name === name) return me
  return orElse(me, await server.rename(name))
}

/** What came of a change, or what was before if it was refused. */
function orElse<T>(before: Result<T>, changed: Result<T>): Result<T> {
  return changed.ok ? changed : before
}

async function askGames(): Promise<Result<readonly GameInfo[]>> {
  const reply = await server.games()
  return reply.ok ? { ok: true, value: reply.value.games } : reply
}

/** The bots of the server that can sit down at a table of the game. */
export function useBots(game: string): readonly BotInfo[] {
  return useAsked(askGames).value?.find(({ id }) => id === game)?.bots ?? []
}
