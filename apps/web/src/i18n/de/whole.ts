import { german } from '@keep-flying/verse/de'
import type { WholeLanguage } from '../language.tsx'
import { germanMessages } from './index.ts'

export const wholeGerman: WholeLanguage = { locale: 'de', messages: germanMessages, game: german }
