import { createHash, randomBytes } from 'node:crypto'

/**
 * An id nobody can guess: 128 bits of the system's randomness. A command line would take one that begins with - for a
 * flag.
 */
export function newId(): string {
  const id = randomBytes(16).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

/** A seed for a real game: 256 bits nobody knows before it ends. */
export function newSeed(): string {
  return `chacha20:${randomBytes(32).toString('hex')}`
}

/** What is stored of a secret that only has to be recognized. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** What others call a person: it says who is meant, and nothing else about them. */
export function handleOf(user: string): string {
  return digest(`person ${user}`).slice(0, 22)
}
