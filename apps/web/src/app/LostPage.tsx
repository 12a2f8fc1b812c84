import { useSay } from '../i18n/language.tsx'
import { linkTo } from './router.ts'
import './app.css'

/** For an address that leads nowhere: says so, and what helps. */
export function LostPage({ message }: { message?: string }) {
  const say = useSay()
  return (
    <main className="lost canvas">
      <h1 className="fell">{say('app.lost.title')}</h1>
      <p>{message ?? say('app.lost.text')}</p>
      <ul className="lost-ways">
        <li>
          <a {...linkTo('/')}>{say('app.lost.home')}</a>
        </li>
        <li>
          <a {...linkTo('/tables')}>{say('app.lost.tables')}</a>
        </li>
        <li>{say('app.lost.ask')}</li>
      </ul>
    </main>
  )
}
