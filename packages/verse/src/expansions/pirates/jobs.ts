import type { ContactId, JobCard } from '../../vocabulary/index.ts'
import { boardingOptions } from './boarding-options.ts'
import { rivalShip } from './places.ts'
import type { Raid } from './vocabulary.ts'

interface Piracy {
  readonly contact: ContactId
  readonly name: string
  readonly legal?: true
  readonly raid: Raid
}

/** Five cards alike for each contact of the base box. Whether they are Immoral depends on whom they are worked against. */
const piracy: readonly Piracy[] = [
  {
    contact: 'amnon-duul',
    name: 'Contract jumper',
    raid: { prey: 'any', takes: { jobs: 3 }, lost: { kills: 0, outcome: 'warrant' } },
  },
  {
    contact: 'badger',
    name: 'Pilfer, purloin and plunder',
    raid: { prey: 'any', takes: { goods: 6 }, lost: { kills: 1, outcome: 'warrant' } },
  },
  {
    contact: 'harken',
    name: 'Alliance commission',
    legal: true,
    raid: { prey: 'outlaw', takes: { goods: 4 }, lost: { kills: 1, outcome: 'botched' } },
  },
  {
    contact: 'niska',
    name: 'A message from Niska',
    raid: { prey: { notSolidWith: 'niska' }, takes: { goods: 'all' }, lost: { kills: 1, outcome: 'warrant' } },
  },
  {
    contact: 'patience',
    name: "Hard rustlin'",
    raid: { prey: { noActiveJobOf: 'patience' }, takes: { goods: 5 }, lost: { kills: 1, outcome: 'warrant' } },
  },
]

const firstNumber = 51
const alike = 5

function copiesOf({ contact, name, legal, raid }: Piracy): JobCard[] {
  return Array.from({ length: alike }, (_, n) => ({
    kind: 'job',
    id: `${contact}-${firstNumber + n}`,
    box: 'pirates',
    contact,
    name,
    types: ['piracy'],
    legal: legal === true,
    immoral: false,
    finish: { at: rivalShip, misbehave: 0, trial: boardingOptions },
    raid,
    pay: 'jobs' in raid.takes ? { creditsEach: 800, spoil: 'job' } : { creditsEach: 200, spoil: 'good' },
  }))
}

export const jobs: readonly JobCard[] = piracy.flatMap(copiesOf)
