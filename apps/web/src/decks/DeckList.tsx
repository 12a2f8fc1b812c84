import { use, useEffect, useMemo, useRef, useState } from 'react'
import type { DeckParts, GameClient, Printing } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { once } from '../ui/once.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { type Deck, type DeckPile, searchDecks } from './deck.ts'
import './decks.css'

interface DeckListProps {
  readonly game: GameClient
  readonly printing: Printing
  /** The table's view; without one, only what is printed is shown. */
  readonly view: unknown
  /** Whether all decks are listed with their counts first. */
  readonly overview?: boolean
  onOpen(card: string): void
}

const noDecks = once(async (): Promise<DeckParts> => ({ decksOf: () => [], pileOf: () => null }))

/** Every deck: what is left of it, its open discard pile, and all its cards. */
export function DeckList({ game, printing, view, overview = false, onOpen }: DeckListProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [shown, show] = useState<string | null>(null)
  const parts = use((game.decks ?? noDecks)())
  const decks = useMemo(() => parts.decksOf(printing), [parts, printing])
  const found = useMemo(
    () => searchDecks(decks, typed, (card) => game.cards?.text(card, printing) ?? []),
    [decks, typed, game, printing],
  )
  const isOverview = overview && typed.trim() === ''
  // Below an overview only the deck asked for is laid out.
  const listed = isOverview ? found.filter(({ id }) => id === shown) : found
  return (
    <div className="decks">
      <div className="decks-search">
        <SearchField label={say('decks.search')} typed={typed} onType={setTyped} />
      </div>
      {isOverview && <Overview decks={decks} shown={shown} show={show} />}
      {found.length === 0 && <p className="decks-none">{say('decks.none')}</p>}
      {listed.map((deck) => (
        <DeckPart
          key={deck.id}
          deck={deck}
          pile={view === null ? null : parts.pileOf(view, deck.id, printing)}
          searching={typed.trim() !== ''}
          isShown={deck.id === shown}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

interface OverviewProps {
  readonly decks: readonly Deck[]
  /** The deck that was asked for last. */
  readonly shown: string | null
  show(deck: string): void
}

/** What there is: every deck with how many cards it has. */
function Overview({ decks, shown, show }: OverviewProps) {
  const say = useSay()
  const n = decks.reduce((sum, deck) => sum + cardsIn(deck), 0)
  return (
    <nav className="decks-overview" aria-label={say('decks.overview')}>
      <p>{say('decks.overview.all', { n, decks: decks.length })}</p>
      <ul>
        {decks.map((deck) => (
          <li key={deck.id}>
            <button type="button" aria-current={deck.id === shown || undefined} onClick={() => show(deck.id)}>
              {deck.title} <small>{cardsIn(deck)}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function cardsIn({ cards }: Deck): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0)
}

interface DeckPartProps {
  readonly deck: Deck
  readonly pile: DeckPile | null
  readonly searching: boolean
  /** Whether it was asked for in the overview. */
  readonly isShown: boolean
  onOpen(card: string): void
}

function DeckPart({ deck, pile, searching, isShown, onOpen }: DeckPartProps) {
  const { title, cards } = deck
  const say = useSay()
  const [unfolded, setUnfolded] = useState(false)
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isShown) return
    setUnfolded(true)
    part.current?.scrollIntoView({ block: 'start' })
  }, [isShown])
  return (
    <details
      ref={part}
      className="decks-deck"
      open={unfolded || searching}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        <span className="decks-count">
          {pile
            ? say('decks.piles', { left: pile.left, discarded: pile.discarded.length })
            : say('decks.cards', { n: cardsIn(deck) })}
        </span>
      </summary>
      {pile && pile.discarded.length > 0 && (
        <>
          <h3 className="stencil">{say('decks.discard')}</h3>
          <ul className="decks-cards">
            {pile.discarded.map(({ id, name }) => (
              <CardButton key={id} id={id} name={name} copies={1} onOpen={onOpen} />
            ))}
          </ul>
        </>
      )}
      {pile && <h3 className="stencil">{say('decks.all')}</h3>}
      <ul className="decks-cards">
        {cards.map(({ id, name, copies }) => (
          <CardButton key={id} id={id} name={name} copies={copies} onOpen={onOpen} />
        ))}
      </ul>
    </details>
  )
}

interface CardButtonProps {
  readonly id: string
  readonly name: string
  readonly copies: number
  onOpen(card: string): void
}

function CardButton({ id, name, copies, onOpen }: CardButtonProps) {
  return (
    <li>
      <button type="button" className="decks-card" onClick={() => onOpen(id)}>
        {name}
        {copies > 1 && <span className="decks-copies"> ×{copies}</span>}
      </button>
    </li>
  )
}
