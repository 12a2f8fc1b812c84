import { foretells, gradeOf } from '@keep-flying/verse/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import type { Roll } from '../../../dice/roll.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { wayOut } from '../../../dock/answers.ts'
import type { DockParts } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { later } from '../../../ui/later.tsx'
import { useTable } from '../table.tsx'
import { Acts } from './Acts.tsx'
import { type Control, controlFor, controlOf } from './control.tsx'
import { Doing } from './Doing.tsx'
import { sectorsAhead } from './deeds.ts'
import { IntentProvider, useIntent, usePlanner } from './intent.tsx'
import { offerNote } from './offered.tsx'
import { Plate } from './Plate.tsx'
import { usePrimary } from './primary.ts'
import { repeats } from './repeats.ts'
import { useTaking } from './taking.ts'
import { type AtHand, useTestAtHand } from './test-at-hand.ts'
import { type Action, turnGroups } from './turn.ts'
import { useRoamer } from './use-roamer.ts'
import './dock.css'

/** The controls that are answered on the chart as well. */
const onTheBoard: readonly Control[] = ['sectors', 'start-places', 'course', 'roamers']

const actionKeys: Readonly<Record<string, Action>> = { f: 'fly', b: 'buy', d: 'deal', w: 'work' }

/** No game begins with dice. */
const RollResult = later(async () => (await import('./RollResult.tsx')).RollResult)

/** What a roll came to; without one a card was turned. */
function newsTitle(roll: Roll | null, atHand: AtHand | null): string {
  if (!roll) return 'dock.news.drawn'
  return atHand ? `dock.news.${gradeOf(atHand.test.bands, roll.total).grade}` : 'dock.news.rolled'
}

export const dockParts: DockParts = {
  Memory: IntentProvider,
  usePlanner,
  controlFor,
  foretells,
  Plate,
  Doing,
  Cause: later(async () => (await import('./Cause.tsx')).Cause),
  noteOn: offerNote,
  usePrimary,
  usePrompt: () => {
    const say = useSay()
    const { decision, write } = useTable()
    const { act } = useIntent()
    const { pieces, from } = useRoamer()
    if (!decision) return ''
    if (pieces.length > 0 && from === null) return say('dock.ask.which-cutter')
    return act !== null ? say(`dock.ask.act-${act}`) : write(decision.prompt)
  },
  useUnderWay: () => {
    const say = useSay()
    const { plan } = useAnswering()
    const ahead = sectorsAhead(plan)
    if (ahead.length === 0 || plan[0]?.kind !== 'fly.to') return null
    return {
      title: say('dock.under-way', { n: ahead.length }),
      note: say('dock.under-way-note'),
      stop: say('dock.stop-flight'),
      icon: 'full-stop',
    }
  },
  repeats,
  besideUndo: (decision) => (decision.kind === 'turn' ? Acts : null),
  asksBeforeLeaving: () => false,
  useNews: ({ card, roll }) => {
    const say = useSay()
    const atHand = useTestAtHand(null)
    return {
      title: card === null ? say(newsTitle(roll, atHand)) : <CardLink id={card} />,
      detail: roll && <RollResult roll={roll} test={atHand?.test ?? null} />,
    }
  },
  useBoardMatters: () => {
    const { decision } = useTable()
    const { act } = useIntent()
    const control = decision && controlOf(decision)
    return act === 'fly' || (control !== null && onTheBoard.includes(control))
  },
  useKeys: () => {
    const { decision } = useTable()
    const { picked, pick, send } = useAnswering()
    const { act, open } = useIntent()
    const take = useTaking()
    const end = decision && wayOut(decision)
    const endTurn = () => {
      if (!end) return
      if (picked[0] === end.id) return send(end.id)
      open(null)
      pick([end.id])
    }
    const groups = decision?.kind === 'turn' && decision.form === 'one' ? turnGroups(decision) : null
    const letters = Object.entries(actionKeys).map(([letter, action]) => {
      const deeds = groups?.[action] ?? []
      return [letter, () => deeds.length > 0 && take(action, deeds)] as const
    })
    return {
      letters: groups ? { ...Object.fromEntries(letters), e: endTurn } : {},
      back: act === null ? null : () => open(null),
    }
  },
}
