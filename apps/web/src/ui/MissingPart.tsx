import { useSay } from '../i18n/language.tsx'
import type { MissingProps } from './later.tsx'

/** Stands where a part of the page should be that did not come. */
export function MissingPart({ again }: MissingProps) {
  const say = useSay()
  return (
    <div className="missing" role="alert">
      <p>{say('app.missing.text')}</p>
      <button type="button" className="button" onClick={again}>
        {say('app.missing.again')}
      </button>
    </div>
  )
}
