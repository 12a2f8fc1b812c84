import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Line } from '../line.ts'
import { ThreadPool } from '../threads/pool.ts'
import type { HashTask } from './hash-thread.ts'

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

/** A thread of its own has a lower priority; those of the system would compete with the one that everybody waits for. */
const thread = new ThreadPool<HashTask, Uint8Array>({
  runs: 'hash-thread',
  size: 1,
  patience: 5 * 60_000,
  idle: 60_000,
})

function derive(password: string, salt: Uint8Array, { log2N, r, p }: typeof cost, bytes: number): Promise<Uint8Array> {
  const task = { password: password.normalize('NFKC'), salt, bytes, N: 2 ** log2N, r, p, maxmem: memory }
  return line.inTurn(() => thread.run('The hash of a password', task))
}

function written(salt: Uint8Array, hash: Uint8Array): string {
  const { log2N, r, p } = cost
  const [saltText, hashText] = [salt, hash].map((bytes) => Buffer.from(bytes).toString('base64url'))
  return ['scrypt', log2N, r, p, saltText, hashText].join('$')
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
