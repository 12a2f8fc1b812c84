import { call } from '../cards/names.ts'
import { sceneFor } from '../games/verse/scene/which.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useAnswering } from './AnswerProvider.tsx'

/** On a phone the scene is a strip of paper that opens over the whole screen. */
export function CardStrip() {
  const say = useSay()
  const { decision, write } = useTable()
  const { news, faced, showScene } = useAnswering()
  const scene = sceneFor(decision, news)
  if (!scene) return null
  const asked = decision?.card ?? decision?.kind ?? null
  const told = news && (news.card ?? faced?.card ?? faced?.kind ?? null)
  const card = scene === 'card' ? (news ? told : asked) : null
  return (
    <button type="button" className="dock-card-strip" data-kind={scene} onClick={() => showScene(true)}>
      <strong>{card === null ? say(`scene.strip.${scene}`) : call(write, 'card', card)}</strong>
      <Icon name="info" label={say('scene.open')} />
    </button>
  )
}
