import type { Option, Word } from '@keep-flying/kernel'
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
  const { decision } = useTable()
  return (
    <>
      <SceneHead title={say('scene.trade')}>{say('scene.trade-note')}</SceneHead>
      <div className="scene-trade">
        <Side side="give" asked={decision?.prompt.with?.['give']} />
        <Side side="get" asked={decision?.prompt.with?.['get']} />
      </div>
    </>
  )
}

function Side({ side, asked }: { side: 'give' | 'get'; asked: Word | undefined }) {
  const say = useSay()
  const { decision, write } = useTable()
  const { send } = useAnswering()
  const onTable = typeof asked === 'object' && 'list' in asked ? asked.list : []
  const more = optionsOf(decision).filter(({ group }) => group === side)
  return (
    <section className="scene-side">
      <h3 className="stencil">{say(`scene.side.${side}`)}</h3>
      <ul className="scene-on-table">
        {onTable.map((line) => (
          <li key={write(line)}>{write(line)}</li>
        ))}
      </ul>
      {more.length > 0 && <h4>{say('scene.add')}</h4>}
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
