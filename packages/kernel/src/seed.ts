import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import { type ChaChaStream, type RandomStream, setCipher } from './random.ts'

/** Seeds: the streams they open, and what is promised of them. */

const seedForm = /^(chacha20|sfc32):(\S.*)$/

/** Opens the stream a seed such as `chacha20:9f3c…` names. */
export function openStream(seed: string): RandomStream {
  const form = seedForm.exec(seed)
  if (!form) throw new Error(`The seed "${seed}" names no algorithm: write "chacha20:" or "sfc32:" and some text.`)
  // Not the plain hash of the seed: that is the commitment, which everybody may read.
  const key = sha256(utf8ToBytes(`stream of ${seed}`))
  if (form[1] === 'chacha20') return { sees: 'nobody', algorithm: 'chacha20', key: bytesToHex(key), drawn: 0 }
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength)
  const word = (n: number) => view.getUint32(4 * n, true)
  return { sees: 'nobody', algorithm: 'sfc32', words: [word(0), word(1), word(2), 1], drawn: 0 }
}

/** What a table publishes when it opens; the seed revealed at its end must hash to it. */
export function commitmentTo(seed: string): string {
  return `sha256:${sha256Of(seed)}`
}

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

const wordsPerChunk = 256
const chunks = new WeakMap<ChaChaStream, { readonly from: number; readonly words: DataView }>()

function chachaWord(stream: ChaChaStream, index: number): number {
  const from = index - (index % wordsPerChunk)
  let chunk = chunks.get(stream)
  if (chunk?.from !== from) {
    const zeros = new Uint8Array(4 * wordsPerChunk)
    const bytes = chacha20(hexToBytes(stream.key), new Uint8Array(12), zeros, undefined, (4 * from) / 64)
    chunk = { from, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
    chunks.set(stream, chunk)
  }
  return chunk.words.getUint32(4 * (index - from), true)
}

setCipher(chachaWord)
