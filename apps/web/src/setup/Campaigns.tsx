import type { ReactNode } from 'react'
import { goTo, linkTo } from '../app/router.ts'
import { goOn } from '../end/go-on.ts'
import type { DescribedGame } from '../game/described.ts'
import { useMyGames } from '../home/stored.ts'
import { linesOf, useTables } from '../home/tables.ts'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Part } from './Choice.tsx'
import { campaignsIn } from './campaigns.ts'

/** The campaigns of this game that can go on: where each stands, and the way to it. */
export function Campaigns({ game }: { game: DescribedGame }) {
  const say = useSay()
  const { write } = useLanguage().game
  const { running, finished } = useMyGames()
  const ofThisGame = [...running, ...finished].filter((one) => one.game === game.id)
  const here = campaignsIn(ofThisGame, game.setup.stands)
  const tables = linesOf(useTables('mine')).filter(
    (table) => table.game === game.id && (table.status === 'playing' ? table.words.campaign : table.next) !== null,
  )
  if (here.length + tables.length === 0) return null
  return (
    <Part title={say('setup.campaigns')}>
      <ul className="setup-campaigns">
        {here.map(({ game: { id, title }, stands, isNew }) => (
          <Row key={id} title={title} about={write(stands)}>
            {isNew ? (
              <button type="button" className="button" onClick={() => void continued(id, game.id)}>
                <Icon name="burn" /> {say('setup.campaigns.next')}
              </button>
            ) : (
              <a className="button" {...linkTo(`/play/${id}`)}>
                {say('setup.campaigns.go-on')}
              </a>
            )}
          </Row>
        ))}
        {tables.map(({ id, title, words }) => (
          <Row key={id} title={title} about={words.campaign ?? words.reason ?? ''}>
            <a className="button" {...linkTo(`/table/${id}`)}>
              {say('setup.campaigns.go-on')}
            </a>
          </Row>
        ))}
      </ul>
    </Part>
  )
}

async function continued(id: string, game: string): Promise<void> {
  const made = await goOn(id, game)
  if (made !== null) goTo(`/play/${made}`)
}

function Row({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <small>{about}</small>
      </span>
      {children}
    </li>
  )
}
