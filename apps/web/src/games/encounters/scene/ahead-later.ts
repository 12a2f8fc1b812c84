import { withAllWords } from '../../../i18n/current.ts'
import { later } from '../../../ui/later.tsx'

export const Ahead = later(async () => (await withAllWords(import('./Ahead.tsx'))).Ahead)
