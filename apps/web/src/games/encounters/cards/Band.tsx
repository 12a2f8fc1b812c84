import { boxCard } from '@keep-flying/encounters'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { classOf } from './kinds.ts'
import './band.css'

/** The strip at the head of a card of a deck: its class by colour, sign and word, and whether it can be Coordinated. */
export function Band({ card, brief = false }: { card: string; brief?: boolean }) {
  const say = useSay()
  const boxed = boxCard(card)
  const own = classOf(card)
  const sort = own ?? (boxed.kind === 'talent' || boxed.kind === 'flaw' ? boxed.kind : 'basic')
  const icon = own ? `class-${own}` : (sortIcons[sort] ?? null)
  const coordinates = boxed.kind === 'character' && boxed.card.coordinate
  return (
    <span className={`band band-${own ?? 'none'}`}>
      {icon && <Icon name={icon} {...(brief ? { label: say(`enc.class.${sort}`) } : {})} />}
      <em>{brief ? '' : say(`enc.class.${sort}`)}</em>
      {coordinates && <Icon name="coordinate" label={say('enc.coordinate')} />}
    </span>
  )
}

const sortIcons: Readonly<Record<string, string>> = { talent: 'talent', flaw: 'flaw' }
