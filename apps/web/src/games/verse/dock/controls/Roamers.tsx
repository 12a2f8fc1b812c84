import type { OneOf } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'
import { Choice } from '../../../../dock/Choice.tsx'
import { placeIn } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { useLooking } from '../../../../table/context.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useTable } from '../../table.tsx'
import { sectorName } from '../places.ts'
import { nearnessOf, roamerIn, sortedMoves } from '../roamers.ts'
import { useNearnessWords, useRoamer } from '../use-roamer.ts'

/** Which Cutter moves, and where to, with the distance to everybody. The chart lights the same pieces and sectors. */
export function Roamers({ decision }: { decision: OneOf }) {
  const say = useSay()
  const { t, write } = useTable()
  const { pointAt } = useLooking()
  const { moves, pieces, from } = useRoamer()
  const words = useNearnessWords()
  const own = moves.filter((move) => move.from === from)
  return (
    <>
      {pieces.length > 1 && (
        <ul className="dock-pieces" aria-label={say('dock.ask.which-cutter')}>
          {pieces.map((piece) => (
            <RoamerPiece key={piece} piece={piece} isOn={piece === from} />
          ))}
        </ul>
      )}
      {from === null ? (
        <p className="dock-note">{say('dock.roam.pick-piece')}</p>
      ) : (
        <ul className="dock-choices dock-dense">
          {sortedMoves(t, own, decision.seat).map(({ option, to }) => (
            <Choice
              key={option.id}
              id={option.id}
              icon={roamerIn(decision) ?? undefined}
              label={sectorName(write, to)}
              note={words(nearnessOf(t, to))}
              onPoint={(isHere) => pointAt(isHere ? to : null)}
            />
          ))}
          {decision.options
            .filter((option) => placeIn(option) === null)
            .map((option) => (
              <Choice key={option.id} id={option.id} icon="full-stop" label={write(option.text)} />
            ))}
        </ul>
      )}
    </>
  )
}

function RoamerPiece({ piece, isOn }: { piece: SectorId; isOn: boolean }) {
  const say = useSay()
  const { t, write } = useTable()
  const { pointAt } = useLooking()
  const { choose } = useRoamer()
  const words = useNearnessWords()
  return (
    <li onPointerEnter={() => pointAt(piece)} onPointerLeave={() => pointAt(null)}>
      <button
        type="button"
        className={isOn ? 'dock-route dock-on' : 'dock-route'}
        data-choice
        data-place={piece}
        aria-pressed={isOn}
        onClick={() => choose(piece)}
        onFocus={() => pointAt(piece)}
        onBlur={() => pointAt(null)}
      >
        <Icon name="cutter" />
        <span>
          <strong>{say('dock.roam.cutter', { place: sectorName(write, piece) })}</strong>
          <small>{words(nearnessOf(t, piece))}</small>
        </span>
      </button>
    </li>
  )
}
