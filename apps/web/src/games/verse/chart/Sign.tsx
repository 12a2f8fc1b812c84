import sprite from '../../../ui/icons.svg'

/** A picture of the sprite inside the chart's drawing, by its middle. With a keyline it stands off from the ground. */
export function Sign({ name, size, keyed = false }: { name: string; size: number; keyed?: boolean }) {
  const href = `${sprite}#i-${name}`
  const box = { x: -size / 2, y: -size / 2, width: size, height: size }
  return (
    <>
      {keyed && <use href={href} {...box} className="chart-key" />}
      <use href={href} {...box} />
    </>
  )
}
