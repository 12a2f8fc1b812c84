import type { Me } from '@keep-flying/protocol'
import { useCallback, useId, useState } from 'react'
import { changeSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { Plate } from '../online/PlainPage.tsx'
import { useDeed } from '../online/use-server.ts'
import { download, fileName } from '../replay/download.ts'
import { useDialog } from '../ui/dialog.ts'
import { PasswordField, staying, Trouble } from './parts.tsx'
import { accounts } from './requests.ts'

/** What the server stores about me: a copy of it, and its end. */
export function YourData({ me }: { me: Me }) {
  const say = useSay()
  const deed = useDeed()
  const [deleting, setDeleting] = useState(false)
  const close = useCallback(() => setDeleting(false), [])
  const save = () =>
    deed.run(accounts.data, (data) => download(fileName(me.name), `${JSON.stringify(data, undefined, 2)}\n`))
  return (
    <Plate title={say('account.data')}>
      <p>{say('account.data.about')}</p>
      <div className="plain-row">
        <button type="button" className="button" disabled={deed.busy} onClick={() => void save()}>
          {say('account.data.save')}
        </button>
        <button type="button" className="button grave" onClick={() => setDeleting(true)}>
          {say('account.delete')}
        </button>
      </div>
      <Trouble deed={deed} />
      {deleting && <Deletion me={me} onClose={close} />}
    </Plate>
  )
}

const consequences = ['games', 'finished', 'chat', 'final'] as const

function Deletion({ me, onClose }: { me: Me; onClose(): void }) {
  const say = useSay()
  const title = useId()
  const deed = useDeed()
  const dialog = useDialog(true, onClose)
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const remove = () =>
    deed.run(
      () => accounts.deleteMe(me.account ? password : undefined),
      () => {
        changeSettings({ name: '' })
        location.assign('/')
      },
    )
  return (
    <dialog ref={dialog} className="plain-dialog" aria-labelledby={title}>
      <header>
        <h2 id={title} className="fell">
          {say('account.delete.title')}
        </h2>
      </header>
      <div>
        <ul className="consequences">
          {consequences.map((what) => (
            <li key={what}>{say(`account.delete.${what}`)}</li>
          ))}
        </ul>
        <form className="deletion" onSubmit={staying(() => void remove())}>
          {me.account && (
            <PasswordField
              label={say('account.delete.password')}
              value={password}
              onText={setPassword}
              wrong={deed.problem?.field === 'password'}
            />
          )}
          <label className="switch-row">
            <input type="checkbox" required checked={sure} onChange={(event) => setSure(event.target.checked)} />
            {say('account.delete.sure')}
          </label>
          <Trouble deed={deed} />
          <div className="plain-row">
            <button type="submit" className="button grave" disabled={deed.busy || !sure}>
              {say('account.delete.go')}
            </button>
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              {say('account.delete.keep')}
            </button>
          </div>
        </form>
      </div>
    </dialog>
  )
}
