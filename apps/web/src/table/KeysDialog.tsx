import { useEffect } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useDialog } from '../ui/dialog.ts'
import { Icon } from '../ui/Icon.tsx'
import { isTyping } from './keys.ts'
import './keys-dialog.css'

const keys: readonly { readonly does: string; readonly keys: readonly string[] }[] = [
  { does: 'choose', keys: ['1', '…', '9'] },
  { does: 'confirm', keys: ['Enter'] },
  { does: 'back', keys: ['Esc'] },
  { does: 'undo', keys: ['U'] },
  { does: 'act', keys: ['F', 'B', 'D', 'W'] },
  { does: 'end', keys: ['E'] },
  { does: 'sectors', keys: ['←', '↑', '↓', '→'] },
  { does: 'routes', keys: ['[', ']'] },
  { does: 'zoom', keys: ['+', '−', '0'] },
  { does: 'find', keys: ['/'] },
  { does: 'ship', keys: ['M'] },
  { does: 'panels', keys: ['L', 'C', 'R'] },
  { does: 'text', keys: ['V'] },
  { does: 'list', keys: ['?'] },
]

interface KeysDialogProps {
  readonly isOpen: boolean
  onOpen(): void
  onClose(): void
}

/** What each key does. */
export function KeysDialog({ isOpen, onOpen, onClose }: KeysDialogProps) {
  const say = useSay()
  const dialog = useDialog(isOpen, onClose)
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !isTyping(target) && !document.querySelector('dialog[open]')) onOpen()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onOpen])
  return (
    <dialog ref={dialog} className="find canvas" aria-label={say('table.keys')}>
      <h2 className="keys-title fell">
        {say('table.keys')}
        <button type="button" className="icon-button" aria-label={say('rules.keys.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </h2>
      <dl className="keys">
        {keys.map(({ does, keys: pressed }) => (
          <div key={does}>
            <dt>{pressed.map((key) => (key === '…' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{say(`rules.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}
