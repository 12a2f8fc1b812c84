import type { ReportLine } from '@keep-flying/server'
import { RunError, readArgs, UsageError } from '../args.ts'
import { common, readDuration, readWhy } from './args.ts'
import type { AdminCommand } from './command.ts'
import { confirm } from './confirm.ts'
import { banned, cut, endOf, facts, plain, when } from './print.ts'

/** What the operator may do. */

const reasoned = { ...common, why: { type: 'string' } } as const
const final = { ...reasoned, yes: { type: 'boolean' } } as const

export const ban: AdminCommand = (args) => {
  const flags = { ...reasoned, for: { type: 'string' }, addresses: { type: 'boolean' } } as const
  const { values, given } = readArgs(args, flags, { names: ['word "person" or "address"', 'NAME, ID or ADDRESS'] })
  const [kind, who = ''] = given
  if (kind !== 'person' && kind !== 'address')
    throw new UsageError(`Say whom to ban: "ban person NAME" or "ban address ADDRESS", not "ban ${kind}".`)
  const addresses = values.addresses ?? false
  if (addresses && kind !== 'person') throw new UsageError('--addresses goes with "ban person NAME".')
  const lasts = readDuration(values.for)
  const why = readWhy('--why', values.why)
  return {
    values,
    async run({ console, deeds, by }) {
      const made = await deeds.ban(console, by, {
        who: kind === 'person' ? { person: who, addresses } : { address: who },
        why,
        until: lasts === null ? null : console.now() + lasts,
      })
      const end = made.until === null ? 'for good' : `until ${endOf(made)} UTC`
      const lift = `Lift it with: keepflying admin unban ${made.id}`
      const also = 'The addresses from which they are connected follow within seconds: keepflying admin bans'
      return {
        data: made,
        lines: [`Banned ${made.network ?? plain(who)} ${end}.`, ...(addresses ? [also] : []), lift],
      }
    },
  }
}

export const unban: AdminCommand = (args) => {
  const { values, given } = readArgs(args, reasoned, { names: ['ID'] })
  return {
    values,
    async run({ console, deeds, by }) {
      const lifted = await deeds.unban(console, by, given[0] ?? '', values.why ?? '')
      return { data: lifted, lines: [`Lifted the ban of ${plain(banned(lifted))}.`] }
    },
  }
}

export const closeTable: AdminCommand = (args) => {
  const { values, given } = readArgs(args, reasoned, { names: ['ID'] })
  const why = readWhy('--why', values.why)
  return {
    values,
    async run({ console, deeds, by }) {
      const [id = ''] = given
      await deeds.closeTable(console, by, id, why)
      return { data: { closed: id }, lines: [`Closed the table ${plain(id)}: its game ended without a winner.`] }
    },
  }
}

export const deleteTable: AdminCommand = (args) => {
  const { values, given } = readArgs(args, final, { names: ['ID'] })
  const why = readWhy('--why', values.why)
  return {
    values,
    async run({ console, deeds, by }) {
      const { id, title, entries } = await deeds.tableDetails(console, given[0] ?? '')
      await confirm(`The table "${plain(title)}" with ${entries} entries will be deleted.`, values.yes)
      await deeds.deleteTable(console, by, id, why)
      return { data: { deleted: id }, lines: [`Deleted the table ${id}.`] }
    },
  }
}

export const deletePerson: AdminCommand = (args) => {
  const { values, given } = readArgs(args, final, { names: ['NAME or ID'] })
  const why = readWhy('--why', values.why)
  return {
    values,
    async run({ console, deeds, by }) {
      const { person } = await deeds.personDetails(console, given[0] ?? '')
      await confirm(`"${cut(person.name, 40)}" and all that is theirs will be deleted.`, values.yes)
      const { id } = await deeds.deletePerson(console, by, person.id, why)
      return { data: { deleted: id }, lines: [`Deleted the person ${id}.`] }
    },
  }
}

export const report: AdminCommand = (args) => {
  const { values, given } = readArgs(args, { ...common, done: { type: 'string' } }, { names: ['ID'] })
  const done = values.done === undefined ? null : readWhy('--done', values.done)
  return {
    values,
    async run({ console, deeds, by }) {
      const [id = ''] = given
      if (done !== null) await deeds.handleReport(console, by, id, done)
      const found = await console.store.reportLine(id)
      if (!found) throw new RunError(`There is no report "${id}".`)
      const said: readonly Said[] = JSON.parse(found.said ?? '[]')
      return { data: { ...found, said }, lines: reportFacts(found, said) }
    },
  }
}

/** A line of chat that belongs to a report. */
interface Said {
  readonly at: number
  readonly text: string
}

function reportFacts(found: ReportLine, said: readonly Said[]): string[] {
  const { handled } = found
  const who = (id: string, name: string | null) => `${name ?? 'somebody who is gone'} (${id})`
  return [
    ...facts({
      id: found.id,
      kind: found.kind,
      'at (UTC)': when(found.at),
      table: found.game,
      by: who(found.user, found.by_name),
      about: found.about === null ? null : who(found.about, found.about_name),
      note: found.note,
      done: handled ? `${handled.done} (${handled.by}, ${when(handled.at)})` : 'not yet',
    }),
    ...(said.length === 0 ? [] : ['', 'What they said']),
    ...said.flatMap(({ at, text }) => facts({ [when(at)]: text })),
    ...(found.kind === 'fault' ? ['', `"keepflying report ${found.id}" prints the record of the game.`] : []),
  ]
}

export const operator: AdminCommand = (args) => {
  const { values, given } = readArgs(args, { ...common, off: { type: 'boolean' } }, { names: ['NAME or ID'] })
  const isOperator = values.off !== true
  return {
    values,
    async run({ console, deeds, by }) {
      const { id, name } = await deeds.setOperator(console, by, given[0] ?? '', isOperator)
      const words = isOperator ? 'is an operator now. Their page is /admin.' : 'is no longer an operator.'
      return { data: { id, name, operator: isOperator }, lines: [`${plain(name)} ${words}`] }
    },
  }
}

export const recovery: AdminCommand = (args) => {
  const { values, given } = readArgs(args, common, { names: ['NAME or ID'] })
  return {
    values,
    async run({ console, deeds, by }) {
      const made = await deeds.makeRecovery(console, by, given[0] ?? '')
      const lines = [
        made.code,
        `With this code ${cut(made.name, 20)} can choose a new password, once, within a week.`,
        'Give it to nobody else: whoever has it has the account.',
      ]
      return { data: made, lines }
    },
  }
}
