import type { CSSProperties } from 'react'
import sprite from './icons.svg'

/** A picture of the sprite, by its name without `i-`. It is decoration unless it has a label. */
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
  const style: CSSProperties | undefined = size ? { width: size, height: size } : undefined
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg className={className ? `ic ${className}` : 'ic'} style={style} {...named}>
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}
