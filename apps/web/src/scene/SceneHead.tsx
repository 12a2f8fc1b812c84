import type { ReactNode } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'

/** The title of a scene, what there is to know about it, and the rule behind it. */
export function SceneHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="scene-head">
      <h2 className="fell">{title}</h2>
      {children && <p>{children}</p>}
      <RuleLink />
    </header>
  )
}

/** Opens the reference at the rule that is in question. */
export function RuleLink({ rule }: { rule?: string }) {
  const say = useSay()
  const { decision } = useTable()
  const { openRule } = useLooking()
  const shown = rule ?? decision?.rule
  if (shown === undefined) return null
  return (
    <button type="button" className="scene-rule" onClick={() => openRule(shown)}>
      <Icon name="rules" /> {say('table.scene.rule')}
    </button>
  )
}
