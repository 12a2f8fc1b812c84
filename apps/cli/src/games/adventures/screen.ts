import { describeJob, type State, writerFor } from '@keep-flying/adventures'
import { momentNow, tableFor } from '@keep-flying/adventures/ask'
import type { Option } from '@keep-flying/kernel'
import type { Block, Screen } from '../../terminal/game.ts'
import { aligned, wrap } from '../../terminal/layout.ts'
import { bold } from '../../terminal/style.ts'
import { crewLines, memberLines } from './crew.ts'
import { call, type Sight } from './facts.ts'
import { allGoons, goonsInSight } from './goons.ts'
import { drawAround, drawWhole } from './map.ts'
import { timelineOf } from './timeline.ts'

export function screenOf(view: State, viewer: number | null): Screen {
  const sight: Sight = { view, viewer, t: tableFor(view), say: writerFor(view) }
  return {
    heading: () => heading(sight),
    seatName: (seat) => call(sight, 'seat', seat),
    seat: (seat) => seatBlocks(sight, seat),
    around: () => aroundOf(sight),
    common: () => [...drawWhole(sight), ...timelineOf(sight), ...crewLines(sight), ...allGoons(sight)],
    standing: () => standing(sight),
    foretells: () => false,
    note: noteOf,
    cardIn,
    odds: () => [],
    looks: [
      { name: 'map', help: 'the whole map', show: () => drawWhole(sight) },
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
  const { view } = sight
  const own = view.crew.filter((who) => who.seat === seat)
  const money = [view.purse > 0 ? `$${view.purse} together` : '', view.intel > 0 ? `${view.intel} Intel` : '']
  const goal = `Goal: ${call(sight, 'step', view.progress.step)}.`
  const summary = [goal, ...money.filter((one) => one !== '')].join(' · ')
  return [
    wrap(summary, 2),
    own.length === 0 ? [bold('You play the Goons.')] : own.flatMap((who) => memberLines(sight, who)),
  ]
}

function aroundOf(sight: Sight): Block[] {
  if (sight.view.stage === 'market') return []
  return [drawAround(sight), timelineOf(sight), othersOf(sight), goonsInSight(sight)].filter(
    (block) => block.length > 0,
  )
}

/** The Crew of other seats. */
function othersOf(sight: Sight): Block {
  const others = sight.view.crew.filter(({ seat }) => seat !== sight.viewer)
  return others.length === 0 ? [] : [bold('Other Crew'), ...others.flatMap((who) => memberLines(sight, who))]
}

function noteOf({ price }: Option): string | null {
  return price === undefined ? null : `$${price}`
}

/** Equipment that is on offer or about to be lost says what it does. */
function cardIn({ at, role }: Option): string | null {
  return at && 'card' in at && role !== 'minor' ? at.card : null
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
      who.credits > 0 ? `$${who.credits}` : '',
    ]),
  )
}
