import { isDeepStrictEqual } from 'node:util'
import type { Proposal, ProposalInfo, TableInfo } from '@keep-flying/protocol'
import { packageOf } from '../games/catalog.ts'
import { newId } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { GameRow, ProposalRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats } from '../storage/store.ts'
import { checkBegun, checkBot, checkNotOver, overtaken, seated } from './checks.ts'
import { passOnHost } from './departure.ts'
import { info, proposalInfo } from './info.ts'

/** Asks the people at the table to agree to something; whoever proposes it agrees. */
export async function propose(
  services: TableServices,
  user: UserRow,
  table: string,
  proposal: Proposal,
): Promise<TableInfo> {
  const { found, seat } = await seatedInGame(services, table, user)
  await checkProposal(services, found, seat, proposal)
  const pending = await services.store.proposals(table)
  if (pending.some((row) => isDeepStrictEqual(JSON.parse(row.proposal), proposal)))
    throw new Trouble('conflict', 'This is already proposed; agree to it or refuse it.', 'proposal')
  const row: ProposalRow = {
    id: newId(),
    game: table,
    by_seat: seat,
    proposal: JSON.stringify(proposal),
    agreed: JSON.stringify([seat]),
    at: services.now(),
  }
  await services.store.addProposal(row)
  return settle(services, user, found, row)
}

/** Agrees to a proposal, or refuses it: one refusal ends it. */
export async function consent(
  services: TableServices,
  user: UserRow,
  table: string,
  id: string,
  agree: boolean,
): Promise<TableInfo> {
  const { found, seat } = await seatedInGame(services, table, user)
  const asked = (await services.store.proposals(table)).find((row) => row.id === id)
  if (!asked) throw gone()
  if (!proposalInfo(found, asked).asked.includes(seat))
    throw new Trouble('forbidden', 'Your seat is not asked about this proposal.')
  if (!agree) {
    if (!(await services.store.removeProposal(id))) throw gone()
    await services.running.changed(table)
    return info(services, table, user)
  }
  const row = await services.store.agree(id, seat)
  if (!row) throw gone()
  return settle(services, user, found, row)
}

function gone(): Trouble {
  return new Trouble('not-found', 'This proposal no longer exists.', 'proposal')
}

async function seatedInGame(services: TableServices, table: string, user: UserRow) {
  const place = await seated(services, table, user)
  checkBegun(place.found.game)
  checkNotOver(place.found.game)
  return place
}

/** Carries a proposal out once everybody asked has agreed. Only the node that removes it does so. */
async function settle(
  services: TableServices,
  user: UserRow,
  found: GameAndSeats,
  row: ProposalRow,
): Promise<TableInfo> {
  const { store, running } = services
  const table = found.game.id
  const asked = proposalInfo(found, row)
  try {
    const agreed = asked.asked.every((seat) => asked.agreed.includes(seat))
    if (agreed && (await store.removeProposal(row.id))) await carryOut(services, found, asked)
  } finally {
    await running.changed(table)
  }
  return info(services, table, user)
}

async function carryOut(services: TableServices, found: GameAndSeats, { proposal, by }: ProposalInfo): Promise<void> {
  const { store, running, now } = services
  const table = found.game.id
  const absent = await checkProposal(services, found, by, proposal)
  switch (proposal.kind) {
    case 'abandon':
      if (!(await store.abandonGame(table, now()))) throw overtaken()
      return store.clearProposals(table)
    case 'replace':
      if (!(await store.setSeat(table, proposal.seat, { kind: 'bot', bot: proposal.bot }, absent))) throw overtaken()
      await passOnHost(store, table)
      return store.clearProposals(table)
    case 'undo':
      return running.undoAgreed(table, by, proposal.to)
  }
}

/** Refuses what cannot be proposed, and what no longer makes sense when it is to be carried out. */
async function checkProposal(
  services: TableServices,
  found: GameAndSeats,
  by: number,
  proposal: Proposal,
): Promise<string | null> {
  const pack = packageOf(services.games, found.game.game)
  if (proposal.kind === 'undo' && !pack.game.cooperative)
    throw new Trouble('conflict', 'Only in a co-operative game can the table agree to take answers back.', 'kind')
  if (proposal.kind !== 'replace') return null
  checkBot(pack, proposal.bot, 'bot')
  return checkAbsent(services, found, by, proposal.seat)
}

/** The person in a seat, who must be somebody else and have been away for long enough. */
async function checkAbsent(
  services: TableServices,
  { game, seats }: GameAndSeats,
  by: number,
  seat: number,
): Promise<string> {
  const row = seats.find((other) => other.seat === seat)
  if (!row?.user) throw new Trouble('invalid', `There is nobody in seat ${seat} to replace.`, 'seat')
  if (seat === by)
    throw new Trouble('invalid', 'This is your own seat; you may give it to a bot without asking.', 'seat')
  const person = await services.store.user(row.user)
  const patience = absenceOf(services, game)
  if (person && person.seen_at > services.now() - patience * 60_000) {
    const message = `${person.name} was here in the last ${patience} minutes; only somebody who has been away longer can be replaced.`
    throw new Trouble('conflict', message, 'seat')
  }
  return row.user
}

function absenceOf({ config }: TableServices, { pace }: GameRow): number {
  return pace === 'live' ? config.absentLive : config.absentDays
}
