import type { Me } from '@keep-flying/protocol'
import { useState } from 'react'
import { useLocale, useSay } from '../i18n/language.tsx'
import { regionOf } from '../i18n/region.ts'
import { Plate } from '../online/PlainPage.tsx'
import { useAsked, useDeed } from '../online/use-server.ts'
import { PasswordField, staying, Trouble } from './parts.tsx'
import type { NewCode } from './RecoveryCode.tsx'
import { accounts } from './requests.ts'

interface SecurityProps {
  readonly me: Me
  onCode(shown: NewCode): void
  /** There is another password, and other sessions have ended. */
  onChanged(): void
}

/** What proves that it is me: the password, and the code for the day it is forgotten. */
export function Security(props: SecurityProps) {
  const say = useSay()
  return (
    <Plate title={say('account.secure')}>
      <Password onChanged={props.onChanged} />
      <h3 className="stencil">{say('account.recovery')}</h3>
      <Code {...props} />
    </Plate>
  )
}

function Password({ onChanged }: Pick<SecurityProps, 'onChanged'>) {
  const say = useSay()
  const deed = useDeed()
  const [old, setOld] = useState('')
  const [wanted, setWanted] = useState('')
  const [done, setDone] = useState(false)
  const change = () => {
    setDone(false)
    return deed.run(
      () => accounts.changePassword(old, wanted),
      () => {
        setOld('')
        setWanted('')
        setDone(true)
        onChanged()
      },
    )
  }
  return (
    <form onSubmit={staying(() => void change())}>
      <PasswordField label={say('account.old')} value={old} onText={setOld} wrong={deed.problem?.field === 'old'} />
      <PasswordField label={say('account.new')} value={wanted} onText={setWanted} isNew />
      <Trouble deed={deed} />
      {done && (
        <p className="plain-done" role="status">
          {say('account.changed')}
        </p>
      )}
      <div className="plain-row">
        <button type="submit" className="button" disabled={deed.busy}>
          {say('account.change')}
        </button>
      </div>
    </form>
  )
}

function Code({ me, onCode }: SecurityProps) {
  const say = useSay()
  const locale = useLocale()
  const deed = useDeed()
  const asked = useAsked(accounts.recoveryCode)
  const [password, setPassword] = useState('')
  const make = () =>
    deed.run(
      () => accounts.makeRecoveryCode(password),
      ({ code }) => {
        setPassword('')
        onCode({ name: me.name, code, onKept: asked.again })
      },
    )
  if (!asked.value) return null
  const { madeAt } = asked.value
  const date = new Intl.DateTimeFormat(regionOf(locale), { dateStyle: 'long' })
  return (
    <form onSubmit={staying(() => void make())}>
      <p>
        {madeAt === null ? say('account.recovery.none') : say('account.recovery.made', { date: date.format(madeAt) })}
      </p>
      <div className="plain-row">
        <PasswordField
          label={say('account.old')}
          value={password}
          onText={setPassword}
          wrong={deed.problem?.field === 'password'}
        />
        <button type="submit" className="button" disabled={deed.busy}>
          {say('account.recovery.make')}
        </button>
      </div>
      <Trouble deed={deed} />
    </form>
  )
}
