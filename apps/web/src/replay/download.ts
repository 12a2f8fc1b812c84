/** Hands a text to the person as a file. */
export function download(name: string, content: string): void {
  downloadFrom(URL.createObjectURL(new Blob([content], { type: 'application/json' })), name)
}

/** The same where the text lies at an address of this page, which is given up afterwards. */
export function downloadFrom(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A file name of what something is called. */
export function fileName(title: string): string {
  const word = title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `keep-flying-${word || 'game'}.json`
}
