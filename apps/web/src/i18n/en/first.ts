import type { Language } from '../language.tsx'
import { app } from './app.ts'
import { home } from './home.ts'

/** The words of the first page. */
export const firstEnglish: Language = { locale: 'en', messages: { ...app, ...home }, game: null }
