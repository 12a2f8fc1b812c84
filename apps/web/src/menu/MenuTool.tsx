import { Suspense, useCallback, useState } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { later } from '../ui/later.tsx'

const GameMenu = later(async () => (await withAllWords(import('./GameMenu.tsx'))).GameMenu)

interface MenuToolProps {
  /** The button has a word in place of a sign. */
  readonly inWords?: boolean
  /** Opens the search, where there is one. */
  onFind?(): void
}

/** The button that opens the menu of a game. It leads nowhere else. */
export function MenuTool({ inWords = false, onFind }: MenuToolProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const title = say('table.menu')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...(inWords ? {} : { className: 'icon-button', title, 'aria-label': title })}
        onClick={() => setOpen(true)}
      >
        {inWords ? title : <Icon name="menu" />}
      </button>
      <Suspense fallback={null}>{isOpen && <GameMenu onClose={close} {...(onFind ? { onFind } : {})} />}</Suspense>
    </>
  )
}
