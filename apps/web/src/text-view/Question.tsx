import { type Decision, text, type Value } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { Suspense, useEffect, useState } from 'react'
import { AskAdvice } from '../advice/AskAdvice.tsx'
import { BotIntends } from '../dock/BotIntends.tsx'
import { BotThinks } from '../dock/BotThinks.tsx'
import { useWhyNoUndo } from '../dock/undo.ts'
import type { TextPartProps } from '../game/client.ts'
import { HelpLine } from '../help/HelpLine.tsx'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Asked } from './Asked.tsx'
import { CardInQuestion } from './CardInQuestion.tsx'
import { Part } from './Part.tsx'

/** What is asked of the viewer, or whom the game waits for; always first. */
export function Question(part: TextPartProps) {
  const say = useSay()
  const { session, game, moment, decision, offers, write } = useTable()
  const whyNoUndo = useWhyNoUndo()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (doing: Promise<Problem | null>) => {
    setBusy(true)
    setProblem(await doing)
    setBusy(false)
  }
  const answer = (to: Decision, value: Value) => void attempt(session.answer(to.number, value))
  const undo = (unit: string) => void attempt(session.undo(unit))
  useNextQuestion(decision?.number ?? null)
  return (
    <Part {...part} {...(decision ? { detail: write(decision.prompt) } : {})}>
      <p role="status" aria-live="assertive" className="text-turn">
        {moment.over ? say('text.over') : decision && !decision.standing ? say('text.your-turn') : <Waiting />}
      </p>
      <BotThinks />
      <BotIntends />
      {problem !== null && (
        <p role="alert" className="text-problem">
          {problem.message}
        </p>
      )}
      {decision?.because && (
        <Suspense fallback={null}>
          <game.dock.Cause decision={decision} because={decision.because} />
        </Suspense>
      )}
      {decision?.card !== undefined && <CardInQuestion card={decision.card} />}
      {decision && <Asked key={decision.number} decision={decision} busy={busy} onAnswer={answer} />}
      {decision && <AskAdvice busy={busy} onAnswer={(value) => answer(decision, value)} />}
      <HelpLine />
      {offers.map((offer) => (
        <details key={offer.number} className="text-offer">
          <summary>{write(offer.prompt)}</summary>
          <Asked decision={offer} busy={busy} onAnswer={answer} />
        </details>
      ))}
      <p className="text-undo">
        {!moment.undo || moment.undo.units.length === 0
          ? whyNoUndo
          : moment.undo.units.map((unit) => (
              <button key={unit} type="button" className="button" disabled={busy} onClick={() => undo(unit)}>
                {write(text(`undo.${unit}`))}
              </button>
            ))}
      </p>
    </Part>
  )
}

/** What was answered takes its controls away: whoever stood among them is led to the next question, not to the top. */
function useNextQuestion(number: number | null): void {
  useEffect(() => {
    if (number !== null && document.activeElement === document.body) document.getElementById('text-decision')?.focus()
  }, [number])
}

function Waiting() {
  const say = useSay()
  const { moment } = useTable()
  const names = moment.waiting.flatMap((seat) => moment.seats[seat]?.name ?? [])
  return say('text.waiting', { names: names.join(', ') })
}
