import type { Cause } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { CardLink } from '../cards/CardLink.tsx'
import { call } from '../cards/names.ts'
import type { DockKeys, DockParts } from '../game/client.ts'
import { useLocale, useSay } from '../i18n/language.tsx'
import { optionsOf, useTable } from '../table/context.tsx'
import { type Planner, plainDeed } from './planning.ts'

const planner: Planner = {
  usualPick: () => null,
  deedOf: plainDeed,
  newsIn: () => null,
  goesOn: () => false,
  picking: () => undefined,
}

const noKeys: DockKeys = { letters: {}, back: null }

/** The dock of a game that adds nothing to it: every question is asked in the game's words and answered by its form. */
export const plainDock: DockParts = {
  Memory: ({ children }) => children,
  usePlanner: () => planner,
  controlFor: () => null,
  foretells: () => false,
  usePrompt: () => {
    const { decision, write } = useTable()
    return decision ? write(decision.prompt) : ''
  },
  Plate,
  Doing: () => null,
  Cause: PlainCause,
  noteOn: () => null,
  usePrimary: () => null,
  besideUndo: () => null,
  asksBeforeLeaving: () => false,
  repeats: {},
  useUnderWay: () => null,
  useNews: ({ roll }) => {
    const say = useSay()
    return {
      title: say(roll ? 'dock.news.rolled' : 'dock.news.drawn'),
      detail: null,
    }
  },
  useBoardMatters: () => {
    const { decision } = useTable()
    return optionsOf(decision).some(({ at }) => at && 'place' in at)
  },
  useKeys: () => noKeys,
}

/** The card that led to a question, and the dice. */
function PlainCause({ because: { card, roll } }: { because: Cause }) {
  const say = useSay()
  return (
    <p className="dock-note">
      {card !== undefined && <CardLink id={card} />} {roll && say('dice.on-the-die', { n: roll.die })}
    </p>
  )
}

/** Whom the game waits for. */
function Plate() {
  const say = useSay()
  const locale = useLocale()
  const { moment, decision, write } = useTable()
  const who = useMemo(
    () => new Intl.ListFormat(locale).format(moment.waiting.map((seat) => call(write, 'seat', seat))),
    [locale, moment.waiting, write],
  )
  const where = moment.over
    ? say('dock.plate.over')
    : decision
      ? say('table.your-turn')
      : say('dock.plate.other', { who })
  return <p className="stencil">{where}</p>
}
