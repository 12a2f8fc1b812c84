export { baseBox, boxWith } from './known.ts'
export { expansions } from './list.ts'
