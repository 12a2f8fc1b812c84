import { Suspense } from 'react'
import { useAnswering } from '../dock/AnswerProvider.tsx'
import { CardsScene } from '../games/verse/scene/CardsScene.tsx'
import { sceneFor } from '../games/verse/scene/which.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { later } from '../ui/later.tsx'
import './scene.css'

/** A game begins with cards to choose from; all else comes later. */
const card = later(async () => (await import('../games/verse/scene/CardScene.tsx')).CardScene)
const equip = later(async () => (await import('../games/verse/scene/EquipScene.tsx')).EquipScene)
const hold = later(async () => (await import('../games/verse/scene/HoldScene.tsx')).HoldScene)
const trade = later(async () => (await import('../games/verse/scene/TradeScene.tsx')).TradeScene)

const scenes = { card, cards: CardsScene, equip, hold, trade } as const

/** Cards, dice, gear and goods over the chart; the answer is given in the dock, or on the thing itself. */
export function Scene() {
  const say = useSay()
  const { decision, session, moment } = useTable()
  const { news, sceneOpen, showScene, plan } = useAnswering()
  const kind = session.playback || moment.over ? null : sceneFor(decision, news)
  if (!kind || (plan.length > 0 && kind !== 'card')) return null
  const Shown = scenes[kind]
  return (
    <section
      className="scene"
      data-kind={kind}
      data-open={sceneOpen || undefined}
      aria-label={say(`scene.strip.${kind}`)}
    >
      <button
        type="button"
        className="icon-button scene-close"
        aria-label={say('scene.close')}
        onClick={() => showScene(false)}
      >
        <Icon name="cross" />
      </button>
      <Suspense fallback={null}>
        <Shown key={kind === 'card' ? (decision?.card ?? 'card') : kind} />
      </Suspense>
    </section>
  )
}
