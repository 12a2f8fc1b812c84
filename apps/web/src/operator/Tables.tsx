import type { OperatorTable, TableStatus } from '@keep-flying/protocol'
import { useCallback, useState } from 'react'
import { goTo, linkTo } from '../app/router.ts'
import { type Say, useSay } from '../i18n/language.tsx'
import { Plate } from '../online/PlainPage.tsx'
import { sayProblem } from '../online/problems.ts'
import { useAsked } from '../online/use-server.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { type PlannedDeed, usePlanned } from './DeedDialog.tsx'
import { PagedList, usePages, useTyped } from './paging.tsx'
import { operator } from './requests.ts'
import { useMoment } from './words.ts'

const statuses: readonly TableStatus[] = ['playing', 'open', 'over', 'abandoned']

export function Tables({ chosen }: { chosen: string | null }) {
  return chosen === null ? <TableList /> : <Table key={chosen} id={chosen} />
}

function TableList() {
  const say = useSay()
  const moment = useMoment()
  const [status, setStatus] = useState<TableStatus>('playing')
  const [typed, search, setTyped] = useTyped()
  const pages = usePages(useCallback((page: number) => operator.tables(status, search, page), [status, search]))
  return (
    <Plate title={say('operator.tables')}>
      <div className="plain-row">
        <label className="field">
          <span>{say('operator.tables.status')}</span>
          <select
            value={status}
            onChange={({ target }) => setStatus(statuses.find((each) => each === target.value) ?? status)}
          >
            {statuses.map((each) => (
              <option key={each} value={each}>
                {say(`operator.status.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <div className="grow">
          <SearchField label={say('operator.tables.search')} typed={typed} onType={setTyped} />
        </div>
      </div>
      <PagedList pages={pages} none={say('operator.tables.none')}>
        {(table) => (
          <li key={table.id}>
            <span className="line-what">
              <strong>{table.title}</strong>
              <small>
                {say('operator.tables.line', {
                  host: table.host ?? say('operator.nobody'),
                  game: table.game,
                  n: table.entries,
                  at: moment(table.touched),
                })}
              </small>
            </span>
            <a className="button" {...linkTo(`/admin/tables?id=${table.id}`)}>
              {say('operator.show')}
              <span className="visually-hidden">: {table.title}</span>
            </a>
          </li>
        )}
      </PagedList>
    </Plate>
  )
}

function Table({ id }: { id: string }) {
  const say = useSay()
  const moment = useMoment()
  const { value, problem, again } = useAsked(useCallback(() => operator.table(id), [id]))
  const [plan, dialog] = usePlanned(again)
  if (!value) return problem && <p className="plain-problem">{sayProblem(say, problem)}</p>
  const { table } = value
  return (
    <Plate title={table.title}>
      <p>
        {say(`operator.status.${table.status}`)} ·{' '}
        {say('operator.table.rules', { game: table.game, rules: table.rules })} ·{' '}
        {say('operator.table.made', { at: moment(table.made) })} ·{' '}
        {say('operator.table.touched', { n: table.entries, at: moment(table.touched) })}
      </p>
      <p className="plain-hash">{table.id}</p>
      <ul className="lines">
        {table.seats.map(({ seat, kind, name, person }) => (
          <li key={seat}>
            <span className="line-what">
              <strong>{name ?? say('operator.seat.open')}</strong>
              <small>{say(`operator.seat.${kind}`)}</small>
            </span>
            {person !== null && (
              <a className="button" {...linkTo(`/admin/people?id=${person}`)}>
                {say('operator.show')}
                <span className="visually-hidden">: {name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="plain-row">
        {deedsFor(say, table).map((planned) => (
          <button key={planned.deed} type="button" className="button" onClick={() => plan(planned)}>
            {planned.deed}
          </button>
        ))}
      </div>
      {dialog}
    </Plate>
  )
}

function deedsFor(say: Say, { id, title, status, entries }: OperatorTable): PlannedDeed[] {
  const close: PlannedDeed = {
    deed: say('operator.close'),
    about: say('operator.close.about', { title }),
    asks: ['why'],
    run: ({ why }) => operator.closeTable(id, why),
  }
  return [
    ...(status === 'open' || status === 'playing' ? [close] : []),
    {
      deed: say('operator.delete'),
      about: say('operator.table.delete', { title, n: entries }),
      asks: ['why', 'password'],
      async run({ why, password }) {
        const reply = await operator.deleteTable(id, why, password)
        if (reply.ok) goTo('/admin/tables')
        return reply
      },
    },
  ]
}
