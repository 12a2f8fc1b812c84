import type { Messages } from '@keep-flying/kernel'
import { app } from './app.ts'
import { home } from './home.ts'

/** The words of the first page. */
export const firstEnglish: Messages = { ...app, ...home }
