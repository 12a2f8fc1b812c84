import { english } from '@keep-flying/verse'
import type { WholeLanguage } from '../language.tsx'
import { englishMessages } from './index.ts'

export const wholeEnglish: WholeLanguage = { locale: 'en', messages: englishMessages, game: english }
