import { type ReactNode, useState } from 'react'
import { PasswordField, staying, Trouble } from '../account/parts.tsx'
import { useSay } from '../i18n/language.tsx'
import { Field } from '../online/Field.tsx'
import type { Result } from '../online/http.ts'
import { useDeed } from '../online/use-server.ts'
import { useDialog } from '../ui/dialog.ts'

/** What the operator filled in. */
export interface Filled {
  readonly why: string
  readonly password: string
  /** Minutes that a ban lasts; null for good. */
  readonly minutes: number | null
  readonly address: string
  /** Whether the addresses of a person are to be banned, too. */
  readonly addresses: boolean
}

/** Something that the operator is about to do. */
export interface PlannedDeed {
  /** The deed, as its button says it. */
  readonly deed: string
  /** Whom or what it is about, and what it leads to. */
  readonly about: string
  /** What has to be filled in. */
  readonly asks: readonly ('address' | 'addresses' | 'minutes' | 'why' | 'done' | 'password')[]
  run(filled: Filled): Promise<Result<{ readonly code?: string }>>
}

const day = 24 * 60
const lengths = [
  ['hour', 60],
  ['day', day],
  ['week', 7 * day],
  ['month', 30 * day],
  ['good', null],
] as const

const nothing: Filled = { why: '', password: '', minutes: day, address: '', addresses: false }

/** Asks before something is done, and for what it needs. */
function DeedDialog({ planned, onClose, onDone }: { planned: PlannedDeed; onClose(): void; onDone(): void }) {
  const say = useSay()
  const dialog = useDialog(true, onClose)
  const deed = useDeed()
  const [filled, setFilled] = useState(nothing)
  const [code, setCode] = useState<string | null>(null)
  const fill = (part: Partial<Filled>) => setFilled({ ...filled, ...part })
  const fields: Readonly<Record<PlannedDeed['asks'][number], ReactNode>> = {
    address: (
      <Field
        key="address"
        label={say('operator.ask.address')}
        value={filled.address}
        onText={(address) => fill({ address })}
        maxLength={60}
        required
        placeholder="203.0.113.0/24"
        wrong={deed.problem?.field === 'address'}
      />
    ),
    addresses: (
      <label key="addresses" className="switch-row">
        <input
          type="checkbox"
          checked={filled.addresses}
          onChange={({ target }) => fill({ addresses: target.checked })}
        />
        {say('operator.ask.addresses')}
      </label>
    ),
    minutes: <Lasts key="minutes" minutes={filled.minutes} onChange={(minutes) => fill({ minutes })} />,
    why: (
      <Field
        key="why"
        label={say('operator.ask.why')}
        value={filled.why}
        onText={(why) => fill({ why })}
        maxLength={500}
        required
      />
    ),
    done: (
      <Field
        key="done"
        label={say('operator.ask.done')}
        value={filled.why}
        onText={(why) => fill({ why })}
        maxLength={500}
        required
      />
    ),
    password: (
      <PasswordField
        key="password"
        label={say('operator.ask.password')}
        value={filled.password}
        onText={(password) => fill({ password })}
        wrong={deed.problem?.field === 'password'}
      />
    ),
  }
  const act = () =>
    deed.run(
      () => planned.run(filled),
      (value) => (value.code === undefined ? onDone() : setCode(value.code)),
    )
  return (
    <dialog ref={dialog} className="plain-dialog" aria-labelledby="operator-deed">
      <header>
        <h2 id="operator-deed">{planned.deed}</h2>
      </header>
      <div>
        {code === null ? (
          <form className="operator-form" onSubmit={staying(() => void act())}>
            <p>{planned.about}</p>
            {planned.asks.map((what) => fields[what])}
            <Trouble deed={deed} />
            <div className="plain-row">
              <button type="submit" className="primary" disabled={deed.busy}>
                {planned.deed}
              </button>
              <button type="button" className="button" onClick={onClose}>
                {say('operator.cancel')}
              </button>
            </div>
          </form>
        ) : (
          <div className="operator-form" role="status">
            <p className="operator-code">{code}</p>
            <p>{say('operator.recovery.code')}</p>
            <button type="button" className="primary" onClick={onDone}>
              {say('operator.recovery.noted')}
            </button>
          </div>
        )}
      </div>
    </dialog>
  )
}

function Lasts({ minutes, onChange }: { minutes: number | null; onChange(minutes: number | null): void }) {
  const say = useSay()
  const chosen = lengths.find(([, length]) => length === minutes)?.[0] ?? 'day'
  return (
    <label className="field">
      <span>{say('operator.ask.lasts')}</span>
      <select
        value={chosen}
        onChange={({ target }) => onChange(lengths.find(([name]) => name === target.value)?.[1] ?? null)}
      >
        {lengths.map(([name]) => (
          <option key={name} value={name}>
            {say(`operator.lasts.${name}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The deed that is asked about, if one is; afterwards the page is read again. */
export function usePlanned(again: () => void): [plan: (deed: PlannedDeed) => void, dialog: ReactNode] {
  const [planned, setPlanned] = useState<PlannedDeed | null>(null)
  const close = () => setPlanned(null)
  const done = () => {
    close()
    again()
  }
  return [setPlanned, planned && <DeedDialog planned={planned} onClose={close} onDone={done} />]
}
