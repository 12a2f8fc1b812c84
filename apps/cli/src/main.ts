import { messageOf, UsageError } from './args.ts'
import { run } from './run.ts'

// A reader that stops early (`| head`) is not an error.
process.stdout.on('error', () => process.exit())

try {
  await run(process.argv.slice(2))
} catch (problem) {
  console.error(`keepflying: ${messageOf(problem).replaceAll(/\s*\n\s*/g, ' ')}`)
  process.exitCode = problem instanceof UsageError ? 2 : 1
}
