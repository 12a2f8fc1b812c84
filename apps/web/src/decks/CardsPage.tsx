import { type ChoicesField, defaultsOf, type OptionFields } from '@keep-flying/kernel'
import { useDeferredValue, useState } from 'react'
import type { PageProps } from '../app/App.tsx'
import { goTo } from '../app/router.ts'
import { Paper } from '../cards/PaperCard.tsx'
import { usePrintingWith } from '../cards/use-printing.ts'
import { useDescribedGame } from '../game/described.ts'
import { useFetched } from '../game/fetched.ts'
import { listingOf } from '../game/listing.ts'
import { useOpenedGame } from '../game/open.ts'
import type { AskedOptions } from '../game/setup.ts'
import { firstGame } from '../games/registry.ts'
import { useLanguage, useLocale, useSay } from '../i18n/language.tsx'
import { PlainPage } from '../online/PlainPage.tsx'
import { DeckList } from './DeckList.tsx'
import './decks.css'

/** All cards of a game, without a table. */
export default function CardsPage({ query }: PageProps) {
  const say = useSay()
  const id = query.get('game') ?? firstGame
  const game = useOpenedGame(id)
  const { options: fields } = useDescribedGame(id)
  const [options, setOptions] = useState(() => withEverything(fields))
  const printed = useDeferredValue(options)
  useFetched(game.missing(printed, useLocale()))
  const printing = usePrintingWith(printed)
  const card = query.get('card')
  const face = card === null ? null : game.cards?.face(card, printing)
  const open = (next: string) => {
    const address = new URLSearchParams(query)
    address.set('card', next)
    goTo(`/cards?${address}`, { replace: true })
  }
  return (
    <PlainPage title={say('decks.title')} lead={say('decks.about', { game: listingOf(id).title })}>
      {choicesIn(fields).map(([name, field]) => (
        <Filter
          key={name}
          field={field}
          chosen={options[name] ?? []}
          onChoose={(chosen) => setOptions({ ...options, [name]: chosen })}
        />
      ))}
      <div className="decks-columns">
        <DeckList game={game} printing={printing} view={null} overview onOpen={open} />
        <aside className="decks-shown" aria-live="polite">
          {card !== null && face ? <Paper id={card} face={face} /> : <p>{say('decks.pick')}</p>}
        </aside>
      </div>
    </PlainPage>
  )
}

/** The options in which any of several may be chosen, such as the boxes in play: which cards there are may depend on them. */
function choicesIn(fields: OptionFields): readonly (readonly [string, ChoicesField])[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.kind === 'choices' ? [[name, field] as const] : []))
}

function withEverything(fields: OptionFields): AskedOptions {
  const all = choicesIn(fields).map(([name, { choices }]) => [name, choices.map(({ id }) => id)])
  return { ...defaultsOf(fields), ...Object.fromEntries(all) }
}

interface FilterProps {
  readonly field: ChoicesField
  readonly chosen: unknown
  onChoose(chosen: readonly string[]): void
}

function Filter({ field: { label, choices }, chosen, onChoose }: FilterProps) {
  const { write } = useLanguage().game
  const ids = choices.map(({ id }) => id)
  const on = ids.filter((id) => Array.isArray(chosen) && chosen.includes(id))
  return (
    <fieldset className="decks-filter">
      <legend className="visually-hidden">{write(label)}</legend>
      {choices.map((choice) => (
        <label key={choice.id}>
          <input
            type="checkbox"
            checked={on.includes(choice.id)}
            onChange={({ target }) =>
              onChoose(ids.filter((id) => (id === choice.id ? target.checked : on.includes(id))))
            }
          />{' '}
          {write(choice.label)}
        </label>
      ))}
    </fieldset>
  )
}
