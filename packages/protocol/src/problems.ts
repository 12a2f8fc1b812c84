/** Why a request was refused. A refused request has changed nothing. */
export interface Problem {
  readonly code: ProblemCode
  readonly message: string
  /** The field that is wrong, if one is. */
  readonly field?: string
  /** Why and until when whoever sent it is banned, if they are; null for good. */
  readonly ban?: { readonly why: string; readonly until: number | null }
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
  | 'unavailable'
  | 'internal'
  | 'stale'
  | 'foreign'
  | 'illegal'
  | 'over'
  | 'rules-fault'

export type Reply<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly problem: Problem }
