import type { CrewMember, Stance } from '@keep-flying/adventures'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useTable } from '../table.tsx'

/** Whose crew card is shown, and which side of it. */
export interface CrewShown {
  readonly who: CrewMember | null
  readonly side: Stance
  /** The viewer has chosen whose it is. */
  readonly isPinned: boolean
  /** Shows somebody else's card until the next turn, or one's own again. */
  show(id: string | null): void
  flip(): void
}

const ShownContext = createContext<CrewShown | null>(null)

export function useCrewShown(): CrewShown {
  const shown = use(ShownContext)
  if (!shown) throw new Error('This part is only for a table.')
  return shown
}

/** The card of whoever acts is shown, on the side that is up, until the viewer wants another. */
export function CrewShownProvider({ children }: { children: ReactNode }) {
  const { moment, decision, acting, me } = useTable()
  const { crew, turn, test } = moment.view
  // Before the Job each question is a matter of its own.
  const now = turn ? `${turn.of} ${turn.id}` : `${decision?.number}`
  const [pinned, pin] = useState({ for: '', id: '' })
  const [turned, turnTo] = useState<{ readonly for: string; readonly side: Stance } | null>(null)
  const asked = test ? test.tester : decision?.about?.name === 'crew' ? decision.about.id : null
  const concerned = crew.find(({ id, seat }) => id === asked && seat === moment.viewer)
  const own = concerned ?? (acting && acting.seat === moment.viewer ? acting : (me ?? acting ?? crew[0] ?? null))
  const who = (pinned.for === now && crew.find(({ id }) => id === pinned.id)) || own
  const isPinned = who !== own || pinned.for === now
  const face = `${who?.id} ${who?.stance}`
  const side = turned?.for === face ? turned.side : (who?.stance ?? 'casual')
  const value = useMemo(
    (): CrewShown => ({
      who,
      side,
      isPinned,
      show: (id) => pin({ for: now, id: id ?? '' }),
      flip: () => turnTo({ for: face, side: side === 'casual' ? 'heroic' : 'casual' }),
    }),
    [who, side, isPinned, now, face],
  )
  return <ShownContext value={value}>{children}</ShownContext>
}
