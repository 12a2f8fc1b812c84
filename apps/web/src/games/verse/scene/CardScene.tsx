import { teamAtHand } from '@keep-flying/verse/ask'
import { DieTray } from '../../../dice/DieTray.tsx'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { type TestView, testViewOf, useFaces } from '../dock/faces.ts'
import { useIntent } from '../dock/intent.tsx'
import { rollIn, useOptionTested, useTestAtHand } from '../dock/test-at-hand.ts'
import { useTable } from '../table.tsx'
import { useCardShown } from './card-shown.ts'
import { EventCard } from './EventCard.tsx'
import { TestSheet } from './TestSheet.tsx'
import './card.css'

/** A card being faced: the card, the test it leads to with all that counts, and the die. */
export function CardScene() {
  const { decision, moment } = useTable()
  const { picked } = useAnswering()
  const { bribes } = useIntent()
  const card = useCardShown()
  const tested = useOptionTested(decision)
  const rolled = decision && rollIn(decision, moment.view)
  const option = tested && tested.of === card ? tested.id : (picked[0] ?? null)
  const paid = decision?.kind === 'test.bribe' ? Number(picked[0] ?? 0) : bribes
  const test = useShownTest(option)
  return (
    <div className={test ? 'scene-face scene-tested' : 'scene-face'}>
      {card !== null && <EventCard id={card} option={option} />}
      {test && <TestSheet test={test} roll={rolled} bribes={rolled ? 0 : paid} />}
      {test && <DieTray roll={rolled} />}
    </div>
  )
}

/** The test to show: that of the option picked, of the option under way, or the first on the card. */
function useShownTest(option: string | null): TestView | null {
  const { decision, t, me } = useTable()
  const { picked } = useAnswering()
  const atHand = useTestAtHand(decision)
  const faces = useFaces(decision ?? nothing)
  const tester = decision?.kind === 'test.tester' ? me?.crew.find(({ card }) => picked.includes(card)) : undefined
  if (atHand && me && tester) return testViewOf(t, teamAtHand(t, me), atHand.option, tester)
  if (atHand) return atHand.test
  const chosen = faces.find(({ id }) => id === option)
  return chosen ? chosen.test : (faces.find(({ test, isOpen }) => test && isOpen)?.test ?? null)
}

/** Stands in while nothing is asked. */
const nothing = { number: -1, seat: 0, kind: '', form: 'confirm', prompt: { key: '' } } as const
