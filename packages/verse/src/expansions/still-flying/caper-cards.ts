import type {
  Band,
  Bonus,
  ExtraCard,
  JobCard,
  JobStep,
  JobType,
  Keyword,
  Option,
  Profession,
  Skill,
  WorkOutcome,
} from '../../vocabulary/index.ts'

/** The Capers: schemes of those whom nobody should trust. No public list has the printed ones. */

/** Drawn among Capers, it is resolved at once and never lies anywhere but in their deck. */
export const reshuffleCard: ExtraCard = {
  ...{ kind: 'caper-reshuffle', id: 'caper/reshuffle', box: 'still-flying', deck: 'caper', name: 'Reshuffle' },
}

export function isCaper({ types }: JobCard): boolean {
  return types.includes('caper')
}

type Trial = readonly Option<WorkOutcome>[]

const complete = (from: number): Band<WorkOutcome> => ({ from, outcome: 'complete' })
const botched = (from: number): Band<WorkOutcome> => ({ from, outcome: 'botched' })
const warrant: Band<WorkOutcome> = { from: 1, outcome: 'warrant' }
const crossed = (loot: number): Band<WorkOutcome> => ({
  from: 1,
  effects: [{ do: 'double-cross', credits: loot }],
  outcome: 'botched',
})
const adjusted = (from: number, credits: number): Band<WorkOutcome> => ({
  from,
  effects: [{ do: 'adjust-pay', credits }],
  outcome: 'complete',
})

function scheme(skill: Skill, ...bands: readonly Band<WorkOutcome>[]): { readonly trial: Trial } {
  return { trial: [{ id: 'scheme', test: { skill }, bands }] }
}

const talk = (...bands: readonly Band<WorkOutcome>[]) => scheme('negotiate', ...bands)

/** What else a Caper needs besides the one whose scheme it is. */
interface Besides {
  readonly keywords?: readonly Keyword[]
  readonly professions?: readonly Profession[]
}

interface Printed extends Pick<JobCard, 'name' | 'pickUp' | 'finish' | 'onCompletion' | 'needsBoxes'> {
  readonly type: JobType
  readonly immoral?: true
  readonly pay: number
  readonly needs?: Besides
  readonly bonus?: Bonus
}

const grifter: Bonus = { profession: 'grifter', credits: 500 }
const companion: Bonus = { profession: 'companion', credits: 500 }
const soldier: Bonus = { profession: 'soldier', credits: 300 }

const crime = (at: string, misbehave: number, trial: Partial<JobStep> = {}) =>
  ({ type: 'crime', finish: { at, misbehave, ...trial } }) as const

