/** The light of each sun: its disc, and its glow. */
const colours: Readonly<Record<string, readonly [core: string, halo: string]>> = {
  'White Sun': ['#fffdf2', '#f6e3a8'],
  Georgia: ['#fff0cf', '#f0a347'],
  Lux: ['#fffbe0', '#f2da72'],
  'Qin Shi Huang': ['#fff4d6', '#f0c36a'],
  Murphy: ['#fff3d8', '#eab765'],
  Heinlein: ['#fff0d0', '#e9b45c'],
  Himinbjorg: ['#fff0d0', '#e9b45c'],
  'Red Sun': ['#ffe3cf', '#e8563a'],
  'Blue Sun': ['#eef6ff', '#6ea6ee'],
  Burnham: ['#f7e3ff', '#a27ad0'],
  Kalidasa: ['#fff6e0', '#e8c34a'],
  Penglai: ['#fff0d8', '#d9a05a'],
}

export function sunColours(name: string): readonly [core: string, halo: string] {
  return colours[name] ?? ['#fff0d0', '#e9b45c']
}
