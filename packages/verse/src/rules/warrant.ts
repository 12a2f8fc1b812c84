import { because, type Rules } from '@keep-flying/kernel'
import type { Attempt, Captain, Table } from '../state.ts'
import { discardJob } from './decks.ts'
import { keepOnlyOwnCrew, type Team, wholeCrew } from './gear.ts'
import { killCrew } from './kill.ts'
import { favourOf, loseSolid } from './solid.ts'
import { cardName, jobCard, seatName, tell } from './table.ts'

/** Warrants. */

/** A Warrant: a token, and the end of all credit with those who suffer no warrants. False if it came to nothing. */
export function* issueWarrant(t: Table, c: Captain): Rules<boolean> {
  for (const on of t.moments) if (on.warrantDue && (yield* on.warrantDue(t, c))) return false
  c.warrants++
  tell(t, 'warrant', { who: seatName(c), total: c.warrants })
  for (const contact of t.box.contacts.keys()) if (favourOf(t, contact, 'no-warrants')) yield* loseSolid(t, c, contact)
  return true
}

/** A Warrant while working: the job is lost, the contact too, and some contacts take a life for it. */
export function* warrantOnJob(t: Table, team: Team, attempt: Attempt): Rules<void> {
  const { captain } = team
  const isIssued = yield* issueWarrant(t, captain)
  if (attempt.job === null || !isIssued) return
  const { contact } = jobCard(t, attempt.job)
  const lost = captain.jobs.find((job) => job.card === attempt.job)
  captain.jobs = captain.jobs.filter((job) => job !== lost)
  discardJob(t, attempt.job)
  tell(t, 'job-lost', { who: seatName(captain), card: cardName(attempt.job) })
  if (contact !== null) yield* loseSolid(t, captain, contact)
  keepOnlyOwnCrew(team)
  for (const on of t.moments) if (on.jobLost && lost) yield* on.jobLost(t, captain, lost)
  const revenge = contact === null ? undefined : favourOf(t, contact, 'warrant-kills')
  if (!revenge) return
  const atRisk = team.members.length > 0 ? team : wholeCrew(captain)
  yield* because({ card: attempt.job }, killCrew(t, atRisk, revenge.crew))
}
