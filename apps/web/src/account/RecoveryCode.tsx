import { useEffect, useId, useRef, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'

/** A code that was just made: whose it is, and what comes after it was seen. */
export interface NewCode {
  readonly name: string
  readonly code: string
  onKept(): void
}

/** The code that replaces a forgotten password, shown once: it stays until somebody says that they have it. */
export function RecoveryCode({ name, code, onKept }: NewCode) {
  const say = useSay()
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.focus()
  }, [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      // Pages that are not served securely may not copy; the code can be selected.
    }
  }
  return (
    <dialog
      ref={dialog}
      className="plain-dialog code-dialog"
      aria-labelledby={title}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
      onClose={onKept}
    >
      <header>
        <h2 id={title} className="fell">
          {say('account.code.title')}
        </h2>
      </header>
      <div>
        <p>{say('account.code.about')}</p>
        <p className="code-shown">
          <small>{say('account.code.spelled', { name })}</small>
          <code>{code}</code>
        </p>
        <div className="plain-row">
          <button type="button" className="button" onClick={() => void copy()}>
            <Icon name={copied ? 'check' : 'link'} /> {say(copied ? 'account.code.copied' : 'account.code.copy')}
          </button>
          <button type="button" className="button" onClick={() => window.print()}>
            {say('account.code.print')}
          </button>
          <button type="button" className="primary" onClick={() => dialog.current?.close()}>
            {say('account.code.kept')}
          </button>
        </div>
      </div>
    </dialog>
  )
}