const printed: readonly Printed[] = [
  {
    ...{ name: 'Blushing for Money', ...crime('persephone', 2, talk(crossed(1000), complete(6))) },
    ...{ pay: 3000, bonus: companion },
  },
  {
    ...{ name: 'The Heiress in Black', ...crime('osiris', 3, talk(crossed(1500), botched(5), complete(8))) },
    ...{ pay: 4500, bonus: grifter, needs: { keywords: ['fancy-duds'] } },
  },
  {
    ...{ name: "Somebody's Runaway Daughter", type: 'transport', pay: 3000 },
    pickUp: { at: 'bellerophon', misbehave: 1, load: { fixed: { passenger: 1 } } },
    finish: { at: 'regina', misbehave: 0, deliver: { fixed: { passenger: 1 } }, ...talk(crossed(1000), complete(5)) },
  },
  {
    ...{ name: 'One Ring for Two Grooms', ...crime('santo', 2, talk(crossed(1000), botched(5), complete(8))) },
    ...{ pay: 3500, bonus: grifter },
  },
  {
    ...{ name: 'The Safe Behind the Safe', ...crime('ariel', 3, scheme('tech', warrant, botched(6), complete(8))) },
    ...{ pay: 5000, needs: { keywords: ['hacking-rig'] } },
  },
  {
    ...{ name: 'A Pardon Made Out to Bearer', ...crime('gonghe', 2), pay: 1500, needs: { keywords: ['fake-id'] } },
    onCompletion: [{ do: 'clear-warrants' }],
  },
  {
    ...{ name: 'Passing the Plate', ...crime('jiangyin', 2, talk(crossed(1000), botched(4), complete(7))) },
    ...{ pay: 3200, immoral: true },
  },
  {
    ...{ name: 'Something in Their Supper', ...crime('st-albans', 2, scheme('tech', crossed(1000), complete(5))) },
    ...{ pay: 1000, needs: { professions: ['medic'] } },
    onCompletion: [{ do: 'load', token: 'cargo', n: 4 }],
  },
  {
    ...{ name: 'Cousins from Out of Town', type: 'smuggling', pay: 4200, bonus: companion },
    pickUp: { at: 'boros', misbehave: 1, load: { fixed: { contraband: 2 } } },
    finish: { at: 'londinium', misbehave: 2, deliver: { fixed: { contraband: 2 } } },
    needs: { keywords: ['fake-id'] },
  },
  {
    ...{ name: 'The Wrong Horse Entirely', type: 'shipping', pay: 2600, bonus: grifter },
    pickUp: { at: 'athens', misbehave: 1, load: { fixed: { cargo: 2 } } },
    finish: { at: 'pelorum', misbehave: 0, deliver: { fixed: { cargo: 2 } } },
    needs: { keywords: ['transport'] },
  },
  {
    ...{ name: 'Deeds to Nowhere', ...crime('hera', 1, talk(crossed(500), adjusted(5, -1000), adjusted(8, 1000))) },
    ...{ pay: 2500, immoral: true },
  },
  {
    ...{ name: 'The Guild Pays a Visit', ...crime('sihnon', 3, talk(warrant, botched(5), complete(8))) },
    ...{ pay: 5000, needs: { professions: ['companion'] } },
  },
  {
    ...{
      name: "A Run of Somebody Else's Luck",
      ...crime('bernadette', 2, talk(crossed(1000), complete(5))),
      pay: 2500,
    },
    onCompletion: [{ do: 'double-down', alike: 2, credits: 1500 }],
  },
  {
    ...{ name: 'The Dowry Goes Astray', type: 'smuggling', pay: 3500, bonus: soldier },
    pickUp: { at: 'albion', misbehave: 2, load: { fixed: { contraband: 3 } } },
    finish: {
      ...{ at: 'silverhold', misbehave: 0, deliver: { fixed: { contraband: 3 } } },
      ...talk(crossed(1500), complete(5)),
    },
  },
  {
    ...{ name: 'Everything Must Go Up', ...crime('greenleaf', 2), pay: 3800, bonus: soldier, immoral: true },
    needs: { keywords: ['explosives'] },
  },
  {
    ...{ name: "A Miner's Sweetheart", ...crime('deadwood', 2, talk(crossed(1000), complete(5))), pay: 2800 },
    ...{ onCompletion: [{ do: 'load', token: 'part', n: 2 }], needsBoxes: ['blue-sun'] },
  },
  {
    ...{ name: 'Long Lost Lady Harrow', ...crime('highgate', 3, talk(crossed(2000), botched(5), complete(8))) },
    ...{ pay: 5200, bonus: grifter, needs: { keywords: ['fancy-duds'] }, needsBoxes: ['blue-sun'] },
  },
  {
    ...{ name: 'Sealed With a Kiss', type: 'smuggling', pay: 3600, bonus: companion, needsBoxes: ['blue-sun'] },
    pickUp: { at: 'meridian', misbehave: 1, load: { fixed: { contraband: 2 } } },
    finish: { at: 'valentine', misbehave: 1, deliver: { fixed: { contraband: 2 } } },
  },
  {
    ...{ name: 'Engaged on Beaumonde', ...crime('beaumonde', 2, talk(crossed(1000), botched(5), complete(8))) },
    ...{ pay: 3600, bonus: grifter, needsBoxes: ['kalidasa'] },
    onCompletion: [{ do: 'take-from-discards', kind: 'gear' }],
  },
  {
    ...{ name: 'Two Tickets Out of Heaven', type: 'transport', pay: 3800, needsBoxes: ['kalidasa'] },
    pickUp: { at: 'heaven', misbehave: 1, load: { fixed: { passenger: 2 } } },
    finish: { at: 'bernadette', misbehave: 1, deliver: { fixed: { passenger: 2 } } },
    bonus: { profession: 'medic', credits: 400 },
  },
]

export const capers: readonly JobCard[] = printed.map(({ type, pay, immoral = false, needs, ...card }, n) => ({
  ...{ kind: 'job', id: `caper-${String(n + 1).padStart(2, '0')}`, box: 'still-flying', ours: true, contact: null },
  ...{ types: [type, 'caper'], legal: false, immoral, needs: { deceptive: true, ...needs }, pay: { credits: pay } },
  ...card,
}))
