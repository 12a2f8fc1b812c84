import type { PersonDetails, PersonLine } from '@keep-flying/protocol'
import { useCallback } from 'react'
import { goTo, linkTo } from '../app/router.ts'
import { type Say, useSay } from '../i18n/language.tsx'
import { Plate } from '../online/PlainPage.tsx'
import { sayProblem } from '../online/problems.ts'
import { useAsked } from '../online/use-server.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { BanLine } from './Bans.tsx'
import { type PlannedDeed, usePlanned } from './DeedDialog.tsx'
import { PagedList, usePages, useTyped } from './paging.tsx'
import { ReportItem } from './Reports.tsx'
import { operator } from './requests.ts'
import { kindOf, useMoment } from './words.ts'

export function People({ chosen }: { chosen: string | null }) {
  return chosen === null ? <PeopleList /> : <Person key={chosen} id={chosen} />
}

function PeopleList() {
  const say = useSay()
  const [typed, search, setTyped] = useTyped()
  const pages = usePages(useCallback((page: number) => operator.people(search, page), [search]))
  return (
    <Plate title={say('operator.people')}>
      <SearchField label={say('operator.people.search')} typed={typed} onType={setTyped} />
      <PagedList pages={pages} none={say('operator.people.none')}>
        {(line) => <Line key={line.id} person={line} />}
      </PagedList>
    </Plate>
  )
}

function Line({ person }: { person: PersonLine }) {
  const say = useSay()
  const moment = useMoment()
  const kind = say(`operator.kind.${kindOf(person)}`)
  return (
    <li>
      <span className="line-what">
        <strong>{person.name}</strong>
        <small>{say('operator.people.line', { kind, seen: moment(person.seen), tables: person.tables })}</small>
      </span>
      <a className="button" {...linkTo(`/admin/people?id=${person.id}`)}>
        {say('operator.show')}
        <span className="visually-hidden">: {person.name}</span>
      </a>
    </li>
  )
}

function Person({ id }: { id: string }) {
  const say = useSay()
  const { value, problem, again } = useAsked(useCallback(() => operator.person(id), [id]))
  const [plan, dialog] = usePlanned(again)
  if (!value) return problem && <p className="plain-problem">{sayProblem(say, problem)}</p>
  return (
    <>
      <Who details={value} plan={plan} />
      <div className="plain-cols">
        <div className="plain-stack">
          <Plate title={say('operator.tables')}>
            {value.tables.length === 0 && <p>{say('operator.tables.none')}</p>}
            <ul className="lines">
              {value.tables.map((table) => (
                <li key={table.id}>
                  <span className="line-what">
                    <strong>{table.title}</strong>
                    <small>{say(`operator.status.${table.status}`)}</small>
                  </span>
                  <a className="button" {...linkTo(`/admin/tables?id=${table.id}`)}>
                    {say('operator.show')}
                    <span className="visually-hidden">: {table.title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Plate>
          <Sessions sessions={value.sessions} />
        </div>
        <div className="plain-stack">
          <Plate title={say('operator.bans')}>
            {value.bans.length === 0 && <p>{say('operator.bans.none')}</p>}
            <ul className="lines">
              {value.bans.map((ban) => (
                <BanLine key={ban.id} ban={ban} again={again} />
              ))}
            </ul>
          </Plate>
          <Plate title={say('operator.reports.about')}>
            {value.reports.length === 0 && <p>{say('operator.reports.none')}</p>}
            <ul className="lines">
              {value.reports.map((report) => (
                <ReportItem key={report.id} report={report} plan={plan} />
              ))}
            </ul>
          </Plate>
        </div>
      </div>
      {dialog}
    </>
  )
}

function Sessions({ sessions }: Pick<PersonDetails, 'sessions'>) {
  const say = useSay()
  const moment = useMoment()
  return (
    <Plate title={say('operator.sessions')}>
      {sessions.length === 0 && <p>{say('operator.sessions.none')}</p>}
      <ul className="lines">
        {sessions.map(({ browser, system, seen }) => (
          <li key={`${browser} ${system} ${seen}`}>
            <span className="line-what">
              <strong>{[browser ?? say('operator.sessions.unknown'), system].filter(Boolean).join(', ')}</strong>
              <small>{say('operator.seen', { at: moment(seen) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Plate>
  )
}

function Who({ details: { person }, plan }: { details: PersonDetails; plan(deed: PlannedDeed): void }) {
  const say = useSay()
  const moment = useMoment()
  return (
    <Plate title={person.name}>
      <p>
        {say(`operator.kind.${kindOf(person)}`)} · {say('operator.since', { at: moment(person.since) })} ·{' '}
        {say('operator.seen', { at: moment(person.seen) })}
      </p>
      <p className="plain-hash">{person.id}</p>
      <div className="plain-row">
        {deedsFor(say, person).map((planned) => (
          <button key={planned.deed} type="button" className="button" onClick={() => plan(planned)}>
            {planned.deed}
          </button>
        ))}
      </div>
      {person.operator && <p>{say('operator.person.operator')}</p>}
    </Plate>
  )
}

/** What can be done about a person: nothing to an operator, whom only the command line can touch. */
function deedsFor(say: Say, { id, name, account, operator: isOperator }: PersonDetails['person']): PlannedDeed[] {
  const recover: PlannedDeed = {
    deed: say('operator.recovery'),
    about: say('operator.recovery.about', { name }),
    asks: ['password'],
    run: ({ password }) => operator.recovery(id, password),
  }
  if (isOperator) return [recover]
  return [
    {
      deed: say('operator.ban'),
      about: say('operator.ban.about', { name }),
      asks: ['minutes', 'why', 'addresses'],
      run: ({ minutes, why, addresses }) => operator.ban({ person: id, addresses, minutes, why }),
    },
    ...(account ? [recover] : []),
    {
      deed: say('operator.delete'),
      about: say('operator.person.delete', { name }),
      asks: ['why', 'password'],
      async run({ why, password }) {
        const reply = await operator.deletePerson(id, why, password)
        if (reply.ok) goTo('/admin/people')
        return reply
      },
    },
  ]
}
