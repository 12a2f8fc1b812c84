import type { PageProps } from '../app/App.tsx'
import { goTo, linkTo } from '../app/router.ts'
import { listingOf } from '../game/listing.ts'
import { firstGame } from '../games/registry.ts'
import { useLocale, useSay } from '../i18n/language.tsx'
import { Reference } from './Reference.tsx'
import { useRules } from './reference.ts'
import './rules.css'

/** All rules of a game, whatever it is played with, as a page of their own. */
export default function RulesPage({ id, query }: PageProps) {
  const say = useSay()
  const game = query.get('game') ?? firstGame
  const { chapters } = useRules(game, useLocale())
  const open = (rule: string) => goTo(query.size > 0 ? `/rules/${rule}?${query}` : `/rules/${rule}`)
  return (
    <main className="rules-page canvas">
      <p>
        <a {...linkTo('/')}>{say('rules.home')}</a>
      </p>
      <h1 className="fell">{say('rules.title')}</h1>
      <p className="rules-about">{say('rules.about', { game: listingOf(game).title })}</p>
      <Reference chapters={chapters} at={id || null} onOpen={open} />
    </main>
  )
}
