import type { ReportLine } from '@keep-flying/protocol'
import { useCallback, useState } from 'react'
import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { Plate } from '../online/PlainPage.tsx'
import { type PlannedDeed, usePlanned } from './DeedDialog.tsx'
import { PagedList, usePages } from './paging.tsx'
import { operator } from './requests.ts'
import { useMoment } from './words.ts'

export function Reports() {
  const say = useSay()
  const [all, setAll] = useState(false)
  const pages = usePages(useCallback((page: number) => operator.reports(!all, page), [all]))
  const [plan, dialog] = usePlanned(pages.again)
  return (
    <Plate title={say('operator.reports')}>
      <label className="switch-row">
        <input type="checkbox" checked={all} onChange={() => setAll(!all)} />
        {say('operator.reports.all')}
      </label>
      <PagedList pages={pages} none={say('operator.reports.none')}>
        {(report) => <ReportItem key={report.id} report={report} plan={plan} />}
      </PagedList>
      {dialog}
    </Plate>
  )
}

export function ReportItem({ report, plan }: { report: ReportLine; plan(deed: PlannedDeed): void }) {
  const say = useSay()
  const moment = useMoment()
  const { id, kind, table, at, note, by, about, said, handled } = report
  const planned: PlannedDeed = {
    deed: say('operator.handle'),
    about: say('operator.handle.about'),
    asks: ['done'],
    run: ({ why }) => operator.handle(id, why),
  }
  return (
    <li>
      <div className="line-what operator-report">
        <strong>
          {say(`operator.report.${kind}`)}
          {about && (
            <>
              {': '}
              <a {...linkTo(`/admin/people?id=${about.id}`)}>{about.name ?? say('operator.nobody')}</a>
            </>
          )}
        </strong>
        <small>
          {say('operator.report.by', { name: by.name ?? say('operator.nobody'), at: moment(at) })} ·{' '}
          <a {...linkTo(`/admin/tables?id=${table}`)}>{say('operator.report.table')}</a>
          {kind === 'fault' && (
            <>
              {' · '}
              <a {...linkTo(`/report/${id}`)}>{say('operator.report.moment')}</a>
            </>
          )}
        </small>
        {note !== '' && <p>{note}</p>}
        {said.map((line) => (
          <blockquote key={`${line.at} ${line.text}`}>{line.text}</blockquote>
        ))}
        {handled && (
          <p className="plain-done">
            {handled.done} ({handled.by}, {moment(handled.at)})
          </p>
        )}
      </div>
      {!handled && (
        <button type="button" className="button" onClick={() => plan(planned)}>
          {planned.deed}
        </button>
      )}
    </li>
  )
}
