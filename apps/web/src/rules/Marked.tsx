/** A text with the words looked for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi')
  return text.split(pattern).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  )
}
