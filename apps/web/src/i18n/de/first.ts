import type { Language } from '../language.tsx'
import { app } from './app.ts'
import { home } from './home.ts'

/** The words of the first page. */
export const firstGerman: Language = { locale: 'de', messages: { ...app, ...home }, game: null }
