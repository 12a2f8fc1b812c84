import { z } from 'zod'
import { limits } from './limits.ts'

/** What several requests have in common. */

export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be an id issued by the server')
export const seat = z.int().min(0).max(15)

/** Characters that turn the direction of whatever is shown after them, in other people's lines, too. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/** The text without what would turn the lines around it. Letters of every script are shown in their own direction anyway. */
function withoutDirections(text: string): string {
  return text.replace(directions, '')
}

/** A line of text that somebody types and others are shown. */
export const printable = (max: number) =>
  z
    .string()
    .overwrite(withoutDirections)
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'must not contain control characters')
    .regex(/[^\p{Cf}\p{M}\p{Z}]/u, 'must contain something visible')

/** Several lines of text, or none. */
export const lines = (max: number) =>
  z
    .string()
    .overwrite((text) => withoutDirections(text).replace(/\r\n?/g, '\n'))
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, 'must not contain control characters')

/** An address on the web, with nothing in it that addresses do not have. */
export const webAddress = (max: number, protocol: RegExp) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\s]*$/u, 'must not contain spaces or control characters')
    .pipe(z.url({ protocol }))

/** Characters that nobody sees, except the two that join and part letters in some scripts; and letters that are blank. */
const invisible = /(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0]/gu

/** What somebody is called: without what nobody sees, and without so many marks on a letter that they cover other lines. */
export const name = z
  .string()
  .max(1000)
  .overwrite((text) => text.replace(invisible, '').normalize('NFC').replace(/\s+/gu, ' '))
  .pipe(printable(limits.name).regex(/^(?!.*\p{M}{4})/u, 'must not have more than three marks on a letter'))
export const bot = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)

/** A language, such as `de` or `pt-BR`. */
export const locale = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a language such as en or de')

/** The body of a request that says everything in its path. */
export const empty = z.strictObject({})
