import type { CardId } from '@keep-flying/verse'
import { areSisters } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { markOf } from '../../../ui/marks.ts'
import { roomsOf } from '../cards/PaperFigures.tsx'
import { Hull } from '../ship/Hull.tsx'
import { useTable } from '../table.tsx'
import { CardsScene } from './CardsScene.tsx'
import '../ship/brass-plate.css'
import './ships.css'

/** Ships to choose from: cards where they differ, and where they are sisters a name each, drawn in the captain's colour. */
export function ShipsScene() {
  const { t, decision, write } = useTable()
  const ships = optionsOf(decision).flatMap((option) => cardIn(option) ?? [])
  if (!decision || !areSisters(t, ships)) return <CardsScene />
  return (
    <>
      <SceneHead title={write(decision.prompt)} />
      <div className="ships">
        {ships.map((ship) => (
          <NamedShip key={ship} ship={ship} />
        ))}
      </div>
      <WhatAllHave ship={ships[0] ?? ''} />
    </>
  )
}

function NamedShip({ ship }: { ship: CardId }) {
  const { decision, me, write } = useTable()
  const { picked, pick } = useAnswering()
  const option = optionsOf(decision).find((one) => cardIn(one) === ship)
  if (!me || !option) return null
  const name = call(write, 'card', ship)
  return (
    <button
      type="button"
      className="ships-one"
      data-option={option.id}
      aria-pressed={picked.includes(option.id)}
      onClick={() => pick([option.id])}
    >
      <Hull ship={ship} color={markOf(me.seat).color} />
      <span className="brass-plate">
        <MarkSign seat={me.seat} size={14} /> <span className="ship-name fell">{name}</span>
      </span>
    </button>
  )
}

/** What need not be compared is said once. */
function WhatAllHave({ ship }: { ship: CardId }) {
  const say = useSay()
  const face = useTable().box.ships.get(ship)
  if (!face) return null
  return (
    <div className="ships-all" data-guide="ships-all">
      <p>{say('choosing.ships.alike')}</p>
      <ul>
        {roomsOf(face, say).map(({ icon, words }) => (
          <li key={icon}>
            <Icon name={icon} /> {words}
          </li>
        ))}
        <li>
          <Icon name="drive-core" /> {face.core}
        </li>
      </ul>
    </div>
  )
}
