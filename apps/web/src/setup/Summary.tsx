import { changeSettings, useSettings } from '../app/settings.ts'
import { seatsField } from '../game/options.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Switch } from './Choice.tsx'
import { measuredAt, sayMeasured } from './measured.ts'
import { isOnline, spectatorsMayWrite } from './plan.ts'
import type { Planning } from './SetupPage.tsx'

/** What the table is called, whether new things are explained at it, and what others may do there. */
export function Extras({ planning: { game, plan, change } }: { planning: Planning }) {
  const say = useSay()
  const { hints } = useSettings()
  return (
    <div className="setup-extras">
      <label className="setup-field">
        {say('setup.name')}
        <input
          type="text"
          maxLength={60}
          placeholder={game.setup.titleOf(plan.options)}
          value={plan.title}
          onChange={(event) => change({ ...plan, title: event.target.value })}
        />
      </label>
      <Switch
        on={hints}
        title={say('setup.hints')}
        about={say('setup.hints.about')}
        flip={(on) => changeSettings({ hints: on })}
      />
      {isOnline(plan) && (
        <>
          <Switch
            on={plan.advice}
            title={say('setup.advice')}
            about={say('setup.advice.about')}
            flip={(on) => change({ ...plan, advice: on })}
          />
          <Switch
            on={spectatorsMayWrite(plan)}
            title={say('order.spectators')}
            about={say('order.spectators.about')}
            flip={(on) => change({ ...plan, spectatorChat: on })}
          />
        </>
      )}
    </div>
  )
}

/** How often so many win. */
function TeamsOfThisSize({ game: { measured, options }, n }: { game: Planning['game']; n: number }) {
  const say = useSay()
  const row = measured && measuredAt(measured, seatsField(options)[0], n)
  return measured && row ? <small>{sayMeasured(measured, row, say)}</small> : null
}

interface SummaryProps {
  readonly planning: Planning
  readonly busy: boolean
  readonly failed: string | null
}

/** What it comes to, and the button that opens it. */
export function Summary({ planning: { game, plan, flaws }, busy, failed }: SummaryProps) {
  const say = useSay()
  const n = plan.seats.length
  const online = isOnline(plan)
  return (
    <div className="setup-summary">
      <p>
        <strong>{game.setup.summary?.(plan.options, n, say) ?? say('setup.summary', { n })}</strong>
        <TeamsOfThisSize game={game} n={n} />
        <small>{say(online ? 'setup.summary.online' : 'setup.summary.here')}</small>
      </p>
      {failed && (
        <p className="setup-flaw" role="alert">
          <Icon name="warning" /> {failed}
        </p>
      )}
      <button type="submit" className="primary" disabled={busy || flaws.length > 0}>
        <Icon name={online ? 'link' : 'burn'} /> {say(online ? 'setup.open' : 'setup.start')} <kbd>Enter</kbd>
      </button>
    </div>
  )
}
