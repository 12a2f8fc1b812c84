import { Suspense, useCallback, useState } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import { useIdle } from '../ui/idle.ts'
import { later } from '../ui/later.tsx'

const KeysDialog = later(async () => (await withAllWords(import('./KeysDialog.tsx'))).KeysDialog)

/** All keys in a list: `?` opens it, and so does its button where there is a keyboard. */
export function KeysHelp() {
  const say = useSay()
  const idle = useIdle()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  const name = say('table.keys')
  return (
    <>
      <button type="button" className="icon-button keys-tool" title={name} aria-label={name} onClick={open}>
        <kbd>?</kbd>
      </button>
      <Suspense fallback={null}>
        {(idle || isOpen) && <KeysDialog isOpen={isOpen} onOpen={open} onClose={close} />}
      </Suspense>
    </>
  )
}
