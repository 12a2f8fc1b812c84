import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { constants, createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { Line } from './line.ts'

/**
 * Long texts are stored packed: a record of megabytes takes a tenth of that, and storing it holds up nobody. What earlier versions
 * stored is plain JSON, which never begins like this.
 */
const mark = 'gzip:'
const options = { level: constants.Z_BEST_SPEED, chunkSize: 64 * 1024 }

/** A text packed at a stretch, on a thread where nobody waits. */
export function packNow(text: string): string {
  return mark + gzipSync(text, options).toString('base64')
}

/** One is packed at a time, so that the threads of the system are left to those who wait for the disk. */
const line = new Line({
  atOnce: 1,
  waiting: 100,
  full: 'Too many others store long games. Try again in a moment.',
})

/** A text that comes in parts, packed part by part. */
export function pack(parts: readonly string[]): Promise<string> {
  return line.inTurn(async () => {
    const packed = Readable.from(parts, { objectMode: true }).pipe(createGzip(options))
    return mark + (await buffer(packed)).toString('base64')
  })
}

/** The whole of a stored text that is short enough to be unpacked at a stretch. */
export function unpackNow(stored: string): string {
  return stored.startsWith(mark) ? gunzipSync(bytesOf(stored), options).toString('utf8') : stored
}

/** A stored text in parts, packed or not. What was packed comes as bytes, and a part of it may end within a character. */
export async function* unpack(stored: string): AsyncGenerator<string | Uint8Array> {
  if (!stored.startsWith(mark)) return yield stored
  yield* Readable.from([bytesOf(stored)]).pipe(createGunzip(options))
}

/** The whole of a stored text. */
export function unpacked(stored: string): Promise<string> {
  return text(unpack(stored))
}

function bytesOf(packed: string): Buffer {
  return Buffer.from(packed.slice(mark.length), 'base64')
}
