import { text } from '@keep-flying/kernel'
import { type Stock, type Token, tokens } from '@keep-flying/verse'
import { type Filled, filled } from '@keep-flying/verse/ask'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { layOut } from '../ship/spaces.ts'
import { useTable } from '../table.tsx'
import { Good } from './Goods.tsx'
import './things.css'

/** Hold and stash as spaces with what lies in them; what may be moved or dumped is done on the spot. */
export function HoldScene() {
  const say = useSay()
  const { t, me } = useTable()
  if (!me) return null
  return (
    <>
      <SceneHead title={say('work.hold')}>{say('work.hold-note')}</SceneHead>
      <div className="scene-holds">
        <Area name="hold" stock={me.hold} room={filled(t, me, 'hold')} />
        <Area name="stash" stock={me.stash} room={filled(t, me, 'stash')} />
      </div>
    </>
  )
}

function Area({ name, stock, room }: { name: 'hold' | 'stash'; stock: Stock; room: Filled }) {
  const say = useSay()
  const laid = layOut(stock, room).map((space, n) => ({ space, key: String(n) }))
  return (
    <section className={`scene-hold scene-${name}`}>
      <h3 className="stencil">
        {say(name === 'hold' ? 'work.hold-area' : 'work.stash')}{' '}
        <em>{say('work.spaces', { n: room.used, of: room.of })}</em>
      </h3>
      <ul className="scene-spaces">
        {laid.map(({ space, key }) => (
          <li key={key} className={space.length === 0 ? 'scene-free' : undefined}>
            {space.map((token, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two drums in one space are alike
              <Good key={n} token={token} />
            ))}
          </li>
        ))}
      </ul>
      <ul className="scene-goods">
        {tokens
          .filter((token) => stock[token] > 0)
          .map((token) => (
            <GoodsLine key={token} token={token} n={stock[token]} area={name} />
          ))}
      </ul>
    </section>
  )
}

/** One sort of goods in one place, with what may be done about it. */
function GoodsLine({ token, n, area }: { token: Token; n: number; area: 'hold' | 'stash' }) {
  const say = useSay()
  const { decision, write } = useTable()
  const { picked, pick, send } = useAnswering()
  const options = optionsOf(decision)
  const here = options.filter(({ at }) => at && 'token' in at && at.token === token)
  const shift = here.find(({ group }) => group === (area === 'hold' ? 'hide' : 'unhide'))
  const dump = here.find(({ group }) => group === 'dump')
  const choice = here.find(({ group }) => group === undefined)
  return (
    <li>
      <Good token={token} />
      <span>{write(text(`token.${token}`, { n }))}</span>
      {shift && (
        <button type="button" className="button" onClick={() => send(shift.id)}>
          <Icon name={area === 'hold' ? 'stash' : 'hold'} /> {say(area === 'hold' ? 'work.to-stash' : 'work.to-hold')}
        </button>
      )}
      {dump && (
        <button type="button" className="button" onClick={() => send(dump.id)}>
          <Icon name="cross" /> {say('work.dump')}
        </button>
      )}
      {choice && (
        <button
          type="button"
          className="button"
          aria-pressed={picked.includes(choice.id)}
          onClick={() => pick([choice.id])}
        >
          {say('work.this-one')}
        </button>
      )}
    </li>
  )
}
