/** What bots are called where nobody gave them a name: names of people that nobody in the games has. */
const names = [
  ...[
    'Ansel',
    'Birdie',
    'Cormac',
    'Dorrit',
    'Emeka',
    'Fenna',
    'Gethin',
    'Hesper',
    'Ishaan',
    'Juniper',
    'Kestrel',
    'Lorcan',
  ],
  ...[
    'Maribel',
    'Nkem',
    'Orla',
    'Pascoe',
    'Quill',
    'Rosalba',
    'Sunniva',
    'Tamsin',
    'Ulrike',
    'Vasco',
    'Wendell',
    'Zofia',
  ],
]

/** Steps over the list that meet every name before they meet one again. */
const step = 7

/** The name of the bot in a seat of a table: the same whoever asks, and each bot of a table has its own. */
export function botName(table: string, seat: number): string {
  let sum = 0
  for (const letter of table) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_536
  return names[(sum + seat * step) % names.length] ?? ''
}
