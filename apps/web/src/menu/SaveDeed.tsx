import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { download, fileName } from '../replay/download.ts'
import type { Session } from '../session/types.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Hands the game out as a file: one of this browser can go on elsewhere, any other is there to be looked at. */
export function SaveDeed() {
  const say = useSay()
  const { game, session } = useTable()
  const { title } = game.table.useHeading()
  const [state, setState] = useState<'rest' | 'saved' | 'none'>('rest')
  const save = async () => {
    const content = await contentOf(session)
    if (content !== null) download(fileName(title), content)
    setState(content === null ? 'none' : 'saved')
  }
  return (
    <button type="button" className="menu-deed" onClick={() => void save()}>
      <Icon name="down" />
      <span>
        {say('menu.save')}
        <small role="status">{say(`menu.save.${state}`)}</small>
      </span>
    </button>
  )
}

/** Null as long as the server keeps the record to itself. */
async function contentOf(session: Session): Promise<string | null> {
  const { exported } = await import('../replay/files.ts')
  const file = session.kind === 'local' ? await exported(session.id).catch(() => null) : null
  if (file !== null) return file
  const record = await session.record()
  return record && JSON.stringify(record)
}
