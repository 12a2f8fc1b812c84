import type { NamedPerson, OrderRequest, TableInfo } from '@keep-flying/protocol'
import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import type { Result } from '../online/http.ts'
import { sayProblem } from '../online/problems.ts'
import { type Deed, useDeed } from '../online/use-server.ts'
import { order } from './requests.ts'
import './order.css'

/** What the host decides about a table: who may still come, who may write, and whom the host has sent away or muted. */
export function HostOrder({ table }: { table: TableInfo }) {
  const say = useSay()
  const deed = useDeed()
  const { locked, spectatorChat, removed, muted } = table.order
  const set = (wanted: OrderRequest) => deed.run(() => order.set(table.id, wanted))
  const runs = table.status === 'open' || table.status === 'playing'
  return (
    <>
      {runs && <Switch name="lock" on={locked} onSwitch={(on) => set({ locked: on })} />}
      {table.spectators && (
        <Switch name="spectators" on={spectatorChat} onSwitch={(on) => set({ spectatorChat: on })} />
      )}
      {runs && <People name="removed" people={removed} deed={deed} undo={(one) => order.readmit(table.id, one)} />}
      <People name="muted" people={muted} deed={deed} undo={(one) => order.unmute(table.id, one)} />
      {deed.problem && (
        <p className="plain-problem" role="alert">
          {sayProblem(say, deed.problem)}
        </p>
      )}
    </>
  )
}

interface SwitchProps {
  readonly name: 'lock' | 'spectators'
  readonly on: boolean
  /** Whether it was switched. */
  onSwitch(on: boolean): Promise<boolean>
}

/** Shows at once what was pressed, and then what the server says. */
function Switch({ name, on, onSwitch }: SwitchProps) {
  const say = useSay()
  const [known, setKnown] = useState(on)
  const [shown, setShown] = useState(on)
  if (known !== on) {
    setKnown(on)
    setShown(on)
  }
  const press = async (wanted: boolean) => {
    setShown(wanted)
    if (!(await onSwitch(wanted))) setShown(!wanted)
  }
  return (
    <label className="switch-row order-switch">
      <input type="checkbox" checked={shown} onChange={(event) => void press(event.target.checked)} />
      <span>
        {say(`order.${name}`)}
        <small>{say(`order.${name}.about`)}</small>
      </span>
    </label>
  )
}

interface PeopleProps {
  readonly name: 'removed' | 'muted'
  readonly people: readonly NamedPerson[]
  readonly deed: Deed
  undo(person: string): Promise<Result<unknown>>
}

function People({ name: kind, people, deed, undo }: PeopleProps) {
  const say = useSay()
  if (people.length === 0) return null
  return (
    <fieldset className="habits order-people">
      <legend>{say(`order.${kind}`)}</legend>
      <ul>
        {people.map(({ person, name }) => (
          <li key={person}>
            <span className="person-name">{name}</span>
            <button
              type="button"
              className="button"
              aria-label={say(`order.${kind}.undo-for`, { name })}
              disabled={deed.busy}
              onClick={() => void deed.run(() => undo(person))}
            >
              {say(`order.${kind}.undo`)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
