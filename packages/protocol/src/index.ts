/**
 * What goes over the wire, both ways. Requests are zod schemas, so that what is documented is what is checked; replies
 * are types. docs/api.md explains them in words.
 *
 * A browser needs only the types: whoever imports no value from here does not load zod.
 */

export * from './changes.ts'
export * from './clocks.ts'
export { empty, locale } from './fields.ts'
export * from './games.ts'
export * from './identity.ts'
export * from './limits.ts'
export * from './operator.ts'
export * from './play.ts'
export * from './problems.ts'
export * from './records.ts'
export * from './tables.ts'
