import { type CSSProperties, createContext, use } from 'react'
import sprite from './icons.svg'

/** Pictures that a game brings along. */
export interface Sprite {
  readonly url: string
  has(name: string): boolean
}

/** The pictures of the game at hand, beside the client's own. */
export const GameSprite = createContext<Sprite | null>(null)

/** A picture of a sprite, by its name without `i-`; the game's own before the client's. It is decoration unless it has a label. */
export function Icon({
  name,
  label,
  size,
  className,
}: {
  name: string
  label?: string
  size?: number
  className?: string
}) {
  const own = use(GameSprite)
  const url = own?.has(name) ? own.url : sprite
  const style: CSSProperties | undefined = size ? { width: size, height: size } : undefined
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg className={className ? `ic ${className}` : 'ic'} style={style} {...named}>
      <use href={`${url}#i-${name}`} />
    </svg>
  )
}
