import { type Box, type CardId, cardText, type State } from '@keep-flying/verse'
import { useMemo, useState } from 'react'
import { cardsLeft, type Deck, decksOf, pileOf, searchDecks } from '../games/verse/decks/decks.ts'
import { type Say, useLanguage, useSay } from '../i18n/language.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import './decks.css'

interface DeckListProps {
  readonly box: Box
  /** The table's view; without one, only what is printed is shown. */
  readonly view: State | null
  onOpen(card: CardId): void
}

/** Every deck: what is left of it, its open discard pile, and all its cards. */
export function DeckList({ box, view, onOpen }: DeckListProps) {
  const say = useSay()
  const { game } = useLanguage()
  const [typed, setTyped] = useState('')
  const decks = useMemo(() => decksOf(box), [box])
  const found = useMemo(
    () => searchDecks(decks, typed, (id) => cardText(id, box, game).join(' ')),
    [decks, typed, box, game],
  )
  return (
    <div className="decks">
      <div className="decks-search">
        <SearchField label={say('decks.search')} typed={typed} onType={setTyped} />
      </div>
      {found.length === 0 && <p className="decks-none">{say('decks.none')}</p>}
      {found.map((deck) => (
        <DeckPart
          key={`${deck.kind}/${deck.of}`}
          deck={deck}
          box={box}
          view={view}
          searching={typed.trim() !== ''}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

interface DeckPartProps extends DeckListProps {
  readonly deck: Deck
  readonly searching: boolean
}

function DeckPart({ deck, box, view, searching, onOpen }: DeckPartProps) {
  const say = useSay()
  const pile = view && pileOf(view, deck)
  const [unfolded, setUnfolded] = useState(false)
  return (
    <details
      className="decks-deck"
      open={unfolded || searching}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>
        <h2>{titleOf(deck, box, say)}</h2>
        <span className="decks-count">
          {pile
            ? say('decks.piles', { left: cardsLeft(pile), discarded: pile.discard.cards.length })
            : say('decks.cards', { n: deck.cards.reduce((sum, { copies }) => sum + copies, 0) })}
        </span>
      </summary>
      {pile && pile.discard.cards.length > 0 && (
        <>
          <h3 className="stencil">{say('decks.discard')}</h3>
          <ul className="decks-cards">
            {pile.discard.cards.map((id) => (
              <CardButton key={id} id={id} name={nameOf(deck, id, box)} copies={1} onOpen={onOpen} />
            ))}
          </ul>
        </>
      )}
      {pile && <h3 className="stencil">{say('decks.all')}</h3>}
      <ul className="decks-cards">
        {deck.cards.map(({ id, name, copies }) => (
          <CardButton key={id} id={id} name={name} copies={copies} onOpen={onOpen} />
        ))}
      </ul>
    </details>
  )
}

interface CardButtonProps {
  readonly id: CardId
  readonly name: string
  readonly copies: number
  onOpen(card: CardId): void
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

/** A discarded copy goes by the same name as the one listed. */
function nameOf({ kind }: Deck, id: CardId, box: Box): string {
  const cards =
    kind === 'supply'
      ? box.supply
      : kind === 'nav'
        ? box.nav
        : kind === 'misbehave'
          ? box.misbehave
          : new Map<CardId, { readonly name: string }>([...box.jobs, ...box.others])
  return cards.get(id)?.name ?? id
}

function titleOf({ kind, of }: Deck, box: Box, say: Say): string {
  if (kind === 'supply') return say('decks.supply', { of: box.places.get(of)?.name ?? of })
  if (kind === 'contact')
    return say('decks.contact', { of: [...box.contacts].find(([id]) => id === of)?.[1].name ?? of })
  return kind === 'nav' ? say(`decks.nav.${of}`) : say(`decks.${kind}`)
}
