import { createInterface } from 'node:readline'

/** Lines typed or piped in; null at the end of the input. */
export interface LineReader {
  ask(prompt: string): Promise<string | null>
  close(): void
}

export function stdinLines(): LineReader {
  const { stdin, stdout } = process
  const typed = stdin.isTTY === true
  const reader = createInterface(typed ? { input: stdin, output: stdout } : { input: stdin })
  const lines = reader[Symbol.asyncIterator]()
  return {
    async ask(prompt) {
      reader.setPrompt(prompt)
      if (typed) reader.prompt()
      else stdout.write(prompt)
      const { done, value } = await lines.next()
      // Piped input is not echoed, so the screen would not show what was answered.
      if (!typed) stdout.write(done ? '\n' : `${value}\n`)
      return done ? null : value
    },
    close: () => reader.close(),
  }
}
