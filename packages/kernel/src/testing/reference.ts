import type { Chapter, Rule } from '../package.ts'

/** What is wrong with a rules reference and its translation, in sentences; nothing if all is well. */
export function referenceFaults(english: readonly Chapter[], translation: readonly Chapter[]): readonly string[] {
  return [...english.flatMap(chapterFaults), ...danglingIn(english), ...translationFaults(english, translation)]
}

function chapterFaults({ id, title, rules }: Chapter): string[] {
  const own = rules.map((rule) => rule.id)
  const faults = own
    .filter((rule) => !new RegExp(`^${id}-\\d\\d$`).test(rule))
    .map((rule) => `${rule} is not of ${id}.`)
  if (own.length === 0) faults.push(`${id} has no rules.`)
  if (title.trim() === '') faults.push(`${id} has no title.`)
  if (`${own}` !== `${[...new Set(own)].sort()}`) faults.push(`${id} has rules twice or out of order.`)
  return faults
}

function danglingIn(chapters: readonly Chapter[]): string[] {
  const rules = rulesOf(chapters)
  const ids = new Set(rules.map(({ id }) => id))
  return rules.flatMap(({ id, see = [] }) =>
    see.filter((other) => other === id || !ids.has(other)).map((other) => `${id} points at ${other}.`),
  )
}

function translationFaults(english: readonly Chapter[], translation: readonly Chapter[]): string[] {
  if (JSON.stringify(bones(english)) !== JSON.stringify(bones(translation)))
    return ['The translation has other chapters, rules, tags or links.']
  const translated = rulesOf(translation)
  return [
    ...translation.filter(({ title }) => title.trim() === '').map(({ id }) => `${id} has no translated title.`),
    ...rulesOf(english).flatMap(({ id, text }, at) => wordFaults(id, text, translated[at]?.text ?? '')),
  ]
}

function wordFaults(id: string, text: string, translated: string): string[] {
  if (text.trim() === '') return [`${id} says nothing.`]
  if (translated.trim() === '' || translated === text) return [`${id} is not translated.`]
  return `${numbersIn(text)}` === `${numbersIn(translated)}` ? [] : [`${id} has other numbers in the translation.`]
}

function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => digits).sort()
}

function rulesOf(chapters: readonly Chapter[]): readonly Rule[] {
  return chapters.flatMap((chapter) => chapter.rules)
}

/** Everything but the words. */
function bones(chapters: readonly Chapter[]) {
  return chapters.map(({ id, rules }) => ({ id, rules: rules.map(({ text, ...rest }) => rest) }))
}
