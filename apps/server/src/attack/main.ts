import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { attacks } from './attacks/index.ts'
import { fight } from './battle.ts'
import { prepareGround } from './ground.ts'
import { faultsOf, type Outcome, tableOfOutcomes } from './verdict.ts'

const usage = `npm run attack -- [--only NAME[,NAME]] [--seconds 10] [--json] [--profile FOLDER]

Attacks a built server with its limits as shipped, and measures what honest players get meanwhile:
${attacks.map(({ name, says }) => `  ${name.padEnd(18)} ${says}`).join('\n')}
`

/** Entries of the long games: nearly as many as a record may have. */
const longest = 19_900

function readWishes() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      json: { type: 'boolean' },
      profile: { type: 'string' },
    },
  })
  const names = values.only?.split(',') ?? attacks.map(({ name }) => name)
  const chosen = names.flatMap((name) => attacks.find((attack) => attack.name === name) ?? [])
  const seconds = Number(values.seconds)
  if (chosen.length < names.length || !Number.isInteger(seconds) || seconds < 1) throw new Error(usage)
  return { chosen, seconds, json: values.json ?? false, profile: values.profile ?? null }
}

const { chosen, seconds, json, profile } = readWishes()
const [load = 0] = loadavg()
if (load > availableParallelism() / 2)
  process.stderr.write(`The machine is busy (load ${load.toFixed(1)}): what others do on it will be in the figures.\n`)
const half = Math.ceil(seconds / 2)
const times = { warmUp: 3, before: half, during: seconds, after: half }
const ground = await prepareGround(longest)
const outcomes: Outcome[] = []
try {
  for (const attack of chosen) {
    process.stderr.write(`${attack.name}: ${attack.says} …\n`)
    const outcome = await fight(attack, ground, times, profile && join(profile, attack.name))
    process.stderr.write(`  ${JSON.stringify(outcome.tally)}\n`)
    outcomes.push(outcome)
  }
} finally {
  await ground.remove()
}
const failed = outcomes.some((outcome) => faultsOf(outcome).length > 0)
const report = outcomes.map((outcome) => ({ ...outcome, faults: faultsOf(outcome) }))
process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : `\n${tableOfOutcomes(outcomes)}\n`)
process.exit(failed ? 1 : 0)
