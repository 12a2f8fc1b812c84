import type { SeatClock } from '@keep-flying/protocol'
import type { TextPartProps } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import type { Company } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { Part } from '../text-view/Part.tsx'
import { sayAloud, short } from './time.ts'
import { useLeft } from './use-left.ts'

/** Everybody's clock in words. They change in silence; the viewer is told once when their own runs short. */
export function ClocksInWords(props: TextPartProps) {
  const { company } = useTable().session
  return company && <Clocks {...props} company={company} />
}

function Clocks({ company: { table, heardAt }, ...props }: TextPartProps & { company: Company }) {
  const say = useSay()
  return (
    <Part {...props}>
      <ul>
        {table.seats.map(({ seat, name, clock, standIn }) => (
          <li key={seat} hidden={!clock && standIn === null}>
            {standIn !== null && say('clock.text.bot', { name: name ?? '' })}
            {clock && <Left name={name ?? ''} clock={clock} heardAt={heardAt} mine={seat === table.you} />}
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface LeftProps {
  readonly name: string
  readonly clock: SeatClock
  readonly heardAt: number
  readonly mine: boolean
}

function Left({ name, clock, heardAt, mine }: LeftProps) {
  const say = useSay()
  const left = useLeft(clock, heardAt)
  const key = left === 0 ? 'out' : clock.running ? 'runs' : 'stands'
  return (
    <>
      {say(`clock.text.${key}`, { name, time: sayAloud(say, left) })}
      {mine && (
        <span className="visually-hidden" role="status">
          {clock.running && left > 0 && left < short && say('clock.soon')}
        </span>
      )}
    </>
  )
}
