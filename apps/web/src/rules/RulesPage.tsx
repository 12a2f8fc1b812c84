import type { PageProps } from '../app/App.tsx'
import { goTo, linkTo } from '../app/router.ts'
import { useLocale, useSay } from '../i18n/language.tsx'
import { Reference } from './Reference.tsx'
import { useReference } from './reference.ts'
import './rules.css'

/** All rules of all boxes as a page of their own. */
export default function RulesPage({ id }: PageProps) {
  const say = useSay()
  const locale = useLocale()
  const chapters = useReference(locale)
  return (
    <main className="rules-page canvas">
      <p>
        <a {...linkTo('/')}>{say('rules.home')}</a>
      </p>
      <h1 className="fell">{say('rules.title')}</h1>
      <p className="rules-about">{say('rules.about')}</p>
      <Reference chapters={chapters} at={id || null} onOpen={(rule) => goTo(`/rules/${rule}`)} />
    </main>
  )
}
