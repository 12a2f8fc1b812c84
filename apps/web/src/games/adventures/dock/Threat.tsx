import { dangersAt } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { useIntent } from './intent.tsx'

interface ThreatLine {
  readonly id: string
  readonly icon: string
  readonly tone: 'bad' | 'mixed' | 'good'
  readonly words: string
}

/** What the end of the turn would bring after the chosen deed: who wakes and acts before whom, stars, the Alarm. */
export function Threat() {
  const say = useSay()
  const lines = useThreats()
  if (lines.length === 0) return null
  return (
    <ul className="adv-threat" aria-label={say('adv.threat')} data-guide="threat">
      {lines.map(({ id, icon, tone, words }) => (
        <li key={id} data-tone={tone}>
          <Icon name={icon} /> {words}
        </li>
      ))}
    </ul>
  )
}

/** The same in words, for the text view as well. */
function useThreats(): readonly ThreatLine[] {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale())
  const { t, acting, write } = useTable()
  const { ahead, aim, deed } = useIntent()
  if (!ahead || !acting || !deed) return []
  const lines: ThreatLine[] = []
  const names = (ids: readonly { readonly id: string }[]) => list.format(ids.map(({ id }) => call(write, 'goon', id)))
  const follower = ahead.markers.find(({ id, of }) => of === 'crew' && id !== acting.id)
  if (deed.turnsHeroic)
    lines.push({
      id: 'heroic',
      icon: 'heroic',
      tone: 'mixed',
      words: say('adv.threat.heroic', { who: call(write, 'crew', acting.id) }),
    })
  if (ahead.wakes.length > 0)
    lines.push({
      id: 'wakes',
      icon: 'alerted',
      tone: 'bad',
      words: say(follower ? 'adv.threat.wakes-before' : 'adv.threat.wakes', {
        n: ahead.wakes.length,
        who: names(ahead.wakes),
        whom: follower ? call(write, 'crew', follower.id) : '',
      }),
    })
  if (ahead.alarm) lines.push({ id: 'alarm', icon: 'alarm', tone: 'bad', words: say('adv.threat.alarm') })
  for (const star of ahead.stars)
    lines.push({ id: `star ${star}`, icon: 'star-event', tone: 'mixed', words: say('adv.threat.star', { n: star }) })
  for (const timer of ahead.timers)
    lines.push({ id: timer, icon: 'clock', tone: 'good', words: call(write, 'timer', timer) })
  if (ahead.isPastEnd) lines.push({ id: 'end', icon: 'warning', tone: 'bad', words: say('adv.threat.end') })
  const square = aim?.kind === 'square' ? aim.at : acting.at
  const { heldBy } = square === null ? { heldBy: [] } : dangersAt(t, square)
  if (aim?.kind === 'square' && heldBy.length > 0)
    lines.push({ id: 'held', icon: 'breakaway', tone: 'bad', words: say('adv.threat.held', { who: names(heldBy) }) })
  if (ahead.covers?.of === 'crew')
    lines.push({
      id: 'covers',
      icon: 'distracted',
      tone: 'mixed',
      words: say('adv.threat.covers', { whom: call(write, ahead.covers.of, ahead.covers.id) }),
    })
  return lines
}
