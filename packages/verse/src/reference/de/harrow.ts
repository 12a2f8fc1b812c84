export const title = 'Lord Harrow'

export const rules: Readonly<Record<string, string>> = {
  'HARROW-01':
    'Bist du bei Lord Harrow angesehen und handelst mit ihm, darfst du beliebig viel Fracht zu je $300 kaufen und dazu seine Aufträge in Betracht ziehen.',
  'HARROW-02':
    'Solange du bei Lord Harrow angesehen bist, bringt jeder Schmuggel- oder Frachtauftrag, den du abschließt, $500 mehr, von wem er auch stammt. Der Auftrag, durch den du bei ihm angesehen wirst, bringt sie noch nicht.',
  'HARROW-03': 'Der Kontaktplanet von Lord Harrow ist Highgate.',
}
