import { english } from '@keep-flying/verse'
import type { WholeTongue } from '../language.tsx'
import { englishMessages } from './index.ts'

export const wholeEnglish: WholeTongue = { locale: 'en', messages: englishMessages, game: english }
