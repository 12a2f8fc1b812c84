import { linkTo } from '../app/router.ts'
import { inOneLine, titleBesideOthers } from '../game/line.ts'
import { sayOutcome } from '../game/outcome.ts'
import { useTextOf } from '../game/writers.ts'
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
                about={inOneLine(
                  titleBesideOthers(table.game),
                  say('home.watch.players', { n: table.seats.length }),
                  table.words.progress ?? '',
                )}
                deed={say('home.watch.go')}
              />
            ))}
          {games.slice(0, shown).map((game) => (
            <Finished key={game.id} game={game} />
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

function Finished({ game }: { game: StoredGame }) {
  const say = useSay()
  const progress = useTextOf(game.game, game.progress)
  const { outcome, seats } = game
  const ended = outcome ? sayOutcome(say, outcome, (seat) => seats[seat]?.name ?? '') : say('home.watch.over')
  return (
    <Line
      url={`/replay/local-${game.id}`}
      title={game.title}
      about={inOneLine(ended, titleBesideOthers(game.game), progress)}
      deed={say('home.watch.replay')}
    />
  )
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
            about={inOneLine(
              titleBesideOthers(table.game),
              say(`home.open.${table.pace}`, {
                taken: table.seats.filter(({ kind }) => kind !== 'open').length,
                seats: table.seats.length,
              }),
            )}
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
