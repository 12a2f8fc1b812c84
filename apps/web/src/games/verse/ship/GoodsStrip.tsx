import { text } from '@keep-flying/kernel'
import { type Token, tokens } from '@keep-flying/verse'
import { filled, isOutlaw } from '@keep-flying/verse/ask'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import './goods.css'

/** Fuel is always worth a look; the rest only where there is some. */
const always: readonly Token[] = ['fuel', 'part']

/** On a phone: what is aboard, in a line; press it for the ship. */
export function GoodsStrip() {
  const say = useSay()
  const { t, me, write } = useTable()
  const { openTab } = useLooking()
  if (!me || me.ship === '') return null
  const hold = filled(t, me, 'hold')
  const aboard = tokens
    .map((token) => ({ token, n: me.hold[token] + me.stash[token] }))
    .filter(({ token, n }) => n > 0 || always.includes(token))
  return (
    <button type="button" className="goods canvas" onClick={() => openTab('ship')}>
      {aboard.map(({ token, n }) => (
        <span key={token} className={`goods-${token}`} title={write(text(`token.${token}.many`))}>
          <Icon name={token} label={write(text(`token.${token}.many`))} /> <b>{n}</b>
        </span>
      ))}
      <span className="goods-hold" title={say('ship.hold')}>
        <Icon name="hold" label={say('ship.hold')} /> {hold.used}/{hold.of}
      </span>
      {isOutlaw(t, me) && (
        <span className="flag flag-bad">
          <Icon name="warning" /> {say('ship.outlaw')}
        </span>
      )}
    </button>
  )
}
