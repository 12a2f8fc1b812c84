import { type ReactNode, Suspense } from 'react'
import { call } from '../cards/names.ts'
import { useSay } from '../i18n/language.tsx'
import { PersonMenu } from '../order/later.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLooking, useTable } from './context.tsx'
import { MarkSign } from './SeatMark.tsx'
import { SpotDeeds } from './SpotDeeds.tsx'

/** Who sits there, and what the game shows everybody of that seat. */
export function AboutSeat({ seat }: { seat: number }) {
  const { Note, Content } = useTable().game.table.seat
  return (
    <div className="seat-body">
      <Head seat={seat}>
        <Note seat={seat} />
      </Head>
      <SpotDeeds spot={{ seat }} />
      <Content seat={seat} />
    </div>
  )
}

function Head({ seat, children }: { seat: number; children: ReactNode }) {
  const say = useSay()
  const { moment, session, write } = useTable()
  const { openSeat } = useLooking()
  const { company } = session
  const person = company?.table.seats.find((one) => one.seat === seat)?.person ?? null
  const count = moment.seats.length
  const sitting = moment.seats.find((one) => one.seat === seat)
  const name = call(write, 'seat', seat)
  return (
    <header className="seat-head">
      <MarkSign seat={seat} size={30} letter={name.charAt(0)} />
      <h2 className="fell">{name}</h2>
      <span className="seat-person">
        {sitting?.kind === 'bot' && <Icon name="bot" label={say('table.seat.bot')} />}{' '}
        {sitting?.name !== name && sitting?.name}
        {company && person !== null && (
          <Suspense fallback={null}>
            <PersonMenu company={company} person={person} name={sitting?.name ?? name} />
          </Suspense>
        )}
      </span>
      {children}
      <span className="seat-steps">
        {count > 1 && (
          <>
            <Step to={(seat + count - 1) % count} back />
            <Step to={(seat + 1) % count} />
          </>
        )}
        <button type="button" className="icon-button" aria-label={say('table.close')} onClick={() => openSeat(null)}>
          <Icon name="cross" />
        </button>
      </span>
    </header>
  )
}

function Step({ to, back = false }: { to: number; back?: boolean }) {
  const say = useSay()
  const { write } = useTable()
  const { openSeat } = useLooking()
  const label = say(back ? 'table.seat.previous' : 'table.seat.next', { name: call(write, 'seat', to) })
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => openSeat(to)}>
      <Icon name="chev" className={back ? 'seat-back' : ''} />
    </button>
  )
}
