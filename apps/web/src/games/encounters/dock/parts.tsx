import type { Decision } from '@keep-flying/kernel'
import type { ComponentType } from 'react'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { plainDock } from '../../../dock/plain.tsx'
import type { DockParts } from '../../../game/client.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { later } from '../../../ui/later.tsx'
import { useMedia } from '../../../ui/media.ts'
import { Figure } from '../cards/Figures.tsx'
import { useLines } from '../cards/lines.ts'
import { useTable } from '../table.tsx'
import { ActionDeeds } from './ActionDeeds.tsx'
import { Doing } from './Doing.tsx'
import { useKeys } from './keys.ts'
import { Memory } from './next-time.tsx'
import { Plate } from './Plate.tsx'
import { phone } from './phone.ts'
import { usePlanner } from './play-all.ts'
import { usePrimary } from './primary.ts'
import { repeats } from './repeats.ts'

const Plan = later(async () => (await withAllWords(import('./Plan.tsx'))).Plan)

/** Whatever a card asks says which one. */
function usePrompt(): string {
  const say = useSay()
  const { decision, write } = useTable()
  const prompt = plainDock.usePrompt()
  const isPhone = useMedia(phone)
  const card = decision?.card
  // What one has to spend stands above the table there.
  if (isPhone && decision?.kind === 'action') return say('enc.dock.action')
  return card === undefined ? prompt : say('enc.dock.of-card', { card: call(write, 'card', card), prompt })
}

/** What a card says that is gone already. */
function Says({ card }: { card: string }) {
  return <p>{useLines(card).join(' ')}</p>
}

/** How much damage a strike counts as that may be healed. */
function Damage({ card }: { card: string }) {
  const say = useSay()
  const { moment } = useTable()
  const strike = moment.view.mains.flatMap(({ strikes }) => strikes).find((one) => one.card === card)
  return strike ? say('enc.dock.damage', { n: strike.damage }) : null
}

const plans: ReadonlySet<string> = new Set(['intermission.plan', 'intermission.amend', 'intermission.decide'])

const controls: Readonly<Record<string, ComponentType<{ readonly decision: Decision }>>> = {
  action: ActionDeeds,
  'intermission.plan': Plan,
  'intermission.amend': Plan,
  'intermission.vote': Plan,
  'intermission.decide': Plan,
}

export const dockParts: Partial<DockParts> = {
  Memory,
  Plate,
  usePlanner,
  usePrimary,
  controlFor: ({ kind }) => controls[kind] ?? null,
  Doing,
  noteOn: ({ kind }, card, { price }) => {
    if ((kind === 'heal.strike' || kind === 'heal.damage') && card !== null) return <Damage card={card} />
    return plans.has(kind) && price !== undefined ? <Figure of="credits" n={price} /> : null
  },
  usePrompt,
  useNews: ({ card }) => {
    const say = useSay()
    return {
      title: card === null ? say('enc.dock.struck') : <CardLink id={card} />,
      detail: card !== null && <Says card={card} />,
    }
  },
  Cause: ({ because: { card } }) => (card === undefined ? null : <CardLink id={card} />),
  useBoardMatters: () => {
    const { decision } = useTable()
    const isOnBoard = plainDock.useBoardMatters()
    // What a plan is about lies in its scene.
    if (decision && plans.has(decision.kind)) return false
    return isOnBoard || decision?.kind === 'action'
  },
  // Cards that could still be played are easily forgotten, all the more when a new turn has just begun.
  asksBeforeLeaving: (decision) => optionsOf(decision).some(({ group }) => group === 'play'),
  repeats,
  useKeys,
}
