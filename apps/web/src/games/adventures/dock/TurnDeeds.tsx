import type { Decision } from '@keep-flying/kernel'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { call } from '../../../cards/names.ts'
import { Choice } from '../../../dock/Choice.tsx'
import { Stepper } from '../../../dock/Stepper.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useMedia } from '../../../ui/media.ts'
import { useTable } from '../table.tsx'
import { AtStake } from './AtStake.tsx'
import { BrawlSheet } from './BrawlSheet.tsx'
import { useIntent } from './intent.tsx'
import { inOrder } from './proposed.ts'
import { Target } from './Target.tsx'
import { TestSheet } from './TestSheet.tsx'
import { Threat } from './Threat.tsx'
import { TimeRing } from './TimeRing.tsx'
import { labelOf, type Weighed } from './weighed.ts'
import './turn.css'

/** What is weighed, what it would lead to, and all else that can be done in a turn. */
export function TurnDeeds({ decision }: { decision: Decision }) {
  const say = useSay()
  const { deeds, deed, aim, isTouched } = useIntent()
  const isPhone = useMedia('(max-width: 599px)')
  const shown = deeds.filter(({ isEnd }) => !isEnd)
  const main = inOrder(shown.filter(({ isMinor }) => !isMinor))
  const minor = shown.filter(({ isMinor }) => isMinor)
  const isSpent = main.length === 0
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // What was touched on the map becomes the question, which stands at the top.
    if (isTouched && aim) list.current?.closest('.dock-body')?.scrollTo({ top: 0 })
  }, [isTouched, aim])
  // On a phone all deeds are folded away: what is chosen stands above, and the map keeps its room.
  return (
    <>
      <Threat />
      <Weighing />
      {isPhone ? (
        <Fold key={deed?.key} label={say('adv.deeds.other', { n: shown.length })}>
          <Deeds ref={list} deeds={[...main, ...minor]} kind={decision.kind} />
        </Fold>
      ) : (
        <>
          <Deeds ref={list} deeds={isSpent ? minor : main} kind={decision.kind} />
          {!isSpent && minor.length > 0 && (
            <Fold label={say('adv.deeds.minor', { n: minor.length })}>
              <Deeds deeds={minor} kind={decision.kind} />
            </Fold>
          )}
        </>
      )}
    </>
  )
}

interface FoldProps {
  readonly label: string
  readonly children: ReactNode
}

function Fold({ label, children }: FoldProps) {
  return (
    <details className="dock-more">
      <summary>{label}</summary>
      {children}
    </details>
  )
}

function Deeds({ deeds, kind, ref }: { deeds: readonly Weighed[]; kind: string; ref?: Ref<HTMLUListElement> }) {
  const say = useSay()
  return (
    <ul ref={ref} className="dock-choices dock-dense adv-deeds" aria-label={say('adv.deeds')} data-decision={kind}>
      {deeds.map((deed) => (
        <DeedChoice key={deed.key} deed={deed} />
      ))}
    </ul>
  )
}

/** The chosen deed with its target, sum and odds. */
function Weighing() {
  const say = useSay()
  const { acting } = useTable()
  const { deed, aim, plan, test, brawl, helping, help, dice, chooseDice, wait, chooseWait } = useIntent()
  const section = useRef<HTMLElement>(null)
  const key = deed?.key
  useEffect(() => {
    // What was chosen far down is weighed at the top.
    if (key !== undefined) section.current?.closest('.dock-body')?.scrollTo({ top: 0 })
  }, [key])
  if (deed && deed.longest !== null && wait !== null) {
    if (deed.longest === 1) return null
    return (
      <section ref={section} className="adv-weighing adv-waiting">
        <span>{say('adv.wait')}</span>
        <Stepper label={say('adv.wait')} value={wait} min={1} max={deed.longest} onChange={chooseWait} />
      </section>
    )
  }
  const stakes = deed?.stakes(aim) ?? null
  if (!deed || !(test || brawl || stakes || aim?.kind === 'goon')) return null
  return (
    <section ref={section} className="adv-weighing">
      <Target aim={aim} />
      {test && plan && (
        <TestSheet plan={plan} test={test} helping={helping} help={help} dice={dice ?? 1} chooseDice={chooseDice} />
      )}
      {brawl && acting && <BrawlSheet brawl={brawl} tester={acting.id} helping={helping} help={help} />}
      <AtStake stakes={stakes} />
    </section>
  )
}

function DeedChoice({ deed }: { deed: Weighed }) {
  const { write } = useTable()
  const intent = useIntent()
  const note = useNote(deed)
  return (
    <Choice
      id={deed.key}
      label={labelOf(deed, write)}
      note={note}
      icon={deed.icon}
      card={deed.card ?? undefined}
      isOn={intent.deed?.key === deed.key}
      onPick={() => intent.choose(deed.key)}
      aside={
        <>
          {deed.turnsHeroic && <Icon name="heroic" className="adv-turns" />}
          {deed.time !== null && deed.time > 0 && <TimeRing moments={deed.time} />}
        </>
      }
    />
  )
}

/** What it can be aimed at, and whether it gives oneself away. */
function useNote({ aims, turnsHeroic, group, card, longest }: Weighed): string | undefined {
  const say = useSay()
  const { write } = useTable()
  const squares = aims.filter(({ kind }) => kind === 'square').length
  const targets = aims.length - squares
  const parts = [
    ...(card === null ? [] : [call(write, 'gear', card)]),
    ...(turnsHeroic ? [say('adv.deed.turns-heroic')] : []),
    ...(squares > 0 ? [say('adv.deed.squares', { n: squares })] : []),
    ...(targets > (squares > 0 ? 0 : 1)
      ? [say(squares > 0 ? 'adv.deed.objects' : 'adv.deed.targets', { n: targets })]
      : []),
    ...(longest === null ? [] : [say('adv.deed.wait', { n: longest })]),
    ...(group === 'any-time' || group === 'free' ? [say('adv.deed.no-action')] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : undefined
}
