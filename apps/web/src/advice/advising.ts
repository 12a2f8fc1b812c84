import type { Hint } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { useCallback, useSyncExternalStore } from 'react'
import type { Company, Moment, Session } from '../session/types.ts'
import { useTable } from '../table/context.tsx'

/** What has come of a question to a bot. */
export type Advised =
  | { readonly state: 'thinking' }
  | { readonly state: 'told'; readonly hint: Hint }
  | { readonly state: 'nothing' }
  | { readonly state: 'refused'; readonly problem: Problem }
  /** Others play at this screen: whoever asks must say that all of them agree. */
  | { readonly state: 'others' }

/** What a bot would do, asked of the session once for each question, for as long as the moment lasts. */
export class Advising {
  readonly #session: Pick<Session, 'advise'>
  readonly #listeners = new Set<() => void>()
  #version = -1
  #advised: Advised | null = null
  /** Whether all who play at this screen have agreed. */
  #agreed = false

  constructor(session: Pick<Session, 'advise'>) {
    this.#session = session
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Null unless it was asked at this moment. */
  read(version: number): Advised | null {
    return version === this.#version ? this.#advised : null
  }

  agree(): void {
    this.#agreed = true
  }

  /** Puts the advice away. */
  forget(): void {
    this.#tell(-1, null)
  }

  async ask(version: number, decision: number, areOthersHere: boolean): Promise<void> {
    if (areOthersHere && !this.#agreed) return this.#tell(version, { state: 'others' })
    const before = this.read(version)?.state
    if (before === 'thinking' || before === 'told') return
    this.#tell(version, { state: 'thinking' })
    const advised = advisedBy(await this.#session.advise(decision))
    if (version === this.#version) this.#tell(version, advised)
  }

  #tell(version: number, advised: Advised | null): void {
    this.#version = version
    this.#advised = advised
    for (const listener of this.#listeners) listener()
  }
}

function advisedBy(reply: Hint | Problem | null): Advised {
  if (!reply) return { state: 'nothing' }
  return 'code' in reply ? { state: 'refused', problem: reply } : { state: 'told', hint: reply }
}

const all = new WeakMap<Session, Advising>()

function advisingOf(session: Session): Advising {
  const known = all.get(session)
  if (known) return known
  const made = new Advising(session)
  all.set(session, made)
  return made
}

/** Whether a bot may be asked: among others at a table of the server only if all have agreed to that. */
function mayAsk({ viewer, over, decisions }: Moment, company: Company | null, isReplay: boolean): boolean {
  if (viewer === null || over || isReplay || decisions.every(({ standing }) => standing)) return false
  if (!company) return true
  const { advice, seats } = company.table
  return advice || seats.filter(({ kind }) => kind === 'person').length < 2
}

export interface AskingAdvice {
  readonly advised: Advised | null
  ask(): void
  /** All who play at this screen agree; asks. */
  agree(): void
  forget(): void
}

/** Asking a bot what it would do here; null where that may not be done. */
export function useAdvice(): AskingAdvice | null {
  const { session, moment, decision } = useTable()
  const advising = advisingOf(session)
  const { version } = moment
  const advised = useSyncExternalStore(
    useCallback((listener) => advising.subscribe(listener), [advising]),
    () => advising.read(version),
    () => null,
  )
  if (!decision || decision.standing || !mayAsk(moment, session.company, session.playback !== null)) return null
  const others = session.kind === 'local' && moment.seats.filter(({ kind }) => kind === 'person').length > 1
  const ask = () => void advising.ask(version, decision.number, others)
  return {
    advised,
    ask,
    agree: () => {
      advising.agree()
      ask()
    },
    forget: () => advising.forget(),
  }
}
