import { chooseSome, type Rules, text } from '@keep-flying/kernel'
import type { Member, Table } from '../state.ts'
import { showAtWork, type Team } from './gear.ts'
import { showCrew } from './show.ts'
import { isLeader } from './table.ts'

/** Those at work part ways for a while: each team has its own crew, gear and points alone. */

/** Some of a team by themselves, with what they carry. */
export function partOf(team: Team, members: readonly Member[]): Team {
  const carried = team.carried.filter((item) => members.some((member) => member.card === item.by))
  return { ...team, members: [...members], carried }
}

/** Those who may go apart while the Leader stays with the others; without a Leader at work it is anybody. */
export function mayGoApart(t: Table, team: Team): readonly Member[] {
  return team.members.filter((member) => !isLeader(t, member))
}

/** The captain says who goes apart: somebody does, and somebody stays. */
export function* chooseApart(t: Table, team: Team): Rules<readonly Member[]> {
  const able = mayGoApart(t, team)
  const max = Math.min(able.length, team.members.length - 1)
  const asked = { seat: team.captain.seat, kind: 'split.apart', prompt: text('prompt.split-apart'), rule: 'WORK-05' }
  return yield* chooseSome({ ...asked, min: 1, max }, able, showCrew)
}

/** What happens to some happens to them alone, and then those who are left come together again. */
export function* apart<T>(team: Team, members: readonly Member[], ordeal: (part: Team) => Rules<T>): Rules<T> {
  const part = partOf(team, members)
  showAtWork(part)
  const end = yield* ordeal(part)
  rejoin(team, members, part)
  return end
}

function rejoin(team: Team, gone: readonly Member[], back: Team): void {
  const { crew, gear } = team.captain
  team.members = team.members.filter(
    (member) => crew.includes(member) && (!gone.includes(member) || back.members.includes(member)),
  )
  team.carried = team.carried.filter(
    (item) => gear.includes(item.gear) && team.members.some((member) => member.card === item.by),
  )
  showAtWork(team)
}
