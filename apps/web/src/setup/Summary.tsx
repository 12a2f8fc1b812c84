import { changeSettings, useSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isOnline } from './plan.ts'
import type { Planning } from './SetupPage.tsx'

/** What the table is called, and whether new things are explained at it. */
export function Extras({ planning: { plan, box, change } }: { planning: Planning }) {
  const say = useSay()
  const { hints } = useSettings()
  return (
    <div className="setup-extras">
      <label className="setup-title">
        {say('setup.name')}
        <input
          type="text"
          maxLength={60}
          placeholder={box.stories.get(plan.story)?.name}
          value={plan.title}
          onChange={(event) => change({ ...plan, title: event.target.value })}
        />
      </label>
      <label className="setup-switch">
        <input type="checkbox" checked={hints} onChange={() => changeSettings({ hints: !hints })} />
        <span>
          <strong>{say('setup.hints')}</strong>
          <small>{say('setup.hints.about')}</small>
        </span>
      </label>
    </div>
  )
}

interface SummaryProps {
  readonly planning: Planning
  readonly flawed: boolean
  readonly busy: boolean
  readonly failed: string | null
}

/** What it comes to, and the button that opens it. */
export function Summary({ planning: { plan, box }, flawed, busy, failed }: SummaryProps) {
  const say = useSay()
  const story = box.stories.get(plan.story)
  const online = isOnline(plan)
  return (
    <div className="setup-summary">
      <p>
        <strong>{say('setup.summary', { n: plan.seats.length, hours: story?.hours.replace('-', '–') ?? '' })}</strong>
        <small>{say(online ? 'setup.summary.online' : 'setup.summary.here')}</small>
      </p>
      {failed && (
        <p className="setup-flaw" role="alert">
          <Icon name="warning" /> {failed}
        </p>
      )}
      <button type="submit" className="primary" disabled={busy || flawed}>
        <Icon name={online ? 'link' : 'burn'} /> {say(online ? 'setup.open' : 'setup.start')} <kbd>Enter</kbd>
      </button>
    </div>
  )
}
