/** Why a request was refused. A refused request has changed nothing. */
export interface Problem {
  readonly code: ProblemCode
  readonly message: string
  /** The field that is wrong, if one is. */
  readonly field?: string
  /** Why and until when whoever sent it is banned, if they are; null for good. */
  readonly ban?: { readonly why: string; readonly until: number | null }
  /** The work to be done before the request is repeated, if it was refused for lack of it. */
  readonly work?: Work
}

/** Some work that makes a guest: work.ts says how it is done. */
export interface Work {
  readonly challenge: string
  /** How many bits of the hash must be zero. */
  readonly bits: number
}

export type ProblemCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'banned'
  | 'removed'
  | 'locked'
  | 'muted'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'full'
  | 'work'
  | 'unavailable'
  | 'internal'
  | 'stale'
  | 'foreign'
  | 'illegal'
  | 'over'
  | 'rules-fault'

export type Reply<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: Problem }
