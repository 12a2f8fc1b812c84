import { text } from '@keep-flying/kernel'
import type { Token } from '@keep-flying/verse'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** A token: cargo square, contraband with cut corners, people round, fuel a drum and part a plate of half a space. */
export function Good({ token }: { token: Token }) {
  const { write } = useTable()
  return (
    <span className={`scene-good scene-${token}`} title={write(text(`token.${token}`, { n: 1 }))}>
      <Icon name={token} />
    </span>
  )
}
