import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { server } from '../online/http.ts'
import { sayProblem } from '../online/problems.ts'
import { useDeed } from '../online/use-server.ts'
import type { StoredGame } from '../session/storage.ts'

/** Lets a game of this browser go on at a table of the server, so that others can play on from elsewhere. */
export function MoveOnline({ game, onMoved }: { game: StoredGame; onMoved(table: string): void }) {
  const say = useSay()
  const deed = useDeed()
  const people = game.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const [mine, setMine] = useState(people[0] ?? 0)
  const move = () =>
    deed.run(
      async () => {
        const { recordFor } = await import('./files.ts')
        const record = await recordFor(game.id)
        return server.bring({
          record,
          title: game.title,
          visibility: 'link',
          pace: 'live',
          clock: null,
          spectators: true,
          botDelay: 600,
          advice: false,
          seats: game.seats.map((seat, index) => {
            if (index === mine) return { kind: 'you' }
            return seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot, ...named(seat.name) } : { kind: 'open' }
          }),
        })
      },
      ({ table }) => onMoved(table.id),
    )
  return (
    <div className="move-online">
      <p>{say('replay.move.about')}</p>
      {people.length > 1 && (
        <label className="field">
          <span>{say('replay.move.seat')}</span>
          <select value={mine} onChange={(event) => setMine(Number(event.target.value))}>
            {people.map((seat) => (
              <option key={seat} value={seat}>
                {game.seats[seat]?.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {deed.problem && (
        <p className="plain-problem" role="alert">
          {sayProblem(say, deed.problem)}
        </p>
      )}
      <button type="button" className="button" disabled={deed.busy} onClick={() => void move()}>
        {say('replay.move.go')}
      </button>
    </div>
  )
}

/** A bot without a name, as a file may hold one, gets the server's. */
function named(name: string): { name?: string } {
  return name.trim() === '' ? {} : { name }
}
