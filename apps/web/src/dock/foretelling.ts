import type { Decision, Text, Value } from '@keep-flying/kernel'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import type { Session } from '../session/types.ts'
import { useTable } from '../table/context.tsx'

/** How many answers are asked about at once: the first words come soon, and whoever answers meanwhile waits for little. */
const atOnce = 6

interface Wanted {
  readonly decision: number
  readonly value: Value
}

const keyOf = ({ decision, value }: Wanted) => `${decision} ${JSON.stringify(value)}`

/** What answers would lead to, asked of the session once each, for as long as the moment lasts. */
export class Foretelling {
  readonly #session: Pick<Session, 'foretell'>
  readonly #listeners = new Set<() => void>()
  #version = -1
  #told = new Map<string, readonly Text[]>()
  #wanted = new Map<string, Wanted>()
  #asking = false

  constructor(session: Pick<Session, 'foretell'>) {
    this.#session = session
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Null until it is known. */
  read(version: number, wanted: Wanted): readonly Text[] | null {
    return version === this.#version ? (this.#told.get(keyOf(wanted)) ?? null) : null
  }

  want(version: number, wanted: Wanted): void {
    if (version !== this.#version) {
      this.#version = version
      this.#told = new Map()
      this.#wanted = new Map()
    }
    const key = keyOf(wanted)
    if (this.#told.has(key)) return
    this.#wanted.set(key, wanted)
    if (this.#asking) return
    this.#asking = true
    // All that is shown together is wanted together.
    queueMicrotask(() => void this.#askOn())
  }

  async #askOn(): Promise<void> {
    while (this.#wanted.size > 0) await this.#askSome()
    this.#asking = false
  }

  async #askSome(): Promise<void> {
    const version = this.#version
    const [first] = this.#wanted.values()
    if (!first) return
    const asked = [...this.#wanted].filter(([, { decision }]) => decision === first.decision).slice(0, atOnce)
    const values = asked.map(([, { value }]) => value)
    const foretold = await this.#session.foretell(first.decision, values)
    if (version !== this.#version) return
    asked.forEach(([key], at) => {
      this.#wanted.delete(key)
      this.#told.set(key, foretold?.[at] ?? [])
    })
    for (const listener of this.#listeners) listener()
  }
}

const foretellings = new WeakMap<Session, Foretelling>()

function foretellingOf(session: Session): Foretelling {
  const known = foretellings.get(session)
  if (known) return known
  const made = new Foretelling(session)
  foretellings.set(session, made)
  return made
}

/** What an answer would lead to, in words; empty while that is not known, and where there is nothing to say. */
export function useForetold({ number: decision }: Decision, value: Value | null): string {
  const { session, moment, write } = useTable()
  const { messages } = useLanguage().game
  const { version } = moment
  const foretelling = foretellingOf(session)
  useEffect(() => {
    if (value !== null) foretelling.want(version, { decision, value })
  }, [foretelling, version, decision, value])
  const lines = useSyncExternalStore(
    useCallback((listener) => foretelling.subscribe(listener), [foretelling]),
    () => (value === null ? null : foretelling.read(version, { decision, value })),
    () => null,
  )
  // The words for it come with the rest of the language, once the table stands.
  const said = lines?.every(({ key }) => Object.hasOwn(messages, key)) ? lines : []
  return said.map(write).join(' ')
}
