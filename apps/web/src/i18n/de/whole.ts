import { german } from '@keep-flying/verse/de'
import type { WholeTongue } from '../language.tsx'
import { germanMessages } from './index.ts'

export const wholeGerman: WholeTongue = { locale: 'de', messages: germanMessages, game: german }
