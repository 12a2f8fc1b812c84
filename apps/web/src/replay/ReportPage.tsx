import type { Report } from '@keep-flying/protocol'
import { useCallback } from 'react'
import type { PageProps } from '../app/App.tsx'
import { useLocale, useSay } from '../i18n/language.tsx'
import { regionOf } from '../i18n/region.ts'
import { server } from '../online/http.ts'
import { PlainPage, Plate } from '../online/PlainPage.tsx'
import { ShareLink } from '../online/ShareLink.tsx'
import { TableProblem } from '../online/TableProblem.tsx'
import { useAsked } from '../online/use-server.ts'
import { download, fileName } from './download.ts'

/** A report somebody sent about a game: what was said, and the moment it was said of. */
export default function ReportPage({ id }: PageProps) {
  const read = useCallback(() => server.readReport(id), [id])
  const { value, problem, again } = useAsked(read)
  if (problem) return <TableProblem problem={problem} onAgain={again} />
  return value && <Shown report={value} />
}

function Shown({ report }: { report: Report }) {
  const say = useSay()
  const locale = useLocale()
  const { moment, note, versions } = report
  const at = new Date(report.at).toLocaleString(regionOf(locale), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <PlainPage title={say('replay.report.title')} lead={say('replay.report.lead', { at })}>
      <div className="plain-cols">
        <Plate title={say('replay.report.note')}>
          <p className="replay-note">{note === '' ? say('replay.report.no-note') : note}</p>
          <ShareLink url={location.href} label={say('replay.report.title')} title={say('replay.report.title')} />
        </Plate>
        <Plate title={say('replay.report.moment')}>
          <p>
            {moment.seat === null
              ? say('replay.report.spectator', { version: moment.version })
              : say('replay.report.seat', { n: moment.seat + 1, version: moment.version })}
          </p>
          <ul className="lines">
            {Object.entries(versions).map(([name, version]) => (
              <li key={name}>
                <span className="line-what">{name}</span>
                <code>{version}</code>
              </li>
            ))}
          </ul>
          <p>{say(report.record === null ? 'replay.report.running' : 'replay.report.over')}</p>
          <button
            type="button"
            className="button"
            onClick={() => download(fileName(`report-${report.id}`), JSON.stringify(report, null, 1))}
          >
            {say('replay.report.save')}
          </button>
        </Plate>
      </div>
    </PlainPage>
  )
}
