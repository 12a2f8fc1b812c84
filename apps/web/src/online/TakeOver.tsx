import { goTo, linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { server } from './http.ts'
import { PlainPage } from './PlainPage.tsx'
import { sayProblem } from './problems.ts'
import { useDeed } from './use-server.ts'

/** Somebody was handed a seat by a link: they take it by pressing, not by looking. */
export function TakeOver({ table, token }: { table: string; token: string }) {
  const say = useSay()
  const deed = useDeed()
  const take = () =>
    deed.run(
      () => server.takeOver(table, token),
      () => goTo(`/table/${table}`, { replace: true }),
    )
  return (
    <PlainPage title={say('online.take-over.title')} lead={say('online.take-over.lead')}>
      {deed.problem && <p className="plain-problem">{sayProblem(say, deed.problem)}</p>}
      <div className="plain-row">
        <button type="button" className="primary" disabled={deed.busy} onClick={() => void take()}>
          {say('online.take-over.take')}
        </button>
        <a className="button" {...linkTo(`/table/${table}`)}>
          {say('online.take-over.watch')}
        </a>
      </div>
    </PlainPage>
  )
}
