import { useState } from 'react'
import { goTo, linkTo } from '../app/router.ts'
import { inOneLine, titleBesideOthers } from '../game/line.ts'
import { sayOutcome } from '../game/outcome.ts'
import { useTextOf } from '../game/writers.ts'
import { useLocale, useSay } from '../i18n/language.tsx'
import { regionOf } from '../i18n/region.ts'
import { removeGame, type StoredGame } from '../session/storage.ts'
import { download, fileName } from './download.ts'
import { MoveOnline } from './MoveOnline.tsx'
import './replay.css'

/** A kept game with all that can be done with it. */
export function KeptGame({ game, onChange }: { game: StoredGame; onChange(): void }) {
  const say = useSay()
  const locale = useLocale()
  const [moving, setMoving] = useState(false)
  const day = new Date(game.updatedAt).toLocaleDateString(regionOf(locale), { dateStyle: 'medium' })
  const save = async () => {
    const { exported } = await import('./files.ts')
    const content = await exported(game.id)
    if (content !== null) download(fileName(game.title), content)
  }
  const remove = () => void removeGame(game.id).then(onChange)
  return (
    <li>
      <span className="line-what">
        <strong>{game.title}</strong>
        <small>
          <About game={game} /> · {day}
        </small>
      </span>
      <a className="button" {...linkTo(game.over ? `/replay/local-${game.id}` : `/play/${game.id}`)}>
        {say(game.over ? 'replay.look' : 'replay.go-on')}
      </a>
      <span className="kept-tools">
        <button type="button" onClick={() => void save()}>
          {say('replay.save')}
        </button>
        {!game.over && (
          <button type="button" aria-expanded={moving} onClick={() => setMoving(!moving)}>
            {say('replay.move')}
          </button>
        )}
        <RemoveTool title={game.title} onRemove={remove} />
      </span>
      {moving && <MoveOnline game={game} onMoved={(table) => goTo(`/table/${table}`)} />}
    </li>
  )
}

/** What is thrown away is gone for good, so it takes two presses. */
function RemoveTool({ title, onRemove }: { title: string; onRemove(): void }) {
  const say = useSay()
  const [sure, setSure] = useState(false)
  return (
    <button type="button" onClick={sure ? onRemove : () => setSure(true)} onBlur={() => setSure(false)}>
      {sure ? say('replay.remove.sure') : say('replay.remove', { title })}
    </button>
  )
}

/** How far it has come, and who played or won. */
function About({ game }: { game: StoredGame }) {
  const say = useSay()
  const { seats, outcome, guided } = game
  const progress = useTextOf(game.game, game.progress)
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
  const who = outcome ? sayOutcome(say, outcome, nameOf) : seats.map(({ name }) => name).join(', ')
  return inOneLine(guided ? say('replay.guided') : '', titleBesideOthers(game.game), progress, who)
}
