import type { Decision, Writer } from '@keep-flying/kernel'
import type { Say } from '../../../i18n/language.tsx'

/** Questions of the game that we put in a first mate's words; the others stand as the rules put them. */
const ours: readonly string[] = [
  'choose-leader',
  'choose-ship',
  'place-ship',
  'keep-jobs',
  'turn',
  'fly-to',
  'evade',
  'nav',
  'alliance-contact',
  'reaver-contact',
  'move-cruiser',
  'move-cutter',
  'shop-keep',
  'consider-picks',
  'consider-draw',
  'accept-jobs',
  'cut-down-hand',
  'arrange-hold',
  'make-room',
  'team',
  'carry',
  'misbehave',
  'ace',
  'trial',
  'bribe',
  'victim',
  'calm',
  'too-many-crew',
  'lose-upgrade',
  'hide-wanted',
  'take-from-discards',
]

export function promptOf({ prompt }: Decision, say: Say, write: Writer): string {
  const key = prompt.key.replace('prompt.', '')
  if (!ours.includes(key)) return write(prompt)
  const n = prompt.with?.['n']
  return say(`dock.ask.${key}`, { n: typeof n === 'number' ? n : 1 })
}
