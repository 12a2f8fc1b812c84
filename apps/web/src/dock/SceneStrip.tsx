import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'

/** On a phone the scene is a strip of paper that opens over the whole screen. */
export function SceneStrip() {
  const say = useSay()
  const { game } = useTable()
  const { showScene } = useAnswering()
  const scene = game.useScene()
  if (!scene) return null
  return (
    <button type="button" className="dock-card-strip" data-kind={scene.kind} onClick={() => showScene(true)}>
      <strong>{scene.title}</strong>
      <Icon name="info" label={say('table.scene.open')} />
    </button>
  )
}
