import type { Option } from '@keep-flying/kernel'
import type { Side } from '@keep-flying/verse'
import { sideText } from '@keep-flying/verse/ask'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { AboutCard } from '../../../dock/Choice.tsx'
import { cardIn, iconOf } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import './things.css'

/** A bargain in two columns: what we give, and what we get. */
export function TradeScene() {
  const say = useSay()
  const { me, moment, decision } = useTable()
  const { bargains } = moment.view
  const other = decision?.about?.id
  const mine = bargains.find((bargain) => bargain.by === me?.seat)
  const theirs = bargains.find((bargain) => bargain.with === me?.seat && bargain.by === other)
  const [give, get] = decision?.kind === 'trade.answer' ? [theirs?.get, theirs?.give] : [mine?.give, mine?.get]
  return (
    <>
      <SceneHead title={say('work.trade')}>{say('work.trade-note')}</SceneHead>
      <div className="scene-trade">
        <Column side="give" laid={give} />
        <Column side="get" laid={get} />
      </div>
    </>
  )
}

/** What lies on one side, and what may still be added to it. */
function Column({ side, laid }: { side: 'give' | 'get'; laid: Side | undefined }) {
  const say = useSay()
  const { decision, write } = useTable()
  const { send } = useAnswering()
  const onTable = laid ? sideText(laid).list : []
  const more = optionsOf(decision).filter(({ group }) => group === side)
  return (
    <section className="scene-side">
      <h3 className="stencil">{say(`work.side.${side}`)}</h3>
      <ul className="scene-on-table">
        {onTable.map((line) => (
          <li key={write(line)}>{write(line)}</li>
        ))}
      </ul>
      {more.length > 0 && <h4>{say('work.add')}</h4>}
      <ul className="scene-more">
        {more.map((option) => (
          <TradeItem key={option.id} option={option} onAdd={() => send(option.id)} />
        ))}
      </ul>
    </section>
  )
}

function TradeItem({ option, onAdd }: { option: Option; onAdd(): void }) {
  const { write } = useTable()
  const card = cardIn(option)
  return (
    <li data-card={card ?? undefined}>
      <button type="button" className="button" onClick={onAdd}>
        <Icon name={iconOf(option) ?? 'plus'} /> {write(option.text)}
      </button>
      {card !== null && <AboutCard card={card} />}
    </li>
  )
}
