import { expect, test } from 'vitest'
import { WrittenEvent } from './packets.ts'

/** What a connection would be given of an event: the text, and the frame taken apart. */
function written(json: string) {
  let [text, frame] = ['', Buffer.alloc(0)]
  new WrittenEvent('update', json).sendOver({
    write(given, { wsPreEncodedFrame }) {
      text = given
      frame = Buffer.concat(wsPreEncodedFrame)
    },
  })
  const short = frame.readUInt8(1)
  const head = short < 126 ? 2 : short === 126 ? 4 : 10
  const size = short < 126 ? short : short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2))
  return { text, opcode: frame.readUInt8(0), size, payload: frame.subarray(head) }
}

test.each([0, 100, 109, 110, 111, 200, 65_000, 65_519, 65_520, 70_000])(
  'an event of about %i bytes is one whole frame with the same text',
  (length) => {
    const json = JSON.stringify({ says: 'ü'.repeat(length / 2) })
    const { text, opcode, size, payload } = written(json)
    expect(text).toBe(`2["update",${json}]`)
    expect(opcode).toBe(0x81)
    expect(size).toBe(payload.length)
    expect(payload.toString()).toBe(`4${text}`)
  },
)
