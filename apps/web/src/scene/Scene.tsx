import { Suspense, useEffect, useState } from 'react'
import { useAnswering } from '../dock/AnswerProvider.tsx'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { isTyping } from '../table/keys.ts'
import { Icon } from '../ui/Icon.tsx'
import './scene.css'

/** What lies over the board while a question is about it; the answer is given in the dock, or on the thing itself. */
export function Scene() {
  const say = useSay()
  const { game, session, moment } = useTable()
  const { sceneOpen, showScene, plan } = useAnswering()
  const scene = game.useScene()
  const peeking = usePeeking(scene?.contentKey ?? null)
  if (!scene || session.playback || moment.over) return null
  const { kind, label, Content, contentKey, staysUnderWay } = scene
  if (plan.length > 0 && !staysUnderWay) return null
  return (
    <>
      <section
        className="scene"
        data-kind={kind}
        data-open={sceneOpen || undefined}
        data-aside={peeking.isOn || undefined}
        aria-label={label}
      >
        <button
          type="button"
          className="icon-button scene-close"
          aria-label={say('table.scene.close')}
          onClick={() => showScene(false)}
        >
          <Icon name="cross" />
        </button>
        <Suspense fallback={null}>
          <Content key={contentKey} />
        </Suspense>
      </section>
      <button type="button" className="scene-peek" aria-pressed={peeking.isOn} onClick={peeking.toggle}>
        <Icon name={peeking.isOn ? 'chev' : 'eye'} />
        {say(peeking.isOn ? 'table.scene.back' : 'table.scene.peek')} <kbd>P</kbd>
      </button>
    </>
  )
}

/** The board under a scene can be looked at while the question stays: by a press or by a key, until the scene is another. */
function usePeeking(scene: string | null): { readonly isOn: boolean; toggle(): void } {
  const [at, setAt] = useState<string | null>(null)
  const isOn = scene !== null && at === scene
  const toggle = () => setAt(isOn ? null : scene)
  useEffect(() => {
    if (scene === null) return
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== 'p' || ctrlKey || metaKey || altKey || isTyping(target)) return
      setAt((now) => (now === scene ? null : scene))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [scene])
  return { isOn, toggle }
}
