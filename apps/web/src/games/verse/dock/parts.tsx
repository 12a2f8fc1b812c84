import { foretells, gradeOf } from '@keep-flying/verse/ask'
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
import { sectorName } from './places.ts'
import { usePrimary } from './primary.ts'
import { repeats } from './repeats.ts'
import { useTestAtHand } from './test-at-hand.ts'
import type { Action } from './turn.ts'
import { useRoamer } from './use-roamer.ts'
import './dock.css'

/** The controls that are answered on the chart as well. */
const onTheBoard: readonly Control[] = ['sectors', 'start-places', 'course', 'roamers']

const actionKeys: Readonly<Record<string, Action>> = { f: 'fly', b: 'buy', d: 'deal', w: 'work' }

/** No game begins with dice. */
const RollResult = later(async () => (await import('./RollResult.tsx')).RollResult)

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
  useNews: ({ roll }) => {
    const say = useSay()
    const { decision, write } = useTable()
    const { plan } = useAnswering()
    const atHand = useTestAtHand(null)
    const to = sectorsAhead(plan).at(-1)
    const drawsOn = decision?.kind === 'misbehave' || decision?.kind === 'misbehave.ace'
    return {
      title: say(`dock.news.${roll ? (atHand ? gradeOf(atHand.test.bands, roll.total).grade : 'rolled') : 'drawn'}`),
      detail: roll && <RollResult roll={roll} test={atHand?.test ?? null} />,
      next: drawsOn
        ? { label: say('dock.news.next-card'), icon: 'misbehave' }
        : to === undefined
          ? { label: say('dock.news.go-on'), icon: 'keep-flying' }
          : { label: say('dock.do.fly-on', { place: sectorName(write, to), fuel: 0 }), icon: 'keep-flying' },
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
    const end = decision && wayOut(decision)
    const endTurn = () => {
      if (!end) return
      if (picked[0] === end.id) return send(end.id)
      open(null)
      pick([end.id])
    }
    const letters = Object.entries(actionKeys).map(([letter, action]) => [letter, () => open(action)] as const)
    return {
      letters: decision?.kind === 'turn' ? { ...Object.fromEntries(letters), e: endTurn } : {},
      back: act === null ? null : () => open(null),
    }
  },
}
