import { userInfo } from 'node:os'
import type { AdminCommand } from '../admin/command.ts'
import { ban, closeTable, deletePerson, deleteTable, operator, recovery, report, unban } from '../admin/deeds.ts'
import { bans, log, people, person, reports, table, tables } from '../admin/lists.ts'
import { RunError, UsageError } from '../args.ts'
import { failing, loadServer, storageIn } from './server.ts'

/** The operator's console: people, tables, reports and bans of the database that the settings name. */

const commands: Readonly<Record<string, AdminCommand>> = {
  people,
  person,
  tables,
  table,
  'close-table': closeTable,
  'delete-table': deleteTable,
  'delete-person': deletePerson,
  reports,
  report,
  ban,
  unban,
  bans,
  operator,
  recovery,
  log,
}

export async function admin([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name.startsWith('-'))
    throw new UsageError('The command is missing; "keepflying help admin" lists them.')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command "admin ${name}"; "keepflying help admin" lists them.`)
  const { values, run } = command(args)
  const where = await storageIn(values['data-dir'])
  const server = await loadServer()
  const open = await failing(() => server.openConsole(where))
  try {
    const by = `command line (${userInfo().username})`
    const { data, lines } = await run({ console: open, deeds: server.operator, by })
    console.log(values.json ? JSON.stringify(data, null, 2) : lines.join('\n'))
  } catch (problem) {
    throw problem instanceof server.Trouble ? new RunError(problem.message) : problem
  } finally {
    await open.close()
  }
}
