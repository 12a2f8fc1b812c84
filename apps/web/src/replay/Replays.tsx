import { useCallback, useEffect, useState } from 'react'
import { goTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { PlainPage, Plate } from '../online/PlainPage.tsx'
import { listGames, type StoredGame } from '../session/storage.ts'
import { DropFile } from './DropFile.tsx'
import { keepFile, readGameFile } from './files.ts'
import { KeptGame } from './KeptGame.tsx'

/** The games of this browser: to go on with, to look at again, to hand on, and new ones from a file. */
export default function Replays() {
  const say = useSay()
  const [games, setGames] = useState<readonly StoredGame[] | null>(null)
  const [unkept, setUnkept] = useState(false)
  const look = useCallback(() => {
    listGames().then(setGames, () => setUnkept(true))
  }, [])
  useEffect(look, [look])
  const bring = async (source: string) => {
    const read = await readGameFile(source, (seat) => say('online.seat', { n: seat + 1 }))
    const id = await keepFile(read)
    goTo(read.progress.over ? `/replay/local-${id}` : `/play/${id}`)
  }
  const finished = games?.filter(({ over }) => over)
  const running = games?.filter(({ over }) => !over)
  return (
    <PlainPage title={say('replay.title')} lead={say('replay.lead')}>
      {unkept && <p className="plain-problem">{say('replay.unkept')}</p>}
      <div className="plain-cols">
        <Plate title={say('replay.finished')}>
          <Games games={finished} none={say('replay.finished.none')} onChange={look} />
        </Plate>
        <Plate title={say('replay.running')}>
          <Games games={running} none={say('replay.running.none')} onChange={look} />
        </Plate>
      </div>
      <Plate title={say('replay.file')}>
        <p>{say('replay.file.about')}</p>
        <DropFile onText={bring} />
      </Plate>
    </PlainPage>
  )
}

function Games({
  games,
  none,
  onChange,
}: {
  games: readonly StoredGame[] | undefined
  none: string
  onChange(): void
}) {
  if (games?.length === 0) return <p>{none}</p>
  return (
    <ul className="lines">
      {games?.map((game) => (
        <KeptGame key={game.id} game={game} onChange={onChange} />
      ))}
    </ul>
  )
}
