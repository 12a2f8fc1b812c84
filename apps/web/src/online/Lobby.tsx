import type { TableLine } from '@keep-flying/protocol'
import { type ReactNode, useEffect } from 'react'
import { linkTo } from '../app/router.ts'
import { inOneLine, titleBesideOthers } from '../game/line.ts'
import { sayOutcome } from '../game/outcome.ts'
import { type Say, useSay } from '../i18n/language.tsx'
import { server } from './http.ts'
import { PlainPage, Plate } from './PlainPage.tsx'
import { sayProblem } from './problems.ts'
import { useAsked } from './use-server.ts'

/** Milliseconds between two looks at the lists. */
const lookEvery = 15_000

const lists = {
  mine: () => server.tables('mine'),
  open: () => server.tables('open'),
  running: () => server.tables('running'),
  finished: () => server.tables('finished'),
}
type List = keyof typeof lists

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
  const { value, problem, again } = useAsked(lists[list])
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
        <small>{about(say, table)}</small>
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
  const mine = status === 'playing' && seats.some(({ seat, waitingSince }) => seat === you && waitingSince !== null)
  return mine && <span className="line-flag">{say('online.lobby.your-turn')}</span>
}

/** What is played, who sits there, how it is played, and whose turn it is or how it came out. */
function about(say: Say, { game, seats, pace, status, outcome, you }: TableLine): string {
  const nameOf = (seat: number) => seats.find((at) => at.seat === seat)?.name ?? say('online.seat', { n: seat + 1 })
  const open = seats.filter(({ kind }) => kind === 'open').length
  const names = seats.flatMap(({ name }) => name ?? []).join(', ')
  const waiting = seats.filter(({ seat, waitingSince }) => waitingSince !== null && seat !== you)
  const parts = [titleBesideOthers(game), names, say(`online.pace.${pace}`)]
  if (status === 'open') parts.push(say('online.lobby.free', { n: open }))
  if (status === 'playing' && waiting.length > 0)
    parts.push(say('online.lobby.waits', { names: waiting.map(({ seat }) => nameOf(seat)).join(', ') }))
  if (outcome) parts.push(sayOutcome(say, outcome, nameOf))
  if (status === 'abandoned') parts.push(say('online.lobby.abandoned'))
  return inOneLine(...parts)
}
