import { useSay } from '../i18n/language.tsx'
import { useIntent } from '../session/hooks.ts'
import { useTable } from '../table/context.tsx'

/** What a bot says it is about to do. */
export function BotIntends() {
  const say = useSay()
  const { session, moment, write } = useTable()
  const intent = useIntent(session)
  if (!intent || moment.over) return null
  const who = moment.seats.find(({ seat }) => seat === intent.seat)?.name ?? ''
  return (
    <p className="dock-intends" role="status">
      {say('dock.intends', { who, what: write(intent.text) })}
    </p>
  )
}
