import { boxWith, type CardId, expansions } from '@keep-flying/verse'
import { useState } from 'react'
import type { PageProps } from '../app/App.tsx'
import { goTo, linkTo } from '../app/router.ts'
import { PaperCardOf } from '../cards/PaperCard.tsx'
import { useSay } from '../i18n/language.tsx'
import { DeckList } from './DeckList.tsx'
import './decks.css'

/** All cards of the box, without a game. */
export default function CardsPage({ query }: PageProps) {
  const say = useSay()
  const [withExpansions, setWithExpansions] = useState(true)
  const box = boxWith(withExpansions ? expansions.map(({ id }) => id) : [])
  const card: CardId | null = query.get('card')
  return (
    <main className="decks-page canvas">
      <p>
        <a {...linkTo('/')}>{say('decks.home')}</a>
      </p>
      <h1 className="fell">{say('decks.title')}</h1>
      <label className="decks-switch">
        <input type="checkbox" checked={withExpansions} onChange={(event) => setWithExpansions(event.target.checked)} />{' '}
        {say('decks.with-blue-sun')}
      </label>
      <div className="decks-columns">
        <DeckList
          box={box}
          view={null}
          onOpen={(id) => goTo(`/cards?card=${encodeURIComponent(id)}`, { replace: true })}
        />
        <aside className="decks-shown" aria-live="polite">
          {card !== null ? <PaperCardOf id={card} box={box} /> : <p>{say('decks.pick')}</p>}
        </aside>
      </div>
    </main>
  )
}
