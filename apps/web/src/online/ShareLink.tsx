import { useId, useRef, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'

/** A link to hand on: shown whole, copied with one press, shared where the device can. */
export function ShareLink({ url, label, title }: { url: string; label: string; title: string }) {
  const say = useSay()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Pages that are not served securely may not copy; the link is selected, so the person can.
    }
  }
  return (
    <div className="share-link">
      <label htmlFor={id}>
        <span className="visually-hidden">{label}</span>
        <input ref={field} id={id} readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'link'} /> {say(copied ? 'online.link.copied' : 'online.link.copy')}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <Icon name="share" /> {say('online.link.share')}
        </button>
      )}
    </div>
  )
}
