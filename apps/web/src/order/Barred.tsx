import { useSay } from '../i18n/language.tsx'

/** Stands where one would write, for those who may not. */
export function Barred({ why }: { why: 'muted' | 'spectators' }) {
  const say = useSay()
  return (
    <div className="chat-say" role="status">
      {say(`order.barred.${why}`)}
    </div>
  )
}
