import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Line } from '../line.ts'

/** Passwords are hashed with scrypt and stored as `scrypt$<log2 N>$<r>$<p>$<salt>$<hash>`. */
const cost = { log2N: 15, r: 8, p: 1 }
const saltBytes = 16
const hashBytes = 32
const memory = 64 * 1024 * 1024

/** Each hash takes 32 MB and a core for a while: a flood of logins must leave most of the machine to others. */
const line = new Line({
  atOnce: 1,
  waiting: 50,
  full: 'Too many people are logging in right now. Try again in a moment.',
})

function derive(password: string, salt: Buffer, { log2N, r, p }: typeof cost, bytes: number): Promise<Buffer> {
  const options = { N: 2 ** log2N, r, p, maxmem: memory }
  return line.inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, bytes, options, (error, hash) =>
          error ? reject(error) : resolve(hash),
        )
      }),
  )
}

function written(salt: Buffer, hash: Buffer): string {
  const { log2N, r, p } = cost
  return ['scrypt', log2N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** What is stored of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return written(salt, await derive(password, salt, cost, hashBytes))
}

/** No password has this hash. It is checked if there is no account, so that this takes as long as a wrong password. */
const decoy = written(randomBytes(saltBytes), randomBytes(hashBytes))

/** Whether this is the stored password; `stored` is null if there is none. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [, log2N, r, p, salt = '', hash = ''] = (stored ?? decoy).split('$')
  const wanted = Buffer.from(hash, 'base64url')
  const given = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    { log2N: Number(log2N), r: Number(r), p: Number(p) },
    wanted.length,
  )
  return timingSafeEqual(given, wanted) && stored !== null
}
