import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import type { StoredGame } from '../session/storage.ts'
import { linesOf, type Tables } from './tables.ts'

const shown = 3

/** What others do: tables with a free seat, games to watch, and games that are over. */
export function Others({ open, running, games }: { open: Tables; running: Tables; games: readonly StoredGame[] }) {
  const say = useSay()
  return (
    <>
      {open.state === 'away' ? <Away /> : <OpenTables tables={open} />}
      <section className="home-panel canvas" aria-labelledby="watch">
        <h2 id="watch" className="stencil">
          {say('home.watch')}
        </h2>
        <ul>
          {linesOf(running)
            .slice(0, shown)
            .map((table) => (
              <Line
                key={table.id}
                url={`/table/${table.id}`}
                title={table.title}
                about={say('home.watch.captains', { n: table.seats.length })}
                deed={say('home.watch.go')}
              />
            ))}
          {games.slice(0, shown).map((game) => (
            <Line
              key={game.id}
              url={`/replay/local-${game.id}`}
              title={game.title}
              about={
                wonBy(game) === ''
                  ? say('home.watch.over')
                  : say('home.watch.won', { name: wonBy(game), round: game.round })
              }
              deed={say('home.watch.replay')}
            />
          ))}
          <Line
            url="/replays"
            title={say('home.watch.all')}
            about={say('home.watch.all.about')}
            deed={say('home.watch.open')}
          />
        </ul>
      </section>
    </>
  )
}

function wonBy({ winners, seats }: StoredGame): string {
  return winners.flatMap((seat) => seats[seat]?.name ?? []).join(', ')
}

/** Without a server the page plays on; it only says what is missing, and why. */
function Away() {
  const say = useSay()
  return (
    <section className="home-panel canvas" aria-labelledby="away">
      <h2 id="away" className="stencil">
        {say('home.open')}
      </h2>
      <p className="home-empty">{say('home.away')}</p>
    </section>
  )
}

function OpenTables({ tables }: { tables: Tables }) {
  const say = useSay()
  const free = linesOf(tables)
  return (
    <section className="home-panel canvas" aria-labelledby="open">
      <h2 id="open" className="stencil">
        {say('home.open')}
        {free.length > 0 && <span>{say('home.open.count', { n: free.length })}</span>}
      </h2>
      {tables.state === 'there' && free.length === 0 && <p className="home-empty">{say('home.open.none')}</p>}
      <ul>
        {free.slice(0, shown).map((table) => (
          <Line
            key={table.id}
            url={`/table/${table.id}`}
            title={table.title}
            about={say(`home.open.${table.pace}`, {
              taken: table.seats.filter(({ kind }) => kind !== 'open').length,
              seats: table.seats.length,
            })}
            deed={say('home.open.sit')}
          />
        ))}
      </ul>
    </section>
  )
}

function Line({ url, title, about, deed }: { url: string; title: string; about: string; deed: string }) {
  return (
    <li className="home-line">
      <a {...linkTo(url)}>
        <span>
          <strong>{title}</strong>
          <small>{about}</small>
        </span>
        <span className="home-line-deed">{deed}</span>
      </a>
    </li>
  )
}
