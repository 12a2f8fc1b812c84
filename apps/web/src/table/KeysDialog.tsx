import { useEffect } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useDialog } from '../ui/dialog.ts'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './context.tsx'
import { isTyping } from './keys.ts'
import './keys-dialog.css'

const ownKeys: readonly { readonly does: string; readonly keys: readonly string[] }[] = [
  { does: 'choose', keys: ['1', '…', '9'] },
  { does: 'confirm', keys: ['Enter'] },
  { does: 'back', keys: ['Esc'] },
  { does: 'undo', keys: ['U'] },
  { does: 'end', keys: ['E'] },
  { does: 'advice', keys: ['A'] },
  { does: 'zoom', keys: ['+', '−', '0'] },
  { does: 'peek', keys: ['P'] },
  { does: 'find', keys: ['/'] },
  { does: 'explain', keys: ['I'] },
  { does: 'own-seat', keys: ['M'] },
  { does: 'panels', keys: ['L', 'C', 'R'] },
  { does: 'text', keys: ['V'] },
  { does: 'hint', keys: ['H'] },
  { does: 'list', keys: ['?'] },
]

const replayKeys: typeof ownKeys = [
  { does: 'replay-play', keys: ['Space'] },
  { does: 'replay-step', keys: ['←', '→'] },
  { does: 'replay-turn', keys: ['Page ↑', 'Page ↓'] },
  { does: 'replay-speed', keys: ['<', '>'] },
]

interface KeysDialogProps {
  readonly isOpen: boolean
  onOpen(): void
  onClose(): void
}

/** What each key does. */
export function KeysDialog({ isOpen, onOpen, onClose }: KeysDialogProps) {
  const say = useSay()
  const { game, session } = useTable()
  const dialog = useDialog(isOpen, onClose)
  const own = session.playback ? [...replayKeys, ...ownKeys] : ownKeys
  const all = [...own.map(({ does, keys }) => ({ keys, label: `rules.keys.${does}` })), ...game.table.keys]
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
        {all.map(({ keys, label }) => (
          <div key={label}>
            <dt>{keys.map((key) => (key === '…' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{say(label)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}
