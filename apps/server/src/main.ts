import { serve } from './serve.ts'

serve(process.env).catch((problem: unknown) => {
  process.stderr.write(`Keep Flying cannot start. ${problem instanceof Error ? problem.message : problem}\n`)
  process.exit(1)
})
