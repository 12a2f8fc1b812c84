import { useSay } from '../i18n/language.tsx'
import './loading.css'

/** What is seen while something is fetched: the bare board. It never shows for less than a moment. */
export function Loading() {
  const say = useSay()
  return (
    <div className="loading" role="status">
      <span>{say('app.loading')}</span>
    </div>
  )
}
