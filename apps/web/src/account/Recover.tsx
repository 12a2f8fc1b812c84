import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Field } from '../online/Field.tsx'
import { useDeed } from '../online/use-server.ts'
import { PasswordField, staying, Trouble } from './parts.tsx'
import { accounts } from './requests.ts'

interface RecoverProps {
  readonly name: string
  onRecovered(name: string, code: string): void
  onBack(): void
}

/** A new password for somebody who has kept the code. */
export function Recover({ name: before, onRecovered, onBack }: RecoverProps) {
  const say = useSay()
  const deed = useDeed()
  const [name, setName] = useState(before)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const recover = () =>
    deed.run(
      () => accounts.recover(name, code, password),
      (me) => onRecovered(me.name, me.recoveryCode),
    )
  return (
    <form onSubmit={staying(() => void recover())}>
      <p>{say('account.forgot.about')}</p>
      <Field
        label={say('account.login')}
        value={name}
        onText={setName}
        maxLength={40}
        required
        autoComplete="username"
      />
      <Field
        label={say('account.forgot.code')}
        value={code}
        onText={setCode}
        maxLength={60}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXXX-XXXXX-XXXXX-XXXXX-XXXXX"
        wrong={deed.problem?.field === 'code'}
      />
      <PasswordField label={say('account.forgot.new')} value={password} onText={setPassword} isNew />
      <Trouble deed={deed} />
      <div className="plain-row">
        <button type="submit" className="button" disabled={deed.busy}>
          {say('account.forgot.set')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {say('account.forgot.back')}
        </button>
      </div>
    </form>
  )
}
