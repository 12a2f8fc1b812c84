import { type ReactNode, Suspense, useState } from 'react'
import type { TextPartProps } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { onDemand } from '../ui/later.tsx'
import { Part } from './Part.tsx'

const Decks = onDemand(() => import('../decks/Decks.tsx'))
const Rules = onDemand(() => import('../rules/Rules.tsx'))

/** Decks, discard piles and the rules, fetched when somebody opens them. */
export function Piles(part: TextPartProps) {
  const say = useSay()
  const { game, decision } = useTable()
  return (
    <Part {...part}>
      {game.decks && (
        <Fold title={say('text.decks')}>
          <Decks />
        </Fold>
      )}
      <Fold title={decision?.rule ? say('text.rules-at', { rule: decision.rule }) : say('text.rules')}>
        <Rules />
      </Fold>
    </Part>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  )
}
