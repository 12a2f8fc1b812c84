/** Colours, on a terminal that wants them. */

const coloured = process.stdout.isTTY === true && !process.env['NO_COLOR']

function paint(code: number): (words: string) => string {
  return (words) => (coloured && words !== '' ? `\u001b[${code}m${words}\u001b[0m` : words)
}

export const bold = paint(1)
export const dim = paint(2)
export const warn = paint(33)
export const accent = paint(36)
