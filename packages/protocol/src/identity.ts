import { z } from 'zod'
import { id, locale, name, webAddress } from './fields.ts'
import { limits } from './limits.ts'

/** Characters of the address that a browser gives out for its messages. */
const longestEndpoint = 2000

const password = z.string().min(limits.password.min).max(limits.password.max)

/** What a person may change about themselves; at least one of these. */
export const meRequest = z
  .strictObject({ name: name.optional(), locale: locale.optional() })
  .refine(({ name, locale }) => name !== undefined || locale !== undefined, {
    path: ['name'],
    message: 'give a name or a locale',
  })
/** Turns a guest into an account, or logs in to one. */
export const credentials = z.strictObject({ name, password })
export const passwordRequest = z.strictObject({ old: password, new: password })
export const webhookRequest = z.strictObject({ url: webAddress(limits.url, /^https?$/) })
export const pushRequest = z.strictObject({
  endpoint: webAddress(longestEndpoint, /^https$/),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{16,32}={0,2}$/),
  }),
})
export const pushRemoval = z.strictObject({ endpoint: webAddress(longestEndpoint, /^https$/) })

export const personParams = z.strictObject({ person: id })
/** At which table one has met the person to be blocked. */
export const blockRequest = z.strictObject({ table: id, invite: id.optional() })

/** Somebody whom one has blocked. */
export interface Block {
  readonly person: string
  readonly name: string
  readonly at: number
}

export interface Me {
  readonly id: string
  readonly name: string
  /** Whether the name belongs to an account, protected by a password. */
  readonly account: boolean
  /** The language of their reminders. */
  readonly locale: string
  /** Where reminders are sent, if anywhere. */
  readonly webhook: string | null
  /** How many browsers get reminders. */
  readonly pushes: number
  /** Whether they may use the operator's page; left out for everybody else. */
  readonly operator?: boolean
}

/** A code that its owner typed, with or without its dashes. */
const recoveryCode = z.string().min(1).max(60)
export const recoverRequest = z.strictObject({ name, code: recoveryCode, password })
/** Proves again who it is that is signed in. */
export const proofRequest = z.strictObject({ password })

/** Where somebody is signed in. */
export interface SessionInfo {
  readonly id: string
  /** What was used there, as far as that can be told, such as `Firefox` and `Windows`. */
  readonly browser: string | null
  readonly system: string | null
  readonly since: number
  readonly seen: number
  /** Whether it is the one that asks. */
  readonly here: boolean
}

/** Somebody with an account, and the code to recover it, which is shown this once. */
export interface MeWithCode extends Me {
  readonly recoveryCode: string
}

/** Deletes everything that is stored about whoever sends it; whoever has an account names the password. */
export const deletionRequest = z.strictObject({ confirm: z.literal(true), password: password.optional() })
