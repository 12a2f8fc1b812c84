import { Component, type ReactNode } from 'react'
import { useSay } from '../i18n/language.tsx'
import './app.css'

/** Catches what a part of the page throws: the game itself is elsewhere, and safe. */
export class Guarded extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
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
