import type { Crew } from '@keep-flying/adventures'
import type { GearMeaning } from '@keep-flying/adventures/ask'
import { hundredths } from '../../../dock/odds.ts'
import type { Say } from '../../../i18n/language.tsx'

export interface Meant {
  readonly tone: 'good' | 'mixed'
  readonly words: string
}

/** What a piece means for this Job and crew, in a sentence. */
export function meaningOf(meaning: GearMeaning, say: Say, name: (who: Crew) => string): Meant {
  const who = name(meaning.who)
  switch (meaning.is) {
    case 'shot':
      return {
        tone: 'good',
        words: say('adv.means.shot', {
          who,
          n: inHundred(meaning.chance),
          covered: inHundred(meaning.covered),
          far: meaning.far,
        }),
      }
    case 'brawl':
      return { tone: 'good', words: say('adv.means.brawl', { who, n: inHundred(meaning.chance) }) }
    case 'tech':
    case 'talk':
      return {
        tone: meaning.n > 0 ? 'good' : 'mixed',
        words: say(`adv.means.${meaning.is}`, { who, n: meaning.n, points: meaning.points }),
      }
    case 'bodies':
      return { tone: 'mixed', words: say('adv.means.bodies', { n: meaning.credits }) }
    case 'alarm':
      return meaning.at === null
        ? { tone: 'mixed', words: say('adv.means.alarm.none') }
        : { tone: 'good', words: say('adv.means.alarm', { n: meaning.at }) }
    case 'crowd':
    case 'cover-up':
    case 'care':
    case 'locks':
    case 'tests':
    case 'again':
      return { tone: meaning.n > 0 ? 'good' : 'mixed', words: say(`adv.means.${meaning.is}`, { n: meaning.n }) }
  }
}

function inHundred(chance: number): number {
  return hundredths([chance, 1 - chance])[0] ?? 0
}
