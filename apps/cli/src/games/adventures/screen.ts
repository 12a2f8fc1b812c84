import { describeDeed, describeJob, type State, voiceOf, writerFor } from '@keep-flying/adventures'
import { bossSeat, deedsOnCard, deedsOnGear, momentNow, tableFor } from '@keep-flying/adventures/ask'
import { type Option, text } from '@keep-flying/kernel'
import type { Block, Screen } from '../../terminal/game.ts'
import { aligned, wrap } from '../../terminal/layout.ts'
import { bold } from '../../terminal/style.ts'
import { crewLines, memberLines } from './crew.ts'
import { activeCrew, call, money, type Sight } from './facts.ts'
import { allGoons, goonsInSight } from './goons.ts'
import { drawAround, drawWhole, signsExplained } from './map.ts'
import { chanceWith, oddsOf } from './odds.ts'
import { timelineOf, turnEndOf } from './timeline.ts'

export function screenOf(view: State, viewer: number | null): Screen {
  const sight: Sight = { view, viewer, t: tableFor(view), say: writerFor(view) }
  return {
    heading: () => heading(sight),
    seatName: (seat) => call(sight, 'seat', seat),
    seat: (seat) => seatBlocks(sight, seat),
    around: (options) => aroundOf(sight, options),
    common: () => [...goalOf(sight), ...drawWhole(sight), ...timelineOf(sight), ...allGoons(sight)],
    standing: () => standing(sight),
    foretells: () => false,
    note: (option) => chanceWith(sight, option),
    cardIn: (option) => cardIn(sight, option),
    explain: (option) => deedWords(sight, option),
    odds: (decision) => oddsOf(sight, decision),
    looks: [
      { name: 'map', help: 'the whole map, and what its signs mean', show: () => drawWhole(sight) },
      { name: 'crew', help: 'all Crew and what they carry', show: () => crewLines(sight) },
      { name: 'goons', help: 'all Goons, the nearest first', show: () => allGoons(sight) },
      { name: 'job', help: 'what the Job says', show: () => jobSheet(sight) },
    ],
  }
}

function heading(sight: Sight): string {
  const { view } = sight
  const name = call(sight, 'job', view.job)
  if (view.stage === 'market') return `${name} · buying Equipment`
  if (view.stage === 'deployment') return `${name} · deployment`
  const turn = view.turn
  const whose = turn === null ? '' : ` · turn of ${turn.of === 'patrol' ? 'the patrol' : call(sight, turn.of, turn.id)}`
  return `${name} · Moment ${momentNow(view.timeline)}${whose}`
}

function seatBlocks(sight: Sight, seat: number): Block[] {
  const { view, viewer } = sight
  const name = `${seat + 1}. ${call(sight, 'seat', seat)}${seat === viewer ? ' (you)' : ''}`
  const own = view.crew.filter((who) => who.seat === seat)
  return [
    view.options.players === 1 ? [] : [bold(name)],
    own.length === 0 ? [`  ${withoutCrew(view, seat)}`] : own.flatMap((who) => memberLines(sight, who)),
  ]
}

/** With too many Downed in a Storyline, somebody may have nobody to play. */
function withoutCrew({ options }: State, seat: number): string {
  return seat === bossSeat(options) ? 'plays the Goons' : 'has nobody to play in this Job'
}

function goalOf(sight: Sight): Block {
  const { view } = sight
  const known = [
    `${bold('Goal:')} ${call(sight, 'step', view.progress.step)}`,
    ...(view.purse > 0 ? [`${money(view.purse)} together`] : []),
    ...(view.intel > 0 ? [`${view.intel} Intel`] : []),
  ]
  return wrap(known.join(' · '), 2)
}

function aroundOf(sight: Sight, options: readonly Option[]): Block[] {
  const { stage } = sight.view
  const blocks =
    stage === 'market'
      ? [goalOf(sight), briefing(sight)]
      : [
          goalOf(sight),
          drawAround(sight, options),
          ...(stage === 'deployment' ? [signsExplained(sight)] : []),
          timelineOf(sight),
          turnEndOf(sight),
          othersOf(sight),
          isBoss(sight) ? allGoons(sight) : goonsInSight(sight),
        ]
  return blocks.filter((block) => block.length > 0)
}

function briefing({ view, say }: Sight): Block {
  return wrap(`  ${say(text(`briefing.${view.job}`))} ("job" tells all, "map" shows where.)`, 2)
}

const isBoss = ({ view, viewer }: Sight) => viewer !== null && viewer === bossSeat(view.options)

/** The Crew of other seats. */
function othersOf(sight: Sight): Block {
  const others = sight.view.crew.filter(({ seat }) => seat !== sight.viewer)
  return others.length === 0 ? [] : [bold('Other Crew'), ...others.flatMap((who) => memberLines(sight, who))]
}

/** Equipment that is on offer says what it does. */
function cardIn({ view }: Sight, { at, role }: Option): string | null {
  return view.stage === 'market' && at && 'card' in at && role !== 'minor' ? at.card : null
}

/** What an option would do that is called like a text of a card or of the Job. */
function deedWords(sight: Sight, { about, id }: Option): string | null {
  const { t, say } = sight
  const who = activeCrew(sight)
  if (!who || !about) return null
  const deeds = [...deedsOnCard(t, who, who.stance), ...deedsOnGear(t, who)]
  const action =
    about.name === 'job-action'
      ? t.job.actions.find((one) => one.id === about.id)
      : deeds.find(({ option }) => option === id)?.action
  if (!action) return null
  const turns = action.heroic && who.stance === 'casual' ? 'Turns Heroic. ' : ''
  return `${turns}${say(describeDeed(action, voiceOf(t.job)))}`
}

function jobSheet(sight: Sight): Block {
  return [
    bold(call(sight, 'job', sight.view.job)),
    ...describeJob(sight.t.job).flatMap((line) =>
      line.part === 'title' ? [bold(sight.say(line))] : wrap(`  ${sight.say(line)}`, 4),
    ),
  ]
}

function standing(sight: Sight): Block {
  return aligned(
    sight.view.crew.map((who) => [
      '  ',
      call(sight, 'crew', who.id),
      who.downed ? 'Downed' : 'on their feet',
      who.credits > 0 ? money(who.credits) : '',
    ]),
  )
}
