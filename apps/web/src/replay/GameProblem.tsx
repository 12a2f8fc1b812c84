import type { Problem } from '@keep-flying/protocol'
import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { PlainPage } from '../online/PlainPage.tsx'
import { download, fileName } from './download.ts'

/** Problems with a game of this browser that are said in words of their own. */
const known = ['not-found', 'conflict', 'stale', 'unavailable', 'invalid'] as const

interface GameProblemProps {
  readonly game: string
  readonly problem: Problem
  /** Takes the game away from the other tab. */
  onInsist(): void
}

/** A game of this browser that cannot be shown: why, and what helps. */
export function GameProblem({ game, problem, onInsist }: GameProblemProps) {
  const say = useSay()
  const kind = known.find((code) => code === problem.code) ?? 'unavailable'
  const save = async () => {
    const { exported } = await import('./files.ts')
    const content = await exported(game)
    if (content !== null) download(fileName(game), content)
  }
  return (
    <PlainPage title={say(`replay.problem.${kind}.title`)} lead={say(`replay.problem.${kind}.text`)}>
      <div className="plain-row">
        {kind === 'conflict' && (
          <button type="button" className="primary" onClick={onInsist}>
            {say('replay.problem.insist')}
          </button>
        )}
        {(kind === 'unavailable' || kind === 'invalid') && (
          <button type="button" className="primary" onClick={() => location.reload()}>
            {say('replay.problem.again')}
          </button>
        )}
        {kind === 'stale' && (
          <button type="button" className="button" onClick={() => void save()}>
            {say('replay.save')}
          </button>
        )}
        <a className="button" {...linkTo('/replays')}>
          {say('replay.problem.games')}
        </a>
        <a className="button" {...linkTo('/')}>
          {say('replay.problem.home')}
        </a>
      </div>
      {kind !== 'not-found' && kind !== 'conflict' && <p className="plain-hash">{problem.message}</p>}
    </PlainPage>
  )
}
