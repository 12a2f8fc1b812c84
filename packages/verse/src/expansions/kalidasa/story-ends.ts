import { sum, text } from '@keep-flying/kernel'
import { hasProfession, isMoral, isWanted } from '../../rules/crew.ts'
import { type Deed, plainOption } from '../../rules/deed.ts'
import { holdSpaces, spacesUsed } from '../../rules/hold.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import type { Need } from '../../rules/needs.ts'
import { isSolid, solidContacts } from '../../rules/solid.ts'
import { closeTheBooks, endGame } from '../../rules/story.ts'
import { abilityOf, crewCard, gearCard, isLeader, seatName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { ContactId, GearCard, GoalCondition, Keyword, Profession } from '../../vocabulary/index.ts'
import { kalidasaOf } from './state.ts'

/** What the stories of this box do. */

/** "It's All in Who You Know": every job done brings the end nearer. */
export const whoYouKnowHooks: Hooks = {
  laidOut(state, box) {
    const end = box.stories.get(state.options.story)?.end
    if (end?.kind === 'jobs-run-out' && state.boxes.kalidasa)
      state.boxes.kalidasa.jobsLeft = end.jobsPerCaptain * state.captains.length
  },

  jobCompleted(t) {
    const kept = kalidasaOf(t)
    if (!kept.jobsLeft) return
    kept.jobsLeft--
    tell(t, 'tokens-left', { n: kept.jobsLeft })
  },

  /** The job that was the last has won its captain a friend by now. */
  settled(t) {
    if (kalidasaOf(t).jobsLeft !== 0) return
    tell(t, 'jobs-run-out', {})
    endGame(t, bestConnected(t))
  },
}

/** The most friends; among equals the dearest crew. */
function bestConnected(t: Table): number[] {
  const friends = (c: Captain) => solidContacts(t, c).length
  const crewCost = (c: Captain) =>
    sum(c.crew, (member) => {
      const card = crewCard(t, member.card)
      return card.kind === 'crew' ? card.cost : 0
    })
  const { captains } = t.state
  const most = Math.max(...captains.map(friends))
  const tied = captains.filter((captain) => friends(captain) === most)
  const dearest = Math.max(...tied.map(crewCost))
  return tied.filter((captain) => crewCost(captain) === dearest).map(({ seat }) => seat)
}

/** All money there is never changes: what the captains do not have, the bank has. */
export function inBank(t: Table): number {
  return (kalidasaOf(t).money ?? 0) - sum(t.state.captains, ({ credits }) => credits)
}

function fillBank(t: Table): void {
  const kept = kalidasaOf(t)
  const { end } = story(t)
  if (kept.money !== undefined || end.kind !== 'bank-empty') return
  kept.money = sum(t.state.captains, ({ credits }) => credits + end.bankPerCaptain)
}

function mayClaimHalf(t: Table, c: Captain): boolean {
  const { money } = kalidasaOf(t)
  return money !== undefined && 2 * c.credits > money
}

const toClaimHalf = plainOption('claim-half', { sign: 'credits' })

function claims(t: Table, c: Captain): Deed[] {
  if (!mayClaimHalf(t, c)) return []
  return [
    {
      option: toClaimHalf,
      carryOut() {
        tell(t, 'half-claimed', { who: seatName(c), credits: c.credits })
        endGame(t, [c.seat], 'half-claimed')
      },
    },
  ]
}

/** "The Well's Run Dry". */
export const wellsRunDryHooks: Hooks = {
  turnBegins: (t) => fillBank(t),

  /** What it cannot pay in full empties it. */
  bankPays(t, _c, due) {
    const kept = kalidasaOf(t)
    if (kept.money === undefined) return due
    const left = Math.max(0, inBank(t))
    if (due >= left) kept.bankBroken = true
    return Math.min(due, left)
  },

  settled(t) {
    if (!kalidasaOf(t).bankBroken) return
    tell(t, 'bank-empty', {})
    closeTheBooks(t)
  },

  turnChoices: claims,
}

function hasTemptress(t: Table, c: Captain, profession: Profession): boolean {
  return (
    hasProfession(t, c.crew, profession) ||
    c.crew.some((member) => abilityOf(crewCard(t, member.card), 'deceptive') !== undefined)
  )
}

function hasSaint(t: Table, c: Captain): boolean {
  return c.crew.some((member) => !isLeader(t, member) && isMoral(t, member) && !isWanted(t, member))
}

/** Gear that is used up for the keyword has it too. */
export function hasKeyword(gear: GearCard, keyword: Keyword): boolean {
  return gear.keywords.includes(keyword) || abilityOf(gear, 'discard-for-keyword')?.keyword === keyword
}

function ownsGear(t: Table, c: Captain, keyword: Keyword): boolean {
  return c.gear.some((card) => hasKeyword(gearCard(t, card), keyword))
}

function isHoldFull(t: Table, c: Captain): boolean {
  return spacesUsed(c.hold) >= holdSpaces(t, c)
}

function isSolidWithOneOf(t: Table, c: Captain, contacts: readonly ContactId[]): boolean {
  return contacts.some((contact) => t.box.contacts.has(contact) && isSolid(t, c, contact))
}

/** What "The Scavenger's 'Verse" asks to be shown. */
function thingNeeds(t: Table, c: Captain, when: GoalCondition): Need[] {
  const need = (what: string, met: boolean, words = {}): Need => ({
    ...{ is: 'counted', what: text(`condition.${what}`, words), need: 1, have: met ? 1 : 0, met },
  })
  const { ownsGear: keyword, temptress, solidWithOneOf } = when
  return [
    ...(keyword ? [need(`owns-gear.${keyword}`, ownsGear(t, c, keyword))] : []),
    ...(when.doneImmoralJob ? [need('done-immoral-job', kalidasaOf(t).dirty[c.seat] ?? false)] : []),
    ...(when.hasWarrant ? [need('has-warrant', c.warrants > 0)] : []),
    ...(temptress ? [need('temptress', hasTemptress(t, c, temptress))] : []),
    ...(when.hasSaint ? [need('has-saint', hasSaint(t, c))] : []),
    ...(when.hasDisgruntled
      ? [
          need(
            'has-disgruntled',
            c.crew.some((member) => member.disgruntled),
          ),
        ]
      : []),
    ...(solidWithOneOf ? [need('solid-with-one-of', isSolidWithOneOf(t, c, solidWithOneOf))] : []),
    ...(when.holdFull ? [need('hold-full', isHoldFull(t, c))] : []),
  ]
}

export const scavengersAnswers: Answers = { goalNeeds: thingNeeds }
