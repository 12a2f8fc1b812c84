import { type Box, boxWith } from '@keep-flying/verse'
import { type ReactNode, useState } from 'react'
import type { PageProps } from '../app/App.tsx'
import { goTo, linkTo } from '../app/router.ts'
import { changeSettings, currentSettings } from '../app/settings.ts'
import { Boxes, FirstJobs, GameChoice, Pace, SetUpCards, Visibility } from '../games/verse/setup/Choices.tsx'
import { GoalChart } from '../games/verse/setup/GoalChart.tsx'
import { Stories } from '../games/verse/setup/Stories.tsx'
import { useTables } from '../home/tables.ts'
import { useSay } from '../i18n/language.tsx'
import { server } from '../online/http.ts'
import { createGame } from '../session/storage.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Flaw, firstPlan, flawsOf, isOnline, localGame, onlineTable, type Plan } from './plan.ts'
import { Seats, usualName } from './Seats.tsx'
import { Extras, Summary } from './Summary.tsx'
import './setup.css'

/** What every part of the page works from. */
export interface Planning {
  readonly plan: Plan
  readonly box: Box
  change(plan: Plan): void
}

/** Plans a game: everything that can be chosen before it begins, each thing explained where it stands. */
export default function SetupPage({ query }: PageProps) {
  const say = useSay()
  const [plan, change] = useState(() => firstPlan(query))
  const box = boxWith(plan.expansions)
  const flaws = flawsOf(plan)
  const opening = useOpening(plan, box)
  const serverThere = useTables('open').state === 'there'
  const story = box.stories.get(plan.story)
  const planning = { plan, box, change }
  return (
    <div className="setup">
      <header className="setup-top canvas">
        <a className="brand fell" {...linkTo('/')}>
          <Icon name="firefly" /> Keep Flying
        </a>
        <div>
          <h1>{say('setup.title')}</h1>
          <p>{say('setup.title.about')}</p>
        </div>
      </header>
      <main>
        <form
          className="setup-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (flaws.length === 0) opening.open()
          }}
        >
          <div className="setup-column canvas">
            <GameChoice />
            <Boxes planning={planning} />
            <FlawOf flaws={flaws} field="expansions" />
            <SetUpCards planning={planning} />
            <FlawOf flaws={flaws} field="setUp" />
            <FirstJobs planning={planning} />
            <FlawOf flaws={flaws} field="startingJobs" />
            {story && <GoalChart box={box} story={story} />}
          </div>
          <div className="setup-column canvas">
            <Stories planning={planning}>
              <FlawOf flaws={flaws} field="story" />
            </Stories>
          </div>
          <div className="setup-column canvas">
            <Seats planning={planning} serverThere={serverThere} />
            <FlawOf flaws={flaws} field="seats" />
            <FlawOf flaws={flaws} field="players" />
            {isOnline(plan) && (
              <>
                <Pace planning={planning} />
                <Visibility planning={planning} />
              </>
            )}
            <Extras planning={planning} />
            <Summary planning={planning} flawed={flaws.length > 0} busy={opening.busy} failed={opening.failed} />
          </div>
        </form>
      </main>
    </div>
  )
}

function FlawOf({ flaws, field }: { flaws: readonly Flaw[]; field: string }): ReactNode {
  const say = useSay()
  return flaws
    .filter((flaw) => flaw.field === field)
    .map((flaw) => (
      <p key={flaw.key ?? flaw.message} className="setup-flaw" role="alert">
        <Icon name="warning" /> {flaw.key === null ? flaw.message : say(flaw.key)}
      </p>
    ))
}

interface Opening {
  readonly busy: boolean
  /** Why the table did not open. */
  readonly failed: string | null
  open(): void
}

/** Opens what was planned: here, or on the server where somebody sits elsewhere. */
function useOpening(plan: Plan, box: Box): Opening {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const story = box.stories.get(plan.story)?.name ?? plan.story

  const openHere = async () => {
    const people = plan.seats.filter(({ kind }) => kind === 'person').length
    const called = {
      title: story,
      person: (n: number) => usualName(n, people, say),
      bot: (n: number) => say('setup.seats.bot', { n }),
    }
    goTo(`/play/${await createGame(localGame(plan, called))}`)
  }
  const openOnline = async () => {
    const result = await server.create(onlineTable(plan, story, currentSettings().botDelay))
    if (result.ok) goTo(`/table/${result.value.table.id}`)
    else setFailed(result.problem.code === 'unavailable' ? say('setup.failed.server') : result.problem.message)
  }
  const open = async () => {
    setBusy(true)
    setFailed(null)
    const name = plan.seats[0]?.name.trim()
    if (name) changeSettings({ name })
    try {
      await (isOnline(plan) ? openOnline() : openHere())
    } catch {
      setFailed(say('setup.failed.storage'))
    }
    setBusy(false)
  }
  return { busy, failed, open: () => void open() }
}
