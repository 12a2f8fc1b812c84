import { text, type Writer } from '@keep-flying/kernel'
import type { Ability } from '@keep-flying/verse'
import type { Say } from '../../../i18n/language.tsx'

/** What somebody can do in three or four words, for a card too narrow for the whole sentence. */
export function shortAbility(ability: Ability, say: Say, write: Writer): string {
  const words = Object.entries(ability).flatMap(([part, value]) => {
    const word = wordFor(part, value, write)
    return word === null ? [] : [[part, word] as const]
  })
  return say(`ship.short.${ability.is}`, { credits: '', load: '', type: '', ...Object.fromEntries(words) })
}

/** The words for the parts abilities are made of: figures stand for themselves, names are called as the game calls them. */
function wordFor(part: string, value: unknown, write: Writer): string | number | null {
  if (part === 'credits' || part === 'price') return write(text('credits', { n: Number(value) }))
  if (part === 'load') return goods(value, write)
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  if (part === 'skill' || part === 'from' || part === 'to') return write(text(`skill.${value}`))
  if (part === 'contact') return write(text('requirement.solid', { contact: { name: 'contact', id: value } }))
  if (part === 'gear') return write(text(`keyword.${value}.a`))
  if (part === 'keyword' || part === 'carrying') return write(text(`keyword.${value}`))
  if (part === 'profession') return write(text(`profession.${value}.many`))
  return part === 'token' ? write(text(`token.${value}.many`)) : value
}

function goods(load: unknown, write: Writer): string {
  if (typeof load !== 'object' || load === null) return ''
  return Object.entries(load)
    .map(([token, n]) => write(text(`token.${token}`, { n })))
    .join(', ')
}
