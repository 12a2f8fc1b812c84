/** The known word that is most like one that is not known, if any is alike enough to be what was meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const words = [...known]
  let best: string | undefined
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const other of words) {
    const edits = editsBetween(word.toLowerCase(), other.toLowerCase())
    if (edits >= least) continue
    best = other
    least = edits
  }
  return best ?? words.find((other) => word !== '' && other.toLowerCase().split(' ').includes(word.toLowerCase()))
}

/** How many letters must be put in, taken out or replaced to make one word of another. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [n, letter] of [...one].entries()) {
    const next = [n + 1]
    for (const [m, before] of row.slice(0, -1).entries()) {
      const replaced = before + (other[m] === letter ? 0 : 1)
      next.push(Math.min(replaced, (row[m + 1] ?? 0) + 1, (next[m] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** A closing sentence for an error about a word that is not known; empty where nothing is like it. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known)
  return meant === undefined ? '' : ` Did you mean "${meant}"?`
}
