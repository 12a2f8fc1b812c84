import { useSay } from '../i18n/language.tsx'
import { Choice, Part } from './Choice.tsx'
import type { Planning } from './SetupPage.tsx'

/** How fast a table of the server is played. */
export function PaceChoice({ planning: { plan, change } }: { planning: Planning }) {
  const say = useSay()
  return (
    <Part title={say('setup.pace')}>
      <div className="setup-choices">
        {(['live', 'days'] as const).map((pace) => (
          <Choice
            key={pace}
            group="pace"
            chosen={plan.pace === pace}
            title={say(`setup.pace.${pace}`)}
            choose={() => change({ ...plan, pace, clock: null })}
          >
            {say(`setup.pace.${pace}.about`)}
          </Choice>
        ))}
      </div>
    </Part>
  )
}

/** Who may sit down at a table of the server. */
export function VisibilityChoice({ planning: { plan, change } }: { planning: Planning }) {
  const say = useSay()
  return (
    <Part title={say('setup.visibility')}>
      <div className="setup-choices">
        {(['link', 'public'] as const).map((visibility) => (
          <Choice
            key={visibility}
            group="visibility"
            chosen={plan.visibility === visibility}
            title={say(`setup.visibility.${visibility}`)}
            choose={() => change({ ...plan, visibility })}
          >
            {say(`setup.visibility.${visibility}.about`)}
          </Choice>
        ))}
      </div>
    </Part>
  )
}
