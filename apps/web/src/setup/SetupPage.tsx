import type { OptionField } from '@keep-flying/kernel'
import { useState } from 'react'
import type { PageProps } from '../app/App.tsx'
import { goTo, linkTo } from '../app/router.ts'
import { changeSettings, currentSettings } from '../app/settings.ts'
import { type DescribedGame, useDescribedGame } from '../game/described.ts'
import { firstGame } from '../games/registry.ts'
import { useTables } from '../home/tables.ts'
import { useSay } from '../i18n/language.tsx'
import { server } from '../online/http.ts'
import { createGame } from '../session/storage.ts'
import { Icon } from '../ui/Icon.tsx'
import { useMedia } from '../ui/media.ts'
import { PaceChoice, VisibilityChoice } from './Arrangements.tsx'
import { Campaigns } from './Campaigns.tsx'
import { ClockChoice } from './ClockChoice.tsx'
import { Fields } from './Fields.tsx'
import { GameChoice } from './GameChoice.tsx'
import { type Flaw, firstPlan, flawsOf, isOnline, localGame, onlineTable, type Plan } from './plan.ts'
import { Seats, usualName } from './Seats.tsx'
import { Extras, Summary } from './Summary.tsx'
import './setup.css'

/** What every part of the page works from. */
export interface Planning {
  readonly game: DescribedGame
  readonly plan: Plan
  readonly flaws: readonly Flaw[]
  change(plan: Plan): void
}

/** Plans a game: everything that can be chosen before it begins, each thing explained where it stands. */
export default function SetupPage({ query }: PageProps) {
  const say = useSay()
  const game = useDescribedGame(query.get('game') ?? firstGame)
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
        <SetupForm key={game.id} game={game} query={query} />
      </main>
    </div>
  )
}

function SetupForm({ game, query }: { game: DescribedGame; query: URLSearchParams }) {
  const [plan, change] = useState(() => firstPlan(game, query))
  const flaws = flawsOf(plan, game.options)
  const planning = { game, plan, flaws, change }
  const opening = useOpening(planning)
  const serverThere = useTables('open').state === 'there'
  const isNarrow = useMedia('(max-width: 799px)')
  const campaigns = game.setup.stands && <Campaigns game={game} />
  const say = useSay()
  const { main, difficulty = [], Aside } = game.setup
  const fields = Object.entries(game.options).filter(([, field]) => !isSeats(field))
  const isMain = ([id]: readonly [string, OptionField]) => main === undefined || main.includes(id)
  const isDifficulty = ([id]: readonly [string, OptionField]) => difficulty.includes(id)
  return (
    <form
      className="setup-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (flaws.length === 0) opening.open()
      }}
    >
      <div className="setup-column canvas">
        <GameChoice game={game} />
        {isNarrow && campaigns}
        <Fields planning={planning} fields={fields.filter((one) => !isMain(one) && !isDifficulty(one))} />
        {difficulty.length > 0 && (
          <details className="setup-difficulty">
            <summary className="fell">{say('setup.difficulty')}</summary>
            <Fields planning={planning} fields={fields.filter(isDifficulty)} />
          </details>
        )}
        {Aside && <Aside options={plan.options} />}
      </div>
      <div className="setup-column canvas">
        <div className="setup-main">
          <Fields planning={planning} fields={fields.filter(isMain)} />
        </div>
      </div>
      <div className="setup-column canvas">
        <Seats planning={planning} serverThere={serverThere} />
        {isOnline(plan) && (
          <>
            <PaceChoice planning={planning} />
            <ClockChoice key={plan.pace} planning={planning} />
            <VisibilityChoice planning={planning} />
          </>
        )}
        <Extras planning={planning} />
        {!isNarrow && campaigns}
        <Summary planning={planning} busy={opening.busy} failed={opening.failed} />
      </div>
    </form>
  )
}

function isSeats(field: OptionField): boolean {
  return field.kind === 'count' && field.seats === true
}

interface Opening {
  readonly busy: boolean
  /** Why the table did not open. */
  readonly failed: string | null
  open(): void
}

/** Opens what was planned: here, or on the server where somebody sits elsewhere. */
function useOpening({ game, plan }: Planning): Opening {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const openHere = async () => {
    const people = plan.seats.filter(({ kind }) => kind === 'person').length
    const called = (n: number) => usualName(n, people, say)
    goTo(`/play/${await createGame(localGame(plan, game, called))}`)
  }
  const openOnline = async () => {
    const result = await server.create(onlineTable(plan, game, currentSettings().botDelay))
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
