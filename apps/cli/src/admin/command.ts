import type { OpenConsole, operator } from '@keep-flying/server'

/** A database that an operator works on, what can be done there, and who does it. */
export interface Desk {
  readonly console: OpenConsole
  /** Loaded with the server. */
  readonly deeds: typeof operator
  readonly by: string
}

/** What a command found or did: as data, and as lines to read. */
export interface Done {
  readonly data: unknown
  readonly lines: readonly string[]
}

/** A command of the operator: reads its arguments first, so that nothing is opened for a slip of the pen. */
export type AdminCommand = (args: readonly string[]) => {
  readonly values: { readonly json?: boolean | undefined; readonly 'data-dir'?: string | undefined }
  run(desk: Desk): Promise<Done>
}
