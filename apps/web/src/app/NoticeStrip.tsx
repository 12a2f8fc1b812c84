import { useState } from 'react'
import { type Say, useSay } from '../i18n/language.tsx'
import type { Notice } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'

/** What the screen has to say that is not the game's; a rules fault is the dock's to tell. */
export function NoticeStrip({ notice }: { notice: Notice }) {
  const say = useSay()
  const [read, setRead] = useState<Notice['kind'] | null>(null)
  if (notice.kind === 'rules-fault' || notice.kind === read) return null
  return (
    <div className="strip" role="status">
      <Icon name={notice.kind === 'storage' ? 'warning' : 'info'} />
      <p>{words(say, notice)}</p>
      <button type="button" className="button" onClick={() => setRead(notice.kind)}>
        {say('online.notice.read')}
      </button>
    </div>
  )
}

function words(say: Say, notice: Exclude<Notice, { kind: 'rules-fault' }>): string {
  switch (notice.kind) {
    case 'storage':
      return say('online.notice.storage')
    case 'closing':
      return say('online.notice.closing')
    case 'rules-changed':
      return notice.dropped === null
        ? say('online.notice.rules-changed')
        : say('online.notice.rules-changed-by', { n: notice.dropped })
  }
}
