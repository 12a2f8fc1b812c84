import { bestOf, ranked, sum } from '@keep-flying/kernel'
import { crewWorth, handiness } from '../../../bot/crew.ts'
import { jobFactors } from '../../../bot/job-factors.ts'
import { promiseOf } from '../../../bot/jobs.ts'
import { optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import { purse, trustWorth } from '../../../bot/story.ts'
import { gearCard, story } from '../../../rules/table.ts'
import type { Member } from '../../../state.ts'
import type { ContactId } from '../../../vocabulary/index.ts'
import { goesOn } from './smuggling.ts'

/** Answers to what this box alone asks. */

function membersIn(position: Position): Member[] {
  const ids = optionIds(position)
  return position.me.crew.filter((member) => ids.includes(member.card))
}

function worthOf({ t }: Position): (member: Member) => number {
  return (member) => crewWorth(t, member)
}

function contactsIn(position: Position): ContactId[] {
  const ids = optionIds(position)
  return [...position.t.box.contacts.keys()].filter((contact) => ids.includes(contact))
}

/** Two teams that are about as good as each other. */
function evenTeams(position: Position): string[] {
  const { t } = position
  const members = ranked(membersIn(position), (member) => handiness(t, member))
  const half = sum(members, (member) => handiness(t, member)) / 2
  const team: string[] = []
  let brought = 0
  for (const member of members) {
    const more = handiness(t, member)
    if (team.length > 0 && brought + more > half) continue
    team.push(member.card)
    brought += more
  }
  return team.length < members.length ? team : team.slice(0, -1)
}

/** So few stay at work that a die is likely to be higher: but somebody must. */
function sendBack(position: Position): string[] {
  const { t } = position
  return ranked(membersIn(position), (member) => handiness(t, member))
    .slice(1)
    .map(({ card }) => card)
}

function leastTrusted(position: Position): string | undefined {
  const { t, me } = position
  return bestOf(contactsIn(position), (contact) => -trustWorth(t, me, contact))
}

/** What the trust of the least of them is worth at most, for it to be given up. */
const trustToSpare = 600

function givesUp({ t, me }: Position): boolean {
  const held = [...t.box.contacts.keys()].filter((contact) => me.solid[contact] !== undefined)
  return held.some((contact) => trustWorth(t, me, contact) <= trustToSpare)
}

function leastCrew(position: Position): string | undefined {
  return bestOf(membersIn(position), (member) => -worthOf(position)(member))?.card
}

/** Handing somebody over pays where they are worth less than the fine. */
function handOver(position: Position): string[] {
  const fine = 1000
  const member = bestOf(membersIn(position), (one) => -worthOf(position)(one))
  return member && position.me.credits >= fine && crewWorth(position.t, member) < fine ? [member.card] : []
}

/** Guns at half price are taken while there are hands to carry them. */
function blackMarket(position: Position): string {
  const { t, me } = position
  if (me.gear.length >= me.crew.length) return 'enough'
  const wares = optionIds(position).filter((id) => id !== 'enough' && gearCard(t, id).cost / 2 <= purse(t, me) / 2)
  return bestOf(wares, (id) => gearCard(t, id).skills.fight ?? 0) ?? 'enough'
}

/** Warrants are struck off, unless the story pays for them. */
function strikeOff({ t, decision }: Position): number | undefined {
  if (decision.form !== 'amount') return undefined
  return story(t).illegalJobBonusPerWarrant ? 0 : decision.max
}

function dearestFirst(position: Position): string[] | undefined {
  const { decision } = position
  if (decision.form !== 'some') return undefined
  return ranked(membersIn(position), worthOf(position))
    .slice(0, decision.max)
    .map(({ card }) => card)
}

/** The contact who promises most to a captain as yet alone. */
function jobFrom(position: Position): string | undefined {
  const { t, me } = position
  const { sheet } = jobFactors(t, me)
  const held = (contact: ContactId) => me.hand.cards.filter((card) => t.box.jobs.get(card)?.contact === contact).length
  return bestOf(contactsIn(position), (contact) => {
    const { gain, turns } = promiseOf(t, sheet, contact)
    return gain / Math.max(1, turns) - 100 * held(contact)
  })
}

export const policies: Policies = {
  'split.team': evenTeams,
  'crew.send-back': sendBack,
  'crew.strongest': leastCrew,
  'crew.taken': leastCrew,
  'solid.give-up': givesUp,
  'solid.lose': leastTrusted,
  'discards.buy': blackMarket,
  'record.file': ({ t }) => (story(t).illegalJobBonusPerWarrant ? 'wanted' : 'warrants'),
  'record.wanted': dearestFirst,
  'record.warrants': strikeOff,
  'fine.hand-over': handOver,
  'set-up.job-from': jobFrom,
  'smuggling.go-on': goesOn,
}
