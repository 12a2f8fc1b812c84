import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Camera } from './camera.ts'
import type { Point } from './plane.ts'
import './zoom.css'

export const zoomStep = 1.7

export function ZoomButtons({ camera, here }: { camera: Camera; here: Point | null }) {
  const say = useSay()
  const buttons = [
    { id: 'zoom-in', icon: 'plus', act: () => camera.zoomBy(zoomStep) },
    { id: 'zoom-out', icon: 'minus', act: () => camera.zoomBy(1 / zoomStep) },
    here
      ? { id: 'find-me', icon: 'recentre', act: () => camera.look(here) }
      : { id: 'whole', icon: 'recentre', act: () => camera.fit() },
  ]
  return (
    <div className="board-zoom">
      {buttons.map(({ id, icon, act }) => (
        <button
          key={id}
          type="button"
          className={id}
          onClick={act}
          aria-label={say(`board.${id}`)}
          title={say(`board.${id}`)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
