import { useSay } from '../i18n/language.tsx'

interface WhichGameProps {
  readonly games: readonly { readonly id: string; readonly title: string }[]
  readonly chosen: string
  choose(game: string): void
}

/** The games by title. Where there is only one, there is nothing to choose. */
export function WhichGame({ games, chosen, choose }: WhichGameProps) {
  const say = useSay()
  if (games.length < 2) return null
  return (
    <div className="home-games" role="radiogroup" aria-label={say('home.game')}>
      {games.map(({ id, title }) => (
        <label key={id}>
          <input type="radio" name="game" checked={id === chosen} onChange={() => choose(id)} />
          {title}
        </label>
      ))}
    </div>
  )
}
