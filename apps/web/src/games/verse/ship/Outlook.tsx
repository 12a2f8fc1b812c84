import { type Captain, cardText } from '@keep-flying/verse'
import { cardsInForce, countersOn, goalNeeds, goalsToReach, type Need, nextGoal } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { NeedSign } from './NeedSign.tsx'
import { sourcesOf } from './sources.ts'
import { type Threat, threatsTo } from './threats.ts'
import './outlook.css'

/** The next goal of the story with what is met and missing for it, and how near the law and the Reavers are. */
export function Outlook() {
  const { t, me, moment } = useTable()
  const captain = me ?? moment.view.captains[moment.view.active]
  if (!captain) return null
  return (
    <>
      <NextGoal captain={captain} />
      <Counters />
      <CardsInForce />
      {captain.sector !== '' && !moment.over && (
        <ul className="outlook-threats">
          {threatsTo(t, captain).map((threat) => (
            <li key={threat.is}>
              <ThreatSign threat={threat} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The cards whose word binds everybody, always in sight. */
function CardsInForce() {
  const say = useSay()
  const { game } = useLanguage()
  const { t, box, write } = useTable()
  const { openCard } = useLooking()
  return cardsInForce(t).map(({ card, bars }) => (
    <button
      key={card}
      type="button"
      className="outlook-in-force"
      title={say('ship.outlook.in-force')}
      onClick={() => openCard(card)}
    >
      <Icon name="warrant" /> <strong>{call(write, 'card', card)}</strong>{' '}
      <span className="outlook-says">{bars ? write(bars) : cardText(card, box, game).at(-1)}</span>
    </button>
  ))
}

function NextGoal({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t, box, moment } = useTable()
  const { openCard } = useLooking()
  const { story: id } = moment.view.options
  const story = box.stories.get(id)
  if (!story) return null
  const goal = nextGoal(t, captain)
  const goals = goalsToReach(story)
  const place =
    goals === 0
      ? say('ship.outlook.story')
      : say('ship.outlook.goal', { n: Math.min(captain.goals + 1, goals), of: goals })
  return (
    <>
      <button type="button" className="outlook-goal" data-guide="goal-line" onClick={() => openCard(id)}>
        <Icon name="goal" /> <span className="outlook-which">{place}</span> <strong>{goal?.name ?? story.name}</strong>
      </button>
      {goal && captain.sector !== '' && <GoalNeeds captain={captain} needs={goalNeeds(t, captain, goal)} />}
    </>
  )
}

function GoalNeeds({ captain, needs }: { captain: Captain; needs: readonly Need[] }) {
  const listed = needs.map((need, n) => ({ need, key: `${need.is} ${n}` }))
  return (
    <ul className="needs outlook-needs">
      {listed.map(({ need, key }) => (
        <li key={key}>
          <GoalNeed captain={captain} need={need} />
        </li>
      ))}
    </ul>
  )
}

/** Time that runs out, points, bills: whatever the story counts. */
export function Counters() {
  const { t, write } = useTable()
  const counted = countersOn(t).map(({ is, text }) => ({ is, words: write(text) }))
  if (counted.length === 0) return null
  return (
    <ul className="outlook-counters">
      {counted.map(({ is, words }) => (
        <li key={words}>
          <Icon name={is === 'timer' ? 'clock' : is === 'bill' ? 'credits' : 'goal'} /> {words}
        </li>
      ))}
    </ul>
  )
}

/** What is missing shows, when pressed, the nearest place it can be had at. */
function GoalNeed({ captain, need }: { captain: Captain; need: Need }) {
  const say = useSay()
  const { t } = useTable()
  const show = useShowing()
  const nearest = need.met ? undefined : sourcesOf(t, captain.sector, need)[0]
  if (!nearest) return <NeedSign need={need} />
  return (
    <button type="button" title={say('ship.need.where')} onClick={() => show(nearest.sector)}>
      <NeedSign need={need} />
    </button>
  )
}

function ThreatSign({ threat: { is, sector, away, isNear } }: { threat: Threat }) {
  const say = useSay()
  const show = useShowing()
  return (
    <button
      type="button"
      className="outlook-threat"
      data-near={isNear || undefined}
      title={say(`ship.outlook.${is}.means`)}
      onClick={() => show(sector)}
    >
      <Icon name={is} /> <span className="outlook-who">{say(`ship.outlook.${is}`)}</span>{' '}
      <b className="outlook-away">{say('ship.away', { n: away })}</b>
    </button>
  )
}

/** Shows a sector on the chart. */
function useShowing(): (sector: string) => void {
  const { pointAt, openTab } = useLooking()
  return (sector) => {
    openTab('board')
    pointAt(sector)
  }
}
