export * from './vocabulary/index.ts'
