import type { Me } from '@keep-flying/protocol'
import { type FormEvent, useState } from 'react'
import { changeSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { Field, NameField } from './Field.tsx'
import { server } from './http.ts'
import { Plate } from './PlainPage.tsx'
import { sayProblem } from './problems.ts'
import { type Deed, useDeed } from './use-server.ts'

interface WhoProps {
  readonly me: Me
  onChange(me: Me): void
  /** Another person now, or nobody: everything is fetched again. */
  onGone(): void
}

/** Name, account and password. */
export function WhoIAm({ me, onChange, onGone }: WhoProps) {
  const say = useSay()
  return (
    <Plate title={say('online.account.who')}>
      <p>{say(me.account ? 'online.account.is-account' : 'online.account.is-guest', { name: me.name })}</p>
      <Name key={`name-${me.name}`} me={me} onChange={onChange} />
      {me.account ? (
        <Password onGone={onGone} />
      ) : (
        <Credentials key={me.name} me={me} onChange={onChange} onGone={onGone} />
      )}
    </Plate>
  )
}

function Trouble({ deed }: { deed: Deed }) {
  const say = useSay()
  return (
    deed.problem && (
      <p className="plain-problem" role="alert">
        {sayProblem(say, deed.problem)}
      </p>
    )
  )
}

/** Keeps the page where it is. */
function staying(work: () => void) {
  return (event: FormEvent) => {
    event.preventDefault()
    work()
  }
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
        <NameField label={say('online.account.name')} value={name} onText={setName} wrong={deed.problem !== null} />
        <button type="submit" className="button" disabled={deed.busy || name.trim() === me.name}>
          {say('online.account.rename')}
        </button>
      </div>
      <Trouble deed={deed} />
    </form>
  )
}

/** For guests: keep the games under a password, or come in with an account made before. */
function Credentials({ me, onChange, onGone }: WhoProps) {
  const say = useSay()
  const deed = useDeed()
  const [name, setName] = useState(me.name)
  const [password, setPassword] = useState('')
  const make = () => deed.run(() => server.makeAccount(name, password), onChange)
  return (
    <form onSubmit={staying(() => void make())}>
      <p>{say('online.account.why')}</p>
      <Field
        label={say('online.account.login')}
        value={name}
        onText={setName}
        maxLength={40}
        required
        autoComplete="username"
      />
      <Field
        label={say('online.account.password')}
        type="password"
        value={password}
        onText={setPassword}
        minLength={8}
        maxLength={200}
        required
        autoComplete="current-password"
      />
      <Trouble deed={deed} />
      <div className="plain-row">
        <button type="submit" className="button" disabled={deed.busy}>
          {say('online.account.make')}
        </button>
        <button
          type="button"
          className="button"
          disabled={deed.busy || password === ''}
          onClick={() => void deed.run(() => server.logIn(name, password), onGone)}
        >
          {say('online.account.log-in')}
        </button>
      </div>
    </form>
  )
}

function Password({ onGone }: { onGone(): void }) {
  const say = useSay()
  const deed = useDeed()
  const [old, setOld] = useState('')
  const [wanted, setWanted] = useState('')
  const [done, setDone] = useState(false)
  const change = () =>
    deed.run(
      () => server.changePassword(old, wanted),
      () => {
        setOld('')
        setWanted('')
        setDone(true)
      },
    )
  const shared = { type: 'password', minLength: 8, maxLength: 200, required: true }
  return (
    <form onSubmit={staying(() => void change())}>
      <Field
        {...shared}
        label={say('online.account.old')}
        value={old}
        onText={setOld}
        autoComplete="current-password"
        wrong={deed.problem?.field === 'old'}
      />
      <Field
        {...shared}
        label={say('online.account.new')}
        value={wanted}
        onText={setWanted}
        autoComplete="new-password"
      />
      <Trouble deed={deed} />
      {done && (
        <p className="plain-done" role="status">
          {say('online.account.changed')}
        </p>
      )}
      <div className="plain-row">
        <button type="submit" className="button" disabled={deed.busy}>
          {say('online.account.change')}
        </button>
        <button type="button" className="button" onClick={() => void deed.run(server.logOut, onGone)}>
          {say('online.account.log-out')}
        </button>
      </div>
    </form>
  )
}
