export { baseBox, boxFor, boxWith } from './known.ts'
export { expansions } from './list.ts'
