import type { Chapter } from '@keep-flying/kernel'
import type { PageProps } from '../app/App.tsx'
import { goTo, linkTo } from '../app/router.ts'
import { listingOf } from '../game/listing.ts'
import { firstGame } from '../games/registry.ts'
import { useLocale, useSay } from '../i18n/language.tsx'
import { PlainPage } from '../online/PlainPage.tsx'
import { Reference } from './Reference.tsx'
import { useRules } from './reference.ts'
import './rules.css'

/** All rules of a game, whatever it is played with, as a page of their own. */
export default function RulesPage({ id, query }: PageProps) {
  const say = useSay()
  const game = query.get('game') ?? firstGame
  const { chapters } = useRules(game, useLocale())
  const addressOf = (rule: string) => (query.size > 0 ? `/rules/${rule}?${query}` : `/rules/${rule}`)
  return (
    <PlainPage title={say('rules.title')} lead={say('rules.about', { game: listingOf(game).title })}>
      <div className="rules-columns">
        <Contents chapters={chapters} at={id} addressOf={addressOf} />
        <Reference chapters={chapters} at={id || null} onOpen={(rule) => goTo(addressOf(rule))} />
      </div>
    </PlainPage>
  )
}

interface ContentsProps {
  readonly chapters: readonly Chapter[]
  readonly at: string
  addressOf(rule: string): string
}

/** What there is to read: every chapter, with how many rules it has. */
function Contents({ chapters, at, addressOf }: ContentsProps) {
  const say = useSay()
  return (
    <nav className="rules-contents" aria-label={say('rules.contents')}>
      <h2 className="stencil">{say('rules.contents')}</h2>
      <ol>
        {chapters.map(({ id, title, rules }) => (
          <li key={id}>
            <a
              {...linkTo(addressOf(rules[0]?.id ?? ''))}
              aria-current={rules.some((rule) => rule.id === at) ? 'location' : undefined}
            >
              {title} <small>{say('rules.count', { n: rules.length })}</small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
