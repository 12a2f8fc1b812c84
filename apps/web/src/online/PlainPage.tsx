import type { ReactNode } from 'react'
import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import './plain.css'

const ways = ['tables', 'replays', 'rules', 'cards', 'account'] as const

/** A page that is no table: brand and ways on top, one column of things below. */
export function PlainPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const say = useSay()
  const here = location.pathname.split('/')[1]
  return (
    <div className="plain">
      <header className="plain-top canvas">
        <a className="brand fell" {...linkTo('/')}>
          <Icon name="firefly" /> <span>Keep Flying</span>
        </a>
        <nav aria-label={say('online.ways')}>
          {ways.map((way) => (
            <a key={way} {...linkTo(`/${way}`)} {...(way === here ? { 'aria-current': 'page' } : {})}>
              {say(`online.way.${way}`)}
            </a>
          ))}
        </nav>
      </header>
      <main className="plain-main">
        <h1 className="fell">{title}</h1>
        {lead !== undefined && <p className="plain-lead">{lead}</p>}
        {children}
      </main>
    </div>
  )
}

/** A part of such a page under its own stencilled plate. */
export function Plate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="plate canvas">
      <h2 className="stencil">{title}</h2>
      {children}
    </section>
  )
}
