import { readArgs, UsageError } from '../args.ts'
import { common, listing, readPage } from './args.ts'
import type { AdminCommand } from './command.ts'
import { banLines, cut, deedLines, facts, peopleLines, reportLines, tableLines, when } from './print.ts'

/** What the operator may look at. */

export const people: AdminCommand = (args) => {
  const { values, given } = readArgs(args, listing, { names: ['SEARCH'], optional: 1 })
  const page = readPage(values.page)
  return {
    values,
    async run({ console: { store } }) {
      const found = await store.people(given[0] ?? '', page)
      return { data: found, lines: peopleLines(found) }
    },
  }
}

export const person: AdminCommand = (args) => {
  const { values, given } = readArgs(args, common, { names: ['NAME or ID'] })
  return {
    values,
    async run({ console, deeds }) {
      const details = await deeds.personDetails(console, given[0] ?? '')
      const { person: who, operator, sessions, tables, reports, bans } = details
      const kind = who.login === null ? 'guest' : 'account'
      const places = sessions.map(({ browser, system, seen_at }) =>
        [when(seen_at), cut(browser ?? 'some program', 20), cut(system ?? '', 20)].join('  ').trimEnd(),
      )
      const seats = tables.map(({ id, status, title }) => `${id}  ${status.padEnd(9)}  ${cut(title, 40)}`)
      return {
        data: details,
        lines: [
          ...facts({
            id: who.id,
            name: who.name,
            kind: operator ? 'operator' : kind,
            language: who.locale,
            'came (UTC)': when(who.created_at),
            'seen (UTC)': when(who.seen_at),
          }),
          ...['', 'Signed in at (UTC)', ...(places.length === 0 ? ['Nowhere.'] : places)],
          ...['', 'Tables', ...(seats.length === 0 ? ['No tables.'] : seats)],
          ...['', 'Reports about them', ...reportLines(reports)],
          ...['', 'Bans', ...banLines(bans)],
        ],
      }
    },
  }
}

const statuses = ['open', 'playing', 'over', 'abandoned'] as const

export const tables: AdminCommand = (args) => {
  const flags = { ...listing, status: { type: 'string', default: 'playing' } } as const
  const { values, given } = readArgs(args, flags, { names: ['SEARCH'], optional: 1 })
  const page = readPage(values.page)
  const status = statuses.find((each) => each === values.status)
  if (status === undefined)
    throw new UsageError(`--status must be one of ${statuses.join(', ')}, not "${values.status}".`)
  return {
    values,
    async run({ console: { store } }) {
      const found = await store.tableLines(status, given[0] ?? '', page)
      return { data: found, lines: tableLines(found) }
    },
  }
}

export const table: AdminCommand = (args) => {
  const { values, given } = readArgs(args, common, { names: ['ID'] })
  return {
    values,
    async run({ console, deeds }) {
      const details = await deeds.tableDetails(console, given[0] ?? '')
      const { id, title, status, visibility, pace, host, entries, seats } = details
      return {
        data: details,
        lines: [
          ...facts({
            ...{ id, title, game: `${details.game}, rules ${details.rules}`, status, visibility, pace, host, entries },
            'made (UTC)': when(details.created_at),
            'last (UTC)': when(details.touched_at),
          }),
          '',
          'Seats',
          ...seats.map(({ seat, kind, name, person: who }) =>
            `${seat}  ${kind.padEnd(6)}  ${cut(name ?? '', 40)}${who === null ? '' : ` (${who})`}`.trimEnd(),
          ),
        ],
      }
    },
  }
}

export const reports: AdminCommand = (args) => {
  const { values } = readArgs(args, { ...listing, open: { type: 'boolean' } }, { names: [] })
  const page = readPage(values.page)
  return {
    values,
    async run({ console: { store } }) {
      const found = await store.reportLines(values.open === true, page)
      return { data: found, lines: reportLines(found) }
    },
  }
}

export const bans: AdminCommand = (args) => {
  const { values } = readArgs(args, { ...listing, all: { type: 'boolean' } }, { names: [] })
  const page = readPage(values.page)
  return {
    values,
    async run({ console: { store } }) {
      const found = values.all ? await store.bans(page) : await store.bansInForce()
      return { data: found, lines: banLines(found) }
    },
  }
}

export const log: AdminCommand = (args) => {
  const { values } = readArgs(args, listing, { names: [] })
  const page = readPage(values.page)
  return {
    values,
    async run({ console: { store } }) {
      const found = await store.deeds(page)
      return { data: found, lines: deedLines(found) }
    },
  }
}
