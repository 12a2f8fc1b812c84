import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Flaw } from './plan.ts'

/** What is wrong with one part of the plan. */
export function FlawsOf({ flaws, field }: { flaws: readonly Flaw[]; field: string }): ReactNode {
  const say = useSay()
  const { write } = useLanguage().game
  return flaws
    .filter((flaw) => flaw.field === field)
    .map((flaw) => (
      <p key={flaw.key ?? flaw.message} className="setup-flaw" role="alert">
        <Icon name="warning" />{' '}
        {flaw.key === null
          ? flaw.message
          : say(flaw.key, { ...flaw.words, ...(flaw.what ? { what: write(flaw.what) } : {}) })}
      </p>
    ))
}
