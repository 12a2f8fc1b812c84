import { useSay } from '../i18n/language.tsx'
import { Plate } from '../online/PlainPage.tsx'
import { PagedList, usePages } from './paging.tsx'
import { operator } from './requests.ts'
import { useMoment } from './words.ts'

export function Log() {
  const say = useSay()
  const moment = useMoment()
  const pages = usePages(operator.log)
  return (
    <Plate title={say('operator.log')}>
      <PagedList pages={pages} none={say('operator.log.none')}>
        {({ n, at, by, deed, about, note }) => (
          <li key={n}>
            <span className="line-what">
              <strong>{say(`operator.deed.${deed}`, { about })}</strong>
              <small>
                {by}, {moment(at)}
              </small>
              {note !== '' && <span>{note}</span>}
            </span>
          </li>
        )}
      </PagedList>
    </Plate>
  )
}
