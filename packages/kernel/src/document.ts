/** Markdown documents made from a game's data. */

export interface DocumentChapter {
  readonly title: string
  readonly lines: readonly string[]
}

/** A document with a list of its chapters; empty chapters are left out. */
export function documentOf(title: string, about: readonly string[], chapters: readonly DocumentChapter[]): string {
  const written = chapters.filter(({ lines }) => lines.length > 0)
  return [
    ...[`# ${title}`, '', ...about, ''],
    ...written.map((chapter) => `- [${chapter.title}](#${chapter.title.toLowerCase().replaceAll(' ', '-')})`),
    '',
    ...written.flatMap((chapter) => [`## ${chapter.title}`, '', ...chapter.lines]),
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}

/** What a card is called, and how often it is there. */
export function timesName({ name, copies }: { readonly name: string; readonly copies: number }): string {
  return copies === 1 ? name : `${name} ×${copies}`
}
