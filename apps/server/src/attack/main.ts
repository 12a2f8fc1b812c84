import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Attack } from './attack.ts'
import { attacks } from './attacks/index.ts'
import { fight } from './battle.ts'
import { prepareGround } from './ground.ts'
import { baselineOf, faultsOf, isTelling, middleOf, type Outcome, tableOfOutcomes } from './verdict.ts'

const usage = `npm run attack -- [--only NAME[,NAME]] [--seconds 10] [--minutes 10] [--json] [--profile FOLDER]

Attacks a built server with its limits as shipped, and measures what honest players get meanwhile:
${attacks.map(({ name, says }) => `  ${name.padEnd(18)} ${says}`).join('\n')}
`

/** Entries of the long games: nearly as many as a record may have. */
const longest = 19_900

/** How often an attack that was over its bounds is run again. */
const repetitions = 2
/** Minutes before the end of a run in which nothing is run again: it might not be over in time. */
const notice = 1.5

function readWishes() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: '10' },
      minutes: { type: 'string', default: '10' },
      json: { type: 'boolean' },
      profile: { type: 'string' },
    },
  })
  const names = values.only?.split(',') ?? attacks.map(({ name }) => name)
  const chosen = names.flatMap((name) => attacks.find((attack) => attack.name === name) ?? [])
  const [seconds, minutes] = [Number(values.seconds), Number(values.minutes)]
  if (chosen.length < names.length || !Number.isInteger(seconds) || seconds < 1 || Number.isNaN(minutes))
    throw new Error(usage)
  return { chosen, seconds, minutes, json: values.json ?? false, profile: values.profile ?? null }
}

const { chosen, seconds, minutes, json, profile } = readWishes()
const [load = 0] = loadavg()
if (load > availableParallelism() / 2)
  process.stderr.write(`The machine is busy (load ${load.toFixed(1)}): what others do on it will be in the figures.\n`)
/** Seconds: what is measured before all attacks is taken together, and what comes after is seen at once. */
const times = { warmUp: 3, before: Math.ceil(seconds / 2), during: seconds, after: Math.ceil(seconds / 2) }
const ground = await prepareGround(longest)
const runs = new Map<Attack, Outcome[]>()

async function run(attack: Attack): Promise<void> {
  process.stderr.write(`${attack.name}: ${attack.says} …\n`)
  const outcome = await fight(attack, ground, times, profile && join(profile, attack.name))
  process.stderr.write(`  ${JSON.stringify(outcome.tally)}\n`)
  runs.set(attack, [...(runs.get(attack) ?? []), outcome])
}

/** The attacks that are over their bounds so far. */
function failing(): Attack[] {
  const baseline = baselineOf([...runs.values()].flat())
  return [...runs].flatMap(([attack, all]) => {
    const middle = middleOf(all)
    return middle && faultsOf(middle, baseline).length > 0 ? attack : []
  })
}

try {
  for (const attack of chosen) await run(attack)
  // One hiccup of the machine is not to decide: of what failed, the middle one of three runs counts, if there is time for that.
  for (const attack of failing()) {
    if (performance.now() > (minutes - notice) * 60_000) break
    for (let again = 0; again < repetitions; again++) await run(attack)
  }
} finally {
  await ground.remove()
}
const baseline = baselineOf([...runs.values()].flat())
const outcomes = [...runs.values()].flatMap((all) => middleOf(all) ?? [])
const report = [...runs.values()].flat().map((outcome) => ({ ...outcome, faults: faultsOf(outcome, baseline) }))
/** Thousands of delays and what they were resampled to say no more than their figures. */
const figures = (key: string, value: unknown) => (key === 'delays' || key === 'again' ? undefined : value)
process.stdout.write(
  json ? `${JSON.stringify({ baseline, runs: report }, figures, 2)}\n` : `\n${tableOfOutcomes(outcomes, baseline)}\n`,
)
process.exit(failing().length > 0 || !isTelling(baseline) ? 1 : 0)
