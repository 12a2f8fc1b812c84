import { Component, type ReactNode } from 'react'
import { useSay } from '../i18n/language.tsx'
import { NotFetched } from '../ui/fetching.ts'
import type { MissingProps } from '../ui/later.tsx'
import './app.css'

interface GuardedProps {
  readonly children: ReactNode
  /** Called before what did not come is asked for again. */
  forget(): void
}

/** Catches what a part of the page throws: the game itself is elsewhere, and safe. */
export class Guarded extends Component<GuardedProps, { readonly problem: unknown }> {
  override state: { readonly problem: unknown } = { problem: null }

  static getDerivedStateFromError(problem: unknown) {
    return { problem }
  }

  override render() {
    const { problem } = this.state
    if (problem === null) return this.props.children
    if (!(problem instanceof NotFetched)) return <BrokenPage />
    const again = () => {
      this.props.forget()
      this.setState({ problem: null })
    }
    return <MissingPage again={again} />
  }
}

/** For a page that did not come: nothing is lost, and it can be asked for again. */
export function MissingPage({ again }: MissingProps) {
  const say = useSay()
  return (
    <main className="lost canvas">
      <h1 className="fell">{say('app.missing.title')}</h1>
      <p>{say('app.missing.why')}</p>
      <button type="button" className="primary" onClick={again}>
        {say('app.missing.again')}
      </button>
    </main>
  )
}

function BrokenPage() {
  const say = useSay()
  return (
    <main className="lost canvas">
      <h1 className="fell">{say('app.broken.title')}</h1>
      <p>{say('app.broken.text')}</p>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {say('app.broken.reload')}
      </button>
    </main>
  )
}
