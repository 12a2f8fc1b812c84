/** Where three alphabets of white capitals on black begin, and of those that stand for countries. */
const signs = [0x1f150, 0x1f170, 0x1f1e6]

/** The capitals of the Latin alphabet; an I looks like an l. */
const capitals = 'ABCDEFGHlJKLMNOPQRSTUVWXYZ'

/** Letters that look like a letter of the Latin alphabet or like each other, by what they look like. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...inTurn('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghljklmnopqrstuvwyz'),
  // Cherokee
  ...inTurn('ᎪᏴᏟᎠᎬᏀᏳᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏔᎩᏃᏧᏂ', 'ABCDEGGHJKLMPRSTVWWYZdh'),
  ...inTurn('ᎪᏴᏟᎠᎬᏀᏳᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏔᎩᏃᏧᏂ'.toLowerCase(), 'abcdegghjklmprstvwwyzdh'),
  // Lisu
  ...inTurn('ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'ABCDEFGHlJKLMNOPRSTUVWXYZ'),
  // Canadian Aboriginal
  ...inTurn('ᗅᗷᑕᗞᖴᕼᒍᒪᑭᖇᑌᐯ᙭', 'ABCDFHJLPRUVX'),
  // Armenian, beside those below
  ...inTurn('Լյզգցռլ', 'Ljqqgnl'),
  ...Object.assign({}, ...signs.map((first) => inTurn(lettersFrom(first), capitals))),
  // Cyrillic
  ...pairs('аａαɑ', 'a'),
  ...pairs('АΑ', 'A'),
  ...pairs('ВΒ', 'B'),
  ...pairs('ЬƄ', 'b'),
  ...pairs('сϲ', 'c'),
  ...pairs('СϹ', 'C'),
  ...pairs('ԁɗ', 'd'),
  ...pairs('еҽ℮', 'e'),
  ...pairs('ЕΕ', 'E'),
  ...pairs('ɡ', 'g'),
  ...pairs('Ԍ', 'G'),
  ...pairs('һհ', 'h'),
  ...pairs('НΗ', 'H'),
  ...pairs('іιıɩ', 'i'),
  ...pairs('ІΙӀӏI1|ǀ∣', 'l'),
  ...pairs('јϳ', 'j'),
  ...pairs('Ј', 'J'),
  ...pairs('кκ', 'k'),
  ...pairs('КΚ', 'K'),
  ...pairs('МΜ', 'M'),
  ...pairs('Ν', 'N'),
  ...pairs('пո', 'n'),
  ...pairs('оοσօ0٥', 'o'),
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
  ...pairs('ѡωաԝ', 'w'),
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

/** Letters that look like others, one by one. */
function inTurn(letters: string, looks: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, n) => [letter, looks.charAt(n)]))
}

/** As many letters as the Latin alphabet has. */
function lettersFrom(first: number): string {
  return String.fromCodePoint(...[...capitals].map((_, n) => first + n))
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
