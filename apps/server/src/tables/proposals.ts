import { isDeepStrictEqual } from 'node:util'
import type { Proposal, ProposalInfo, TableInfo } from '@keep-flying/protocol'
import { packageOf } from '../games/catalog.ts'
import { newId } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { GameRow, ProposalRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats } from '../storage/store.ts'
import { checkBegun, checkBot, checkNotOver, type Desk, overtaken, seated } from './desk.ts'
import { info, proposalInfo } from './info.ts'

/** Asks the people at the table to agree to something; whoever proposes agrees. */
export async function propose(desk: Desk, user: UserRow, table: string, proposal: Proposal): Promise<TableInfo> {
  const { found, seat } = await seatedInGame(desk, table, user)
  await checkProposal(desk, found, seat, proposal)
  const pending = await desk.store.proposals(table)
  if (pending.some((row) => isDeepStrictEqual(JSON.parse(row.proposal), proposal)))
    throw new Trouble('conflict', 'This is proposed already; agree to it or refuse it.', 'proposal')
  const row: ProposalRow = {
    id: newId(),
    game: table,
    by_seat: seat,
    proposal: JSON.stringify(proposal),
    agreed: JSON.stringify([seat]),
    at: desk.now(),
  }
  await desk.store.addProposal(row)
  return settle(desk, user, found, row)
}

/** Agrees to a proposal, or refuses it: one refusal ends it. */
export async function consent(
  desk: Desk,
  user: UserRow,
  table: string,
  id: string,
  agree: boolean,
): Promise<TableInfo> {
  const { found, seat } = await seatedInGame(desk, table, user)
  const asked = (await desk.store.proposals(table)).find((row) => row.id === id)
  if (!asked) throw gone()
  if (!proposalInfo(found, asked).asked.includes(seat))
    throw new Trouble('forbidden', 'This proposal is not for your seat to answer.')
  if (!agree) {
    if (!(await desk.store.removeProposal(id))) throw gone()
    await desk.running.changed(table)
    return info(desk, table, user)
  }
  const row = await desk.store.agree(id, seat)
  if (!row) throw gone()
  return settle(desk, user, found, row)
}

function gone(): Trouble {
  return new Trouble('not-found', 'There is no such proposal any more.', 'proposal')
}

async function seatedInGame(desk: Desk, table: string, user: UserRow) {
  const place = await seated(desk, table, user)
  checkBegun(place.found.game)
  checkNotOver(place.found.game)
  return place
}

/** Carries a proposal out once everybody asked has agreed. Of several nodes, the one that removes it does. */
async function settle(desk: Desk, user: UserRow, found: GameAndSeats, row: ProposalRow): Promise<TableInfo> {
  const { store, running } = desk
  const table = found.game.id
  const asked = proposalInfo(found, row)
  try {
    const agreed = asked.asked.every((seat) => asked.agreed.includes(seat))
    if (agreed && (await store.removeProposal(row.id))) await carryOut(desk, found, asked)
  } finally {
    await running.changed(table)
  }
  return info(desk, table, user)
}

async function carryOut(desk: Desk, found: GameAndSeats, { proposal, by }: ProposalInfo): Promise<void> {
  const { store, running, now } = desk
  const table = found.game.id
  const absent = await checkProposal(desk, found, by, proposal)
  switch (proposal.kind) {
    case 'abandon':
      if (!(await store.abandonGame(table, now()))) throw overtaken()
      return store.clearProposals(table)
    case 'replace':
      if (!(await store.setSeat(table, proposal.seat, { kind: 'bot', bot: proposal.bot }, absent))) throw overtaken()
      return store.clearProposals(table)
    case 'undo':
      return running.undoAgreed(table, by, proposal.to)
  }
}

/** Refuses what cannot be proposed, and what no longer makes sense when it would be carried out. */
async function checkProposal(desk: Desk, found: GameAndSeats, by: number, proposal: Proposal): Promise<string | null> {
  const pack = packageOf(desk.games, found.game.game)
  if (proposal.kind === 'undo' && !pack.game.cooperative)
    throw new Trouble('conflict', 'Only in a co-operative game can the table agree to take answers back.', 'kind')
  if (proposal.kind !== 'replace') return null
  checkBot(pack, proposal.bot, 'bot')
  return checkAbsent(desk, found, by, proposal.seat)
}

/** The person in a seat, who must be somebody else and have been away for long enough. */
async function checkAbsent(desk: Desk, { game, seats }: GameAndSeats, by: number, seat: number): Promise<string> {
  const row = seats.find((other) => other.seat === seat)
  if (!row?.user) throw new Trouble('invalid', `Nobody sits in seat ${seat} who could be replaced.`, 'seat')
  if (seat === by)
    throw new Trouble('invalid', 'This is your own seat, which you may give to a bot without asking.', 'seat')
  const person = await desk.store.user(row.user)
  const patience = absenceOf(desk, game)
  if (person && person.seen_at > desk.now() - patience * 60_000) {
    const message = `${person.name} was here in the last ${patience} minutes; only who is away longer can be replaced.`
    throw new Trouble('conflict', message, 'seat')
  }
  return row.user
}

function absenceOf({ config }: Desk, { pace }: GameRow): number {
  return pace === 'live' ? config.absentLive : config.absentDays
}
