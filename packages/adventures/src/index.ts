export * from './catalog/index.ts'
export * from './vocabulary/index.ts'
