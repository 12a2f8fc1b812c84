import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { createLogger } from './logging.ts'
import { startServer } from './server.ts'

/** Serves Keep Flying, configured by environment variables, until the process is told to stop. */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(env)
  const log = createLogger(config)
  const server = await startServer({ config, log, webRoot: builtClient() })
  process.stdout.write(`Keep Flying is running; stop it with Ctrl+C.\n\n${config.publicUrl ?? server.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (problem: unknown) => {
          log.fatal({ err: problem }, 'could not close cleanly')
          process.exit(1)
        },
      )
    })
}

function builtClient(): string | null {
  const folder = fileURLToPath(new URL('../../web/dist', import.meta.url))
  return existsSync(folder) ? folder : null
}
