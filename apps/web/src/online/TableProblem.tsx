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
