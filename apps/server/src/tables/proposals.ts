import { isDeepStrictEqual } from 'node:util'
import { limits, type Proposal, type TableInfo } from '@keep-flying/protocol'
import { clockOf, fullTime } from '../clocks/rules.ts'
import { packageOf } from '../games/catalog.ts'
import { newId } from '../ids.ts'
import { Trouble } from '../problems.ts'
import { agreedUndoBytes } from '../quotas/quotas.ts'
import type { TableServices } from '../services.ts'
import type { ProposalRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats } from '../storage/store.ts'
import { checkBegun, checkBot, checkNotOver, overtaken, peopleAt, seated } from './checks.ts'
import { passOnHost } from './departure.ts'
import type { Payer } from './import-quota.ts'
import { info, proposalInfo } from './info.ts'
import { checkReplaceable } from './replacing.ts'

/** Asks the people at the table to agree to something; whoever proposes it agrees, and is charged for what it stores. */
export async function propose(
  services: TableServices,
  user: UserRow,
  payer: Payer,
  table: string,
  proposal: Proposal,
): Promise<TableInfo> {
  const { found, seat } = await seatedInGame(services, table, user)
  if (!peopleAt(found).includes(seat)) throw new Trouble('conflict', 'A bot plays for you; take your seat back first.')
  if (proposal.kind === 'replace' && proposal.seat === seat)
    throw new Trouble('invalid', 'This is your own seat; you may give it to a bot without asking.', 'seat')
  await checkProposal(services, found, proposal)
  const pending = await services.store.proposals(table)
  if (pending.some((row) => isDeepStrictEqual(JSON.parse(row.proposal), proposal)))
    throw new Trouble('conflict', 'This is already proposed; agree to it or refuse it.', 'proposal')
  if (pending.filter((row) => row.by_seat === seat).length >= limits.proposals) {
    const message = `${limits.proposals} proposals of yours are open, which is the limit; wait until one is settled.`
    throw new Trouble('too-many', message)
  }
  if (proposal.kind === 'undo') services.quotas.spend('answers', payer, agreedUndoBytes)
  const row: ProposalRow = {
    id: newId(),
    game: table,
    by_seat: seat,
    proposal: JSON.stringify(proposal),
    agreed: JSON.stringify([seat]),
    refused: '[]',
    at: services.now(),
  }
  await services.store.addProposal(row)
  return settle(services, user, found, row)
}

/** Agrees to a proposal, or refuses it: it ends once too many have refused. */
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
  const row = await (agree ? services.store.agree(id, seat) : services.store.refuse(id, seat))
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

/** Carries a proposal out once enough have agreed, or ends it once that cannot happen. Only the node that removes it does. */
async function settle(
  services: TableServices,
  user: UserRow,
  found: GameAndSeats,
  row: ProposalRow,
): Promise<TableInfo> {
  const { store, running } = services
  const table = found.game.id
  const { proposal, asked, needed, agreed, refused } = proposalInfo(found, row)
  const count = (seats: readonly number[]) => asked.filter((seat) => seats.includes(seat)).length
  const won = count(agreed) >= needed
  const lost = count(refused) > asked.length - needed
  try {
    if ((won || lost) && (await store.removeProposal(row.id)))
      await (won ? carryOut(services, found, row.by_seat, proposal) : dismiss(services, found, proposal))
  } finally {
    await running.changed(table)
  }
  return info(services, table, user)
}

async function carryOut(services: TableServices, found: GameAndSeats, by: number, proposal: Proposal): Promise<void> {
  const { store, running, now } = services
  const table = found.game.id
  const replaced = await checkProposal(services, found, proposal)
  switch (proposal.kind) {
    case 'abandon':
      if (!(await store.abandonGame(table, now()))) throw overtaken()
      return store.clearProposals(table)
    case 'replace':
      if (!(await store.setSeat(table, proposal.seat, { kind: 'bot', bot: proposal.bot }, replaced))) throw overtaken()
      await passOnHost(store, table)
      return store.clearProposals(table)
    case 'undo':
      return running.undoAgreed(table, by, proposal.to)
    case 'advice':
      if (!(await store.setOrder(table, { advice: 1 }))) throw overtaken()
      return
  }
}

/** The table wants somebody whose time has run out to play on: they have their whole time again. */
async function dismiss({ store, now }: TableServices, { game }: GameAndSeats, proposal: Proposal): Promise<void> {
  const rules = clockOf(game)
  if (rules && proposal.kind === 'replace') await store.grantTime(game.id, proposal.seat, fullTime(rules), now())
}

/** Somebody has answered, so they are not replaced. */
export async function endVotesOn(services: TableServices, table: string, seat: number): Promise<void> {
  const { store, running } = services
  for (const row of await store.proposals(table)) {
    const proposal: Proposal = JSON.parse(row.proposal)
    if (proposal.kind === 'replace' && proposal.seat === seat && (await store.removeProposal(row.id)))
      await running.changed(table)
  }
}

/**
 * Refuses what cannot be proposed, and what no longer makes sense when it is to be carried out; returns the person to be
 * replaced, if any.
 */
async function checkProposal(services: TableServices, found: GameAndSeats, proposal: Proposal): Promise<string | null> {
  const pack = packageOf(services.games, found.game.game)
  if (proposal.kind === 'undo' && !pack.game.cooperative)
    throw new Trouble('conflict', 'Only in a co-operative game can the table agree to take answers back.', 'kind')
  if (proposal.kind === 'advice' && found.game.advice === 1)
    throw new Trouble('conflict', 'This is agreed: anybody here may ask a bot.', 'kind')
  if (proposal.kind !== 'replace') return null
  checkBot(pack, proposal.bot, 'bot')
  return checkReplaceable(services, found, proposal.seat)
}
