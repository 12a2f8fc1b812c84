import { withAllWords } from '../i18n/current.ts'
import { later } from '../ui/later.tsx'

/** What keeps order at a table comes once the table stands. */
export const PersonMenu = later(async () => (await withAllWords(import('./PersonMenu.tsx'))).PersonMenu)
export const Barred = later(async () => (await withAllWords(import('./Barred.tsx'))).Barred)
