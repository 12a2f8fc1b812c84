import type { TableLine } from '@keep-flying/protocol'
import { type ReactNode, useCallback, useEffect } from 'react'
import { linkTo } from '../app/router.ts'
import TimeLeft from '../clock/TimeLeft.tsx'
import { type Say, useLocale, useSay } from '../i18n/language.tsx'
import { server } from './http.ts'
import { PlainPage, Plate } from './PlainPage.tsx'
import { sayProblem } from './problems.ts'
import { sayTable } from './table-line.ts'
import { useAsked } from './use-server.ts'

/** Milliseconds between two looks at the lists. */
const lookEvery = 15_000

type List = 'mine' | 'open' | 'running' | 'finished'

/** The tables of the server: mine, those to sit down at, those to watch, those to look at again. */
export default function Lobby() {
  const say = useSay()
  return (
    <PlainPage title={say('online.lobby.title')} lead={say('online.lobby.lead')}>
      <p>
        <a className="primary" {...linkTo('/new')}>
          {say('online.lobby.make')}
        </a>
      </p>
      <div className="plain-cols">
        <Tables list="mine" />
        <Tables list="open" />
        <Tables list="running" />
        <Tables list="finished" />
      </div>
    </PlainPage>
  )
}

function Tables({ list }: { list: List }) {
  const say = useSay()
  const locale = useLocale()
  const ask = useCallback(() => server.tables(list, locale), [list, locale])
  const { value, problem, again } = useAsked(ask)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) again()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [again])
  return (
    <Plate title={say(`online.lobby.${list}`)}>
      {problem && <p className="plain-problem">{sayProblem(say, problem)}</p>}
      {value?.tables.length === 0 && <p>{say(`online.lobby.${list}.none`)}</p>}
      {value && value.tables.length > 0 && (
        <ul className="lines">
          {value.tables.map((table) => (
            <Line key={table.id} list={list} table={table} />
          ))}
        </ul>
      )}
    </Plate>
  )
}

function Line({ list, table }: { list: List; table: TableLine }) {
  const say = useSay()
  return (
    <li>
      <div className="line-what">
        <strong>{table.title}</strong>
        <small>{sayTable(say, table)}</small>
      </div>
      {flagOf(say, table)}
      {table.unseen > 0 && <small>{say('online.lobby.unseen', { n: table.unseen })}</small>}
      <a className="button" {...linkTo(wayTo(list, table))}>
        {say(`online.lobby.${list}.go`)}
        <span className="visually-hidden">: {table.title}</span>
      </a>
    </li>
  )
}

function wayTo(list: List, { id, status }: TableLine): string {
  return list === 'finished' || (list === 'mine' && status === 'over') ? `/replay/table-${id}` : `/table/${id}`
}

function flagOf(say: Say, { you, seats, status }: TableLine): ReactNode {
  const mine = seats.find(({ seat }) => seat === you)
  if (status !== 'playing' || !mine || mine.waitingSince === null || mine.standIn !== null) return null
  return (
    <span className="line-flag">
      {say('online.lobby.your-turn')}
      {mine.clock && <TimeLeft clock={mine.clock} />}
    </span>
  )
}
