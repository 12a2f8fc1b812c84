import type { ComponentType } from 'react'
import type { PageProps } from '../app/App.tsx'
import { LostPage } from '../app/LostPage.tsx'
import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { server } from '../online/http.ts'
import { PlainPage } from '../online/PlainPage.tsx'
import { useAsked } from '../online/use-server.ts'
import { Bans } from './Bans.tsx'
import { Log } from './Log.tsx'
import { People } from './People.tsx'
import { Reports } from './Reports.tsx'
import { Tables } from './Tables.tsx'
import './operator.css'

const parts: Readonly<Record<string, ComponentType<{ readonly chosen: string | null }>>> = {
  reports: Reports,
  people: People,
  tables: Tables,
  bans: Bans,
  log: Log,
}

/** The operator's console. For everybody else there is nothing at this address. */
export default function OperatorPage({ id, query }: PageProps) {
  const say = useSay()
  const me = useAsked(server.me)
  const name = id === '' ? 'reports' : id
  const Part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (!me.value && !me.problem) return null
  if (!me.value?.operator || !Part) return <LostPage />
  return (
    <PlainPage title={say('operator.title')} lead={say('operator.lead')}>
      <nav className="operator-parts" aria-label={say('operator.parts')}>
        {Object.keys(parts).map((part) => (
          <a key={part} {...linkTo(`/admin/${part}`)} {...(part === name ? { 'aria-current': 'page' } : {})}>
            {say(`operator.${part}`)}
          </a>
        ))}
      </nav>
      <Part chosen={query.get('id')} />
    </PlainPage>
  )
}
