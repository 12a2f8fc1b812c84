import { text } from '@keep-flying/kernel'
import { type Captain, type Stock, type Token, tokens } from '@keep-flying/verse'
import { burnCost, burnRange, type Filled, filled } from '@keep-flying/verse/ask'
import type { ReactNode } from 'react'
import { Thing } from '../../../cards/Thing.tsx'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useLit } from '../../../table/lit.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { layOut, type Space } from './spaces.ts'
import './stores.css'

/** Hold, stash and the drive. */
export function Stores({ captain }: { captain: Captain }) {
  const { t, me } = useTable()
  return (
    <section className="ship-stores" data-guide="hold">
      <Spaces area="hold" stock={captain.hold} room={filled(t, captain, 'hold')}>
        {captain === me && <Arrange />}
      </Spaces>
      <Spaces area="stash" stock={captain.stash} room={filled(t, captain, 'stash')} />
      <Drive captain={captain} />
    </section>
  )
}

/** Moving goods between hold and stash, or overboard, where that is allowed beside the question. */
function Arrange() {
  const say = useSay()
  const { decision, write } = useTable()
  const { send } = useAnswering()
  const option = optionsOf(decision).find(({ role, group }) => role === 'minor' && group === 'hold')
  if (!option) return null
  return (
    <button type="button" className="stores-arrange" title={write(option.text)} onClick={() => send(option.id)}>
      {say('ship.arrange')}
    </button>
  )
}

interface SpacesProps {
  readonly area: 'hold' | 'stash'
  readonly stock: Stock
  readonly room: Filled
  /** What can be done with it. */
  readonly children?: ReactNode
}

function Spaces({ area, stock, room, children }: SpacesProps) {
  const say = useSay()
  const { write } = useTable()
  const aboard = tokens.filter((token) => stock[token] > 0)
  const list = aboard.map((token) => write(text(`token.${token}`, { n: stock[token] }))).join(', ')
  const laid = layOut(stock, room).map((space, n, all) => ({ space, key: String(n), isFirst: firsts(all, n) }))
  return (
    <>
      <h3 className="stencil">
        {say(`ship.${area}`)} <em>{say('ship.spaces', { used: room.used, of: room.of })}</em>
        <span className="visually-hidden">{list}</span>
        {children}
      </h3>
      <ul className={`spaces spaces-${area}`}>
        {laid.map(({ space, key, isFirst }) => (
          <li key={key} className={space.length === 0 ? 'space space-free' : 'space'}>
            <Goods space={space} isFirst={isFirst} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether a space is the first to show each of its things: of several alike, one is enough for the keyboard. */
function firsts(all: readonly Space[], n: number): (token: Token) => boolean {
  return (token) => all.findIndex((space) => space.includes(token)) === n
}

function Goods({ space, isFirst }: { space: Space; isFirst(token: Token): boolean }) {
  const lit = useLit()
  const { write } = useTable()
  return space
    .map((token, n) => ({ token, key: `${token}${n}`, reachable: isFirst(token) && space.indexOf(token) === n }))
    .map(({ token, key, reachable }) => {
      const option = lit({ token })
      if (!option)
        return (
          <span key={key} className={`good good-${token}`} title={write(text(`token.${token}`, { n: 1 }))}>
            <Icon name={token} />
          </span>
        )
      return (
        <button
          key={key}
          type="button"
          className={`good good-${token}`}
          data-lit
          data-picked={option.picked || undefined}
          aria-pressed={option.picked}
          aria-label={option.words}
          title={option.words}
          aria-hidden={!reachable || undefined}
          tabIndex={reachable ? 0 : -1}
          onClick={option.pick}
        >
          <Icon name={token} />
        </button>
      )
    })
}

function Drive({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t } = useTable()
  const range = burnRange(t, captain)
  const pips = Array.from({ length: range }, (_, n) => String(n))
  return (
    <div className="drive">
      <Thing card={captain.core} className="drive-core" before={<Icon name="drive-core" />} />
      <p className="drive-range">
        <span className="drive-pips" aria-hidden="true">
          {pips.map((pip) => (
            <i key={pip} />
          ))}
        </span>
        <b>{say('ship.range', { n: range })}</b>
        <span className="drive-fuel" title={say('ship.burn-cost', { n: burnCost(t, captain) })}>
          <Icon name="fuel" />
          <span aria-hidden="true">{burnCost(t, captain)}</span>
          <span className="visually-hidden">{say('ship.burn-cost', { n: burnCost(t, captain) })}</span>
        </span>
      </p>
    </div>
  )
}
