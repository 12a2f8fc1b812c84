import type { Problem, ProblemCode } from '@keep-flying/protocol'
import type { z } from 'zod'

const statuses: Readonly<Record<ProblemCode, number>> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  banned: 403,
  removed: 403,
  locked: 403,
  muted: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  full: 507,
  work: 428,
  unavailable: 503,
  internal: 500,
  stale: 409,
  foreign: 403,
  illegal: 422,
  over: 409,
  'rules-fault': 500,
}

/** Characters of what is said about a refusal: it may repeat what somebody sent. */
const longest = { message: 500, field: 100 }

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}

/** A refused request, with a message for whoever sent it. Nothing has changed. */
export class Trouble extends Error {
  readonly code: ProblemCode
  readonly field: string | undefined

  constructor(code: ProblemCode, message: string, field?: string) {
    const { stackTraceLimit } = Error
    // Nobody reads where a refusal came from, and to find that out takes longer than all the rest of it.
    Error.stackTraceLimit = 0
    super(cut(message, longest.message))
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Trouble'
    this.code = code
    this.field = field === undefined ? undefined : cut(field, longest.field)
  }

  get status(): number {
    return statuses[this.code]
  }

  get problem(): Problem {
    return { code: this.code, message: this.message, ...(this.field === undefined ? {} : { field: this.field }) }
  }
}

/** Reads a request by its schema, or refuses it and says which field is wrong and why. */
export function read<T>(schema: z.ZodType<T>, raw: unknown): T {
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  if (issue?.code === 'unrecognized_keys')
    throw new Trouble('invalid', `There is no field "${issue.keys[0]}" here.`, issue.keys[0])
  const field = issue?.path.join('.')
  if (!field) throw new Trouble('invalid', 'The request must be a JSON object.')
  if (isMissing(raw, issue?.path ?? [])) throw new Trouble('invalid', `"${field}" is missing.`, field)
  throw new Trouble('invalid', `"${field}": ${issue?.message ?? 'cannot be read'}.`, field)
}

function isMissing(raw: unknown, path: readonly PropertyKey[]): boolean {
  return path.reduce((at: unknown, key) => (at === undefined ? at : Reflect.get(Object(at), key)), raw) === undefined
}
