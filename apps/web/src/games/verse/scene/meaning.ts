import { type Decision, type Text, text } from '@keep-flying/kernel'
import {
  type Captain,
  type CardId,
  type JobCard,
  type Keyword,
  type SupplyCard,
  skills,
  type Table,
} from '@keep-flying/verse'
import {
  crewPoints,
  crewRoom,
  distancesFrom,
  hasRoomFor,
  jobsOf,
  outlookOf,
  priceFor,
  sectorsAt,
} from '@keep-flying/verse/ask'

/** What a card would mean for this ship: one line, and whether it is good news. Words are of the scene's messages. */
export interface Meaning {
  readonly good: boolean
  readonly says: Text
}

/** Questions about cards to be had or kept. Of what is aboard already, or leads and flies, nothing is said. */
const aboutNew: readonly string[] = [
  'shop',
  'shop.keep',
  'deal',
  'consider.draw',
  'shop.mail-order',
  'deal.accept',
  'discards.take',
  'hand.cut-down',
  'set-up.keep-jobs',
]

/** What a card that a question is about would mean. */
export function meaningFor(t: Table, c: Captain, { kind }: Decision, card: CardId): Meaning | null {
  return aboutNew.includes(kind) ? meaningOf(t, c, card) : null
}

function meaningOf(t: Table, c: Captain, id: CardId): Meaning | null {
  const supply = t.box.supply.get(id)
  if (supply) return ofSupply(t, c, supply)
  const job = t.box.jobs.get(id)
  return job ? ofJob(t, c, job) : null
}

function ofSupply(t: Table, c: Captain, card: SupplyCard): Meaning | null {
  const bad = (key: string, words: Record<string, string | number> = {}): Meaning => ({
    good: false,
    says: text(key, words),
  })
  if (!hasRoomFor(t, c, card)) return bad(`scene.means.no-room-${card.kind}`)
  const price = priceFor(t, c, card)
  if (price > c.credits) return bad('scene.means.too-dear', { short: price - c.credits })
  return helpsJob(t, c, card) ?? (card.kind === 'crew' ? ofCrew(t, c, card) : null) ?? addsPoints(t, c, card)
}

/** Does it bring what a job still lacks? */
function helpsJob(t: Table, c: Captain, card: SupplyCard): Meaning | null {
  if (card.kind === 'core') return null
  const points = card.kind === 'upgrade' ? {} : card.skills
  for (const [n, id] of jobsOf(t, c).entries())
    for (const need of outlookOf(t, c, id).needs) {
      if (need.met) continue
      const helps =
        (need.is === 'keyword' && brings(card, need.keyword)) || (need.is === 'skill' && (points[need.skill] ?? 0) > 0)
      if (helps) return { good: true, says: text('scene.means.job', { n: n + 1, job: t.box.jobs.get(id)?.name ?? '' }) }
    }
  return null
}

/** A keyword is printed on a card, or the card counts as having it when it is given up. */
function brings({ keywords, abilities }: Exclude<SupplyCard, { kind: 'core' }>, keyword: Keyword): boolean {
  return (
    keywords.includes(keyword) ||
    abilities.some((ability) => ability.is === 'discard-for-keyword' && ability.keyword === keyword)
  )
}

function ofCrew(t: Table, c: Captain, card: Extract<SupplyCard, { kind: 'crew' }>): Meaning | null {
  if (card.wanted) return { good: false, says: text('scene.means.wanted') }
  return crewRoom(t, c) === 1 ? { good: false, says: text('scene.means.last-bunk') } : null
}

/** The skill it lifts most, and to what. */
function addsPoints(t: Table, c: Captain, card: SupplyCard): Meaning | null {
  if (card.kind === 'core' || card.kind === 'upgrade') return null
  const best = [...skills].sort((one, other) => (card.skills[other] ?? 0) - (card.skills[one] ?? 0))[0]
  const plus = best === undefined ? 0 : (card.skills[best] ?? 0)
  if (best === undefined || plus === 0) return null
  return { good: true, says: text(`scene.means.adds-${best}`, { plus, now: crewPoints(t, c)[best] }) }
}

function ofJob(t: Table, c: Captain, { id }: JobCard): Meaning {
  const { step, needs } = outlookOf(t, c, id)
  const place = t.box.places.get(step.at)
  const far = distancesFrom(t, c.sector)
  const moves = Math.min(...sectorsAt(t, step.at).map((sector) => far.get(sector) ?? Number.POSITIVE_INFINITY))
  const missing = needs.filter(({ met }) => !met).length
  const words = { place: place?.name ?? '', n: Number.isFinite(moves) ? moves : 0 }
  return missing === 0
    ? { good: true, says: text('scene.means.job-ready', words) }
    : { good: false, says: text('scene.means.job-lacks', { ...words, missing }) }
}
