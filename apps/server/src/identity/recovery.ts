import { randomInt, timingSafeEqual } from 'node:crypto'
import { digest } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { RecoveryCodeRow, UserRow } from '../storage/schema.ts'

/** Digits and capitals that nobody takes for one another: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 125 bits. */
const groups = 5
const perGroup = 5

const day = 24 * 60 * 60 * 1000
/** How long a code made by the operator can be used: it travels over somebody's phone. */
const operatorsLast = 7 * day

type Needed = Pick<Services, 'store' | 'now'>
type Maker = RecoveryCodeRow['maker']

/** A code that people can type, such as `4M7QX-…`. */
export function newCode(): string {
  const group = () => Array.from({ length: perGroup }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A code as it was made, however it was typed. */
function asMade(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}

function hashOf(code: string): string {
  return digest(asMade(code))
}

/** What is stored of a new code. */
export function codeRow(user: string, maker: Maker, code: string, at: number): RecoveryCodeRow {
  const expires_at = maker === 'operator' ? at + operatorsLast : null
  return { user, maker, hash: hashOf(code), made_at: at, expires_at }
}

/**
 * Makes a code with which the account's owner can choose a new password, once, and returns it. The one made before by
 * the same maker is void; the operator's can be used for a week.
 */
export async function makeRecoveryCode(
  { store, now }: Needed,
  user: string,
  maker: Maker = 'operator',
): Promise<string> {
  const found = await store.user(user)
  if (!found) throw new Trouble('not-found', 'There is no such person.')
  if (found.login === null)
    throw new Trouble('conflict', 'A guest has no password, so there is nothing to recover: make an account first.')
  const code = newCode()
  await store.setRecoveryCode(codeRow(user, maker, code, now()))
  return code
}

/** No code has this hash: it is compared where there is no account, so that this takes as long. */
const decoy = digest(newCode())

/** The hash of the person's code that was typed; null if it is none of theirs, or no longer. */
export async function codeUsed({ store, now }: Needed, user: UserRow | null, typed: string): Promise<string | null> {
  const given = Buffer.from(hashOf(typed))
  const codes = await store.recoveryCodesOf(user?.id ?? '')
  const current = codes.filter(({ expires_at }) => expires_at === null || expires_at > now())
  timingSafeEqual(given, Buffer.from(decoy))
  const matches = current.filter(({ hash }) => timingSafeEqual(given, Buffer.from(hash)))
  return matches[0]?.hash ?? null
}
