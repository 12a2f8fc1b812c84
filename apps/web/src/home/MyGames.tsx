import type { TableLine } from '@keep-flying/protocol'
import { type ReactNode, Suspense } from 'react'
import { linkTo } from '../app/router.ts'
import { inOneLine, titleBesideOthers } from '../game/line.ts'
import { useTextOf } from '../game/writers.ts'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import type { StoredGame } from '../session/storage.ts'
import { Icon } from '../ui/Icon.tsx'
import { onDemand } from '../ui/later.tsx'
import { markOf } from '../ui/marks.ts'
import type { Stored } from './stored.ts'
import { linesOf, type Tables, waitsForMe } from './tables.ts'

const TimeLeft = onDemand(() => withAllWords(import('../clock/TimeLeft.tsx')))

/** How many games are shown before the rest is left to the lists. */
const shown = 5

/** Every game that can be gone on with: those of this device, and those on the server that I sit at. */
export function MyGames({ games, mine }: { games: Stored; mine: Tables }) {
  const say = useSay()
  const tables = linesOf(mine)
    .filter(({ status }) => status === 'open' || status === 'playing')
    .sort((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one)))
  const waiting = tables.filter(waitsForMe).length
  const isAsked = games.state === 'asking' || mine.state === 'asking'
  const nothing = !isAsked && games.running.length === 0 && tables.length === 0
  return (
    <section className="home-panel canvas" aria-labelledby="my-games">
      <h2 id="my-games" className="stencil">
        {say('home.mine')}
        {waiting > 0 && <span>{say('home.mine.waiting', { n: waiting })}</span>}
      </h2>
      {nothing && <p className="home-empty">{say(games.state === 'unkept' ? 'home.mine.unkept' : 'home.mine.none')}</p>}
      {/* What comes later comes below. */}
      <ul>
        {games.running.slice(0, shown).map((game) => (
          <GameRow key={game.id} game={game} games={games} />
        ))}
        {tables.slice(0, shown).map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

function TableRow({ table }: { table: TableLine }) {
  const say = useSay()
  const names = table.seats.filter(({ seat }) => seat !== table.you).flatMap(({ name }) => name ?? [])
  const how = say(table.status === 'open' ? 'home.mine.gathering' : `home.mine.${table.pace}`, {
    names: names.join(', ') || say('home.mine.nobody'),
  })
  const about = inOneLine(titleBesideOthers(table.game), how, table.words.progress ?? '')
  return (
    <Row url={`/table/${table.id}`} seat={table.you ?? 0} title={table.title} about={about}>
      {waitsForMe(table) ? <YourTurn table={table} /> : say('home.mine.look')}
    </Row>
  )
}

/** That it is my turn, and for how long at a table with clocks. */
function YourTurn({ table: { seats, you } }: { table: TableLine }) {
  const say = useSay()
  const clock = seats.find(({ seat }) => seat === you)?.clock
  return (
    <em>
      {say('home.mine.your-turn')}
      <Suspense fallback={null}>{clock && <TimeLeft clock={clock} />}</Suspense>
    </em>
  )
}

function GameRow({ game, games }: { game: StoredGame; games: Stored }) {
  const say = useSay()
  const progress = useTextOf(game.game, game.progress)
  if (games.thrown.has(game.id))
    return (
      <li className="home-game home-game-gone">
        <span role="status">{say('home.mine.removed', { title: game.title })}</span>
        <button type="button" className="button" onClick={() => games.putBack(game.id)}>
          <Icon name="undo" /> {say('home.mine.put-back')}
        </button>
      </li>
    )
  const names = game.seats.map(({ name }) => name).join(', ')
  const where = say(game.guided ? 'home.mine.guided' : 'home.mine.here')
  const about = inOneLine(where, titleBesideOthers(game.game), progress, names)
  return (
    <Row url={`/play/${game.id}`} seat={0} title={game.title} about={about} remove={() => games.throwAway(game.id)}>
      {say('home.mine.resume')}
    </Row>
  )
}

interface RowProps {
  readonly url: string
  readonly seat: number
  readonly title: string
  readonly about: string
  readonly children: ReactNode
  remove?(): void
}

function Row({ url, seat, title, about, children, remove }: RowProps) {
  const say = useSay()
  return (
    <li className="home-game">
      <a {...linkTo(url)}>
        <span className="home-game-ship" style={{ color: markOf(seat).color }}>
          <Icon name="firefly" size={34} />
        </span>
        <span>
          <strong>{title}</strong>
          <small>{about}</small>
        </span>
        <span className="home-game-next">{children}</span>
      </a>
      {remove && (
        <button
          type="button"
          className="icon-button"
          title={say('home.mine.remove', { title })}
          aria-label={say('home.mine.remove', { title })}
          onClick={remove}
        >
          <Icon name="cross" />
        </button>
      )}
    </li>
  )
}
