import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Makes a new, empty database on the server at the address; returns its address. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const fresh = new URL(url)
  fresh.pathname = name
  return fresh.href
}
