import { Suspense } from 'react'
import { useAnswering } from '../dock/AnswerProvider.tsx'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import './scene.css'

/** What lies over the board while a question is about it; the answer is given in the dock, or on the thing itself. */
export function Scene() {
  const say = useSay()
  const { game, session, moment } = useTable()
  const { sceneOpen, showScene, plan } = useAnswering()
  const scene = game.useScene()
  if (!scene || session.playback || moment.over) return null
  const { kind, label, Content, contentKey, staysUnderWay } = scene
  if (plan.length > 0 && !staysUnderWay) return null
  return (
    <section className="scene" data-kind={kind} data-open={sceneOpen || undefined} aria-label={label}>
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
  )
}
