import type { TextPartProps } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { Chat } from '../log/Chat.tsx'
import { Log } from '../log/Log.tsx'
import { TurnsAloud } from '../log/TurnsAloud.tsx'
import { useTable } from '../table/context.tsx'
import { Part } from './Part.tsx'

/** The log, and the talk at the table. */
export function Lately(part: TextPartProps) {
  const say = useSay()
  const { session } = useTable()
  return (
    <Part {...part}>
      <Log />
      <TurnsAloud />
      {session.company && (
        <>
          <h3>{say('log.chat')}</h3>
          <Chat company={session.company} />
        </>
      )}
    </Part>
  )
}
