import type { Value } from '@keep-flying/kernel'
import { Suspense } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import { onDemand } from '../ui/later.tsx'
import { useAdvice } from './advising.ts'

const AdviceTold = onDemand(() => withAllWords(import('./AdviceTold.tsx')))

/** Asks a bot what it would do, and tells. */
export function AskAdvice({ busy, onAnswer }: { busy: boolean; onAnswer(value: Value): void }) {
  const say = useSay()
  const asking = useAdvice()
  if (!asking) return null
  const { advised, ask } = asking
  return (
    <div className="dock-advice">
      {advised ? (
        <Suspense fallback={null}>
          <AdviceTold asking={asking} advised={advised} busy={busy} onAnswer={onAnswer} />
        </Suspense>
      ) : (
        <button type="button" className="dock-advice-ask" onClick={ask}>
          {say('dock.advice')} <kbd>{say('dock.key.advice')}</kbd>
        </button>
      )}
    </div>
  )
}
