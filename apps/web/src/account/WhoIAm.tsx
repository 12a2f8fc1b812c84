import type { Me } from '@keep-flying/protocol'
import { useState } from 'react'
import { changeSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { Field, NameField } from '../online/Field.tsx'
import { server } from '../online/http.ts'
import { Plate } from '../online/PlainPage.tsx'
import { useDeed } from '../online/use-server.ts'
import { PasswordField, staying, Trouble } from './parts.tsx'
import { Recover } from './Recover.tsx'
import type { NewCode } from './RecoveryCode.tsx'
import { accounts } from './requests.ts'

interface WhoProps {
  readonly me: Me
  onChange(me: Me): void
  /** Another person now, or nobody. */
  onGone(): void
  /** There is a new recovery code to be shown. */
  onCode(shown: NewCode): void
}

/** Name and account. */
export function WhoIAm(props: WhoProps) {
  const { me, onChange, onGone } = props
  const say = useSay()
  const leaving = useDeed()
  return (
    <Plate title={say('account.who')}>
      <p>{say(me.account ? 'account.is-account' : 'account.is-guest', { name: me.name })}</p>
      <Name key={`name-${me.name}`} me={me} onChange={onChange} />
      {me.account ? (
        <button
          type="button"
          className="button"
          disabled={leaving.busy}
          onClick={() => void leaving.run(accounts.logOut, onGone)}
        >
          {say('account.log-out')}
        </button>
      ) : (
        <ComeIn key={me.name} {...props} />
      )}
    </Plate>
  )
}

function Name({ me, onChange }: { me: Me; onChange(me: Me): void }) {
  const say = useSay()
  const deed = useDeed()
  const [name, setName] = useState(me.name)
  const rename = () =>
    deed.run(
      () => server.rename(name),
      (renamed) => {
        changeSettings({ name: renamed.name })
        onChange(renamed)
      },
    )
  return (
    <form onSubmit={staying(() => void rename())}>
      <div className="plain-row">
        <NameField label={say('account.name')} value={name} onText={setName} wrong={deed.problem !== null} />
        <button type="submit" className="button" disabled={deed.busy || name.trim() === me.name}>
          {say('account.rename')}
        </button>
      </div>
      <Trouble deed={deed} />
    </form>
  )
}

/** For guests: keep the games under a password, or come in with an account made before. */
function ComeIn(props: WhoProps) {
  const [forgot, setForgot] = useState<string | null>(null)
  const { onGone, onCode } = props
  if (forgot === null) return <Credentials {...props} onForgot={setForgot} />
  return (
    <Recover
      name={forgot}
      onRecovered={(name, code) => onCode({ name, code, onKept: onGone })}
      onBack={() => setForgot(null)}
    />
  )
}

function Credentials({ me, onChange, onGone, onCode, onForgot }: WhoProps & { onForgot(name: string): void }) {
  const say = useSay()
  const deed = useDeed()
  const [name, setName] = useState(me.name)
  const [password, setPassword] = useState('')
  const make = () =>
    deed.run(
      () => accounts.makeAccount(name, password),
      ({ recoveryCode, ...made }) => onCode({ name: made.name, code: recoveryCode, onKept: () => onChange(made) }),
    )
  return (
    <form onSubmit={staying(() => void make())}>
      <p>{say('account.why')}</p>
      <Field
        label={say('account.login')}
        value={name}
        onText={setName}
        maxLength={40}
        required
        autoComplete="username"
        wrong={deed.problem?.field === 'name'}
      />
      <PasswordField label={say('account.password')} value={password} onText={setPassword} />
      <Trouble deed={deed} />
      <div className="plain-row">
        <button type="submit" className="button" disabled={deed.busy}>
          {say('account.make')}
        </button>
        <button
          type="button"
          className="button"
          disabled={deed.busy || password === ''}
          onClick={() => void deed.run(() => accounts.logIn(name, password), onGone)}
        >
          {say('account.log-in')}
        </button>
        <button type="button" className="text-button" onClick={() => onForgot(name)}>
          {say('account.forgot')}
        </button>
      </div>
    </form>
  )
}
