import { cardText, expansions } from '@keep-flying/verse'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { Choice, Part } from '../../../setup/Choice.tsx'
import { withBox } from '../../../setup/plan.ts'
import type { Planning } from '../../../setup/SetupPage.tsx'

export function GameChoice() {
  const say = useSay()
  return (
    <Part title={say('setup.game')}>
      <div className="setup-choices">
        <Choice group="game" chosen title="Firefly: The Game" choose={() => undefined}>
          {say('setup.game.verse')}
        </Choice>
      </div>
    </Part>
  )
}

export function Boxes({ planning: { plan, change } }: { planning: Planning }) {
  const say = useSay()
  return (
    <Part title={say('setup.boxes')}>
      {expansions.map(({ id }) => (
        <label key={id} className="setup-switch">
          <input
            type="checkbox"
            checked={plan.expansions.includes(id)}
            onChange={(event) => change(withBox(plan, id, event.target.checked))}
          />
          <span>
            <strong>{say(`setup.box.${id}`)}</strong>
            <small>{say(`setup.box.${id}.about`)}</small>
          </span>
        </label>
      ))}
    </Part>
  )
}

export function SetUpCards({ planning: { plan, box, change } }: { planning: Planning }) {
  const say = useSay()
  const { game } = useLanguage()
  return (
    <Part title={say('setup.card')}>
      <div className="setup-choices setup-choices-long">
        {[...box.setUps.values()].map(({ id, name }) => (
          <Choice
            key={id}
            group="set-up"
            chosen={plan.setUp === id}
            title={name}
            choose={() => change({ ...plan, setUp: id })}
          >
            {id === 'standard' ? say('setup.card.standard') : cardText(id, box, game).join(' ')}
          </Choice>
        ))}
      </div>
    </Part>
  )
}

/** Who deals the first jobs; a story or a set-up card may have its own say. */
export function FirstJobs({ planning: { plan, box, change } }: { planning: Planning }) {
  const say = useSay()
  const fixed = box.stories.get(plan.story)?.startingJobs
    ? 'story'
    : box.setUps.get(plan.setUp)?.startingJobs
      ? 'card'
      : null
  return (
    <Part title={say('setup.jobs')}>
      <div className="setup-choices">
        {(['standard', 'first-game'] as const).map((jobs) => (
          <Choice
            key={jobs}
            group="jobs"
            chosen={plan.startingJobs === jobs}
            title={say(`setup.jobs.${jobs}`)}
            disabled={fixed !== null}
            choose={() => change({ ...plan, startingJobs: jobs })}
          >
            {say(`setup.jobs.${jobs}.about`)}
          </Choice>
        ))}
      </div>
      {fixed && <p className="setup-why">{say(`setup.jobs.by-${fixed}`)}</p>}
    </Part>
  )
}

export function Pace({ planning: { plan, change } }: { planning: Planning }) {
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
            choose={() => change({ ...plan, pace })}
          >
            {say(`setup.pace.${pace}.about`)}
          </Choice>
        ))}
      </div>
    </Part>
  )
}

export function Visibility({ planning: { plan, change } }: { planning: Planning }) {
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
