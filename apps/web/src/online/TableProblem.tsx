import type { Problem } from '@keep-flying/protocol'
import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { PlainPage } from './PlainPage.tsx'
import { sayProblem } from './problems.ts'

const notFound: Problem = { code: 'not-found', message: '' }

/** What an address names and cannot be shown: why, and what helps. An address that is none names nothing. */
export function TableProblem({ problem, onAgain }: { problem: Problem; onAgain(): void }) {
  const say = useSay()
  const gone = problem.code === 'not-found' || problem.code === 'invalid'
  if (problem.code === 'unauthorized') return <SessionEnded onAgain={onAgain} />
  return (
    <PlainPage
      title={say(gone ? 'online.trouble.gone' : 'online.trouble.title')}
      lead={sayProblem(say, gone ? notFound : problem)}
    >
      <div className="plain-row">
        {!gone && (
          <button type="button" className="primary" onClick={onAgain}>
            {say('online.trouble.again')}
          </button>
        )}
        <a className="button" {...linkTo('/tables')}>
          {say('online.trouble.tables')}
        </a>
        <a className="button" {...linkTo('/')}>
          {say('online.trouble.home')}
        </a>
      </div>
      {gone && <p>{say('online.trouble.ask')}</p>}
    </PlainPage>
  )
}

/** The session was ended, perhaps from another device: whoever has an account can come in again. */
function SessionEnded({ onAgain }: { onAgain(): void }) {
  const say = useSay()
  return (
    <PlainPage title={say('online.trouble.ended')} lead={say('online.trouble.ended.about')}>
      <div className="plain-row">
        <a className="primary" {...linkTo('/account')}>
          {say('online.trouble.log-in')}
        </a>
        <button type="button" className="button" onClick={onAgain}>
          {say('online.trouble.reload')}
        </button>
      </div>
    </PlainPage>
  )
}
