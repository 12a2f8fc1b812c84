import type { Decision } from '@keep-flying/kernel'
import type { ComponentType } from 'react'
import { CardLink } from '../../../cards/CardLink.tsx'
import { plainDock } from '../../../dock/plain.tsx'
import type { DockParts } from '../../../game/client.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { useSay } from '../../../i18n/language.tsx'
import { later } from '../../../ui/later.tsx'
import { CrewShownProvider } from '../crew/shown.tsx'
import { useTable } from '../table.tsx'
import { Doing } from './Doing.tsx'
import { IntentProvider, usePlanner } from './intent.tsx'
import { useKeys } from './keys.ts'
import { mattering, rollIn, withoutRoll } from './news.ts'
import { Plate } from './Plate.tsx'
import { usePrimary } from './primary.ts'
import { usePrompt } from './prompt.ts'
import { repeats } from './repeats.ts'
import { TurnDeeds } from './TurnDeeds.tsx'

const Prepare = later(async () => (await import('./Prepare.tsx')).Prepare)
const Improve = later(async () => (await import('./Improve.tsx')).Improve)
const DieChoice = later(async () => (await import('./DieChoice.tsx')).DieChoice)
const BossDeeds = later(async () => (await import('./BossDeeds.tsx')).BossDeeds)
const StepIn = later(async () => (await import('./StepIn.tsx')).StepIn)
const Ways = later(async () => (await import('./Ways.tsx')).Ways)
const Squares = later(async () => (await import('./Squares.tsx')).Squares)
const NextJob = later(async () => (await withAllWords(import('./NextJob.tsx'))).NextJob)
const NextCrew = later(async () => (await import('./NextCrew.tsx')).NextCrew)
const Counter = later(async () => (await withAllWords(import('../shop/Counter.tsx'))).Counter)
const Share = later(async () => (await withAllWords(import('../shop/Share.tsx'))).Share)
const DiceRow = later(async () => (await import('./DiceRow.tsx')).DiceRow)

type Control = ComponentType<{ readonly decision: Decision }>

const controls: Readonly<Record<string, Control>> = {
  'turn.action': TurnDeeds,
  'test.prepare': Prepare,
  'test.improve': Improve,
  'test.die': DieChoice,
  'challenge.way': Ways,
  'turn.interrupt': StepIn,
  'story.job': NextJob,
  'story.crew': NextCrew,
  'move.to': Squares,
  'move.shift': Squares,
  'move.captive': Squares,
  'throw.at': Squares,
  'goon.to': Squares,
  'setup.deploy': Squares,
  'boss.place': Squares,
  'boss.action': BossDeeds,
  'market.trade': Counter,
  'market.purse': Share,
}

export const dockParts: Partial<DockParts> = {
  Memory: ({ children }) => (
    <CrewShownProvider>
      <IntentProvider>{children}</IntentProvider>
    </CrewShownProvider>
  ),
  Plate,
  Doing,
  usePlanner,
  usePrompt,
  usePrimary,
  controlFor: ({ kind }) => controls[kind] ?? null,
  Cause: ({ because: { card } }) => (card === undefined ? null : <CardLink id={card} />),
  useNews: ({ lines }) => {
    const say = useSay()
    const { write } = useTable()
    const roll = lines.map(rollIn).findLast((one) => one !== null)
    return {
      title: roll ? say('adv.news.rolled', { who: roll.who ? write.nameOf(roll.who) : '' }) : say('adv.news.happened'),
      detail: roll ? <DiceRow faces={roll.faces} points={roll.points} target={roll.target} /> : null,
      lines: mattering(withoutRoll(lines)),
    }
  },
  useBoardMatters: () => {
    const { decision } = useTable()
    const isOnBoard = plainDock.useBoardMatters()
    return isOnBoard || decision?.kind === 'turn.action'
  },
  useKeys,
  undoesPress: true,
  repeats,
}
