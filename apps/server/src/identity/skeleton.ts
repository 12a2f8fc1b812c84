/** Letters that look like a letter of the Latin alphabet or like each other, by what they look like. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  ...pairs('аａαɑ', 'a'),
  ...pairs('АΑ', 'A'),
  ...pairs('ВΒ', 'B'),
  ...pairs('ЬƄ', 'b'),
  ...pairs('сϲᴄ', 'c'),
  ...pairs('СϹ', 'C'),
  ...pairs('ԁɗ', 'd'),
  ...pairs('еҽ℮', 'e'),
  ...pairs('ЕΕ', 'E'),
  ...pairs('ɡ', 'g'),
  ...pairs('Ԍ', 'G'),
  ...pairs('һհ', 'h'),
  ...pairs('НΗ', 'H'),
  ...pairs('іι', 'i'),
  ...pairs('ІΙӀI1|ǀ∣', 'l'),
  ...pairs('јϳ', 'j'),
  ...pairs('Ј', 'J'),
  ...pairs('кκ', 'k'),
  ...pairs('КΚ', 'K'),
  ...pairs('МΜ', 'M'),
  ...pairs('Ν', 'N'),
  ...pairs('пո', 'n'),
  ...pairs('оοσօᴏ0٥', 'o'),
  ...pairs('ОΟՕ', 'O'),
  ...pairs('рρ', 'p'),
  ...pairs('РΡ', 'P'),
  ...pairs('ԛ', 'q'),
  ...pairs('г', 'r'),
  ...pairs('ѕ', 's'),
  ...pairs('ЅՏ', 'S'),
  ...pairs('тτ', 't'),
  ...pairs('ТΤ', 'T'),
  ...pairs('υս', 'u'),
  ...pairs('Ս', 'U'),
  ...pairs('ѵν', 'v'),
  ...pairs('ѡωա', 'w'),
  ...pairs('Ԝ', 'W'),
  ...pairs('хχ', 'x'),
  ...pairs('ХΧ', 'X'),
  ...pairs('уγү', 'y'),
  ...pairs('УΥҮ', 'Y'),
  ...pairs('Ζ', 'Z'),
  ...pairs('ß', 'ss'),
  ...pairs('‐‑‒–—−﹣', '-'),
  ...pairs('’‘ʼ`´′', "'"),
}

function pairs(letters: string, look: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, look]))
}

/**
 * What a name looks like: two names with the same skeleton can be taken for each other. It has no case, no spacing and
 * nothing invisible, and letters of other alphabets stand as those of the Latin one that they look like.
 */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKC').replace(/[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\s]/gu, '')]
  return letters
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
