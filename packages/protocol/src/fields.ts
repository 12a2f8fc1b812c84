import { z } from 'zod'
import { limits } from './limits.ts'

/** What several requests have in common. */

export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be an id issued by the server')
export const seat = z.int().min(0).max(15)
export const printable = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must not contain control characters')
export const name = printable(limits.name)
export const bot = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/)

/** A language, such as `de` or `pt-BR`. */
export const locale = z
  .string()
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a language such as en or de')

/** The body of a request that says everything in its path. */
export const empty = z.strictObject({})
