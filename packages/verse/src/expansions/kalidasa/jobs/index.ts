import type { JobCard } from '../../../vocabulary/index.ts'
import { amnonDuulJobs } from './amnon-duul.ts'
import { badgerJobs } from './badger.ts'
import { fantyAndMingoJobs } from './fanty-and-mingo.ts'
import { harkenJobs } from './harken.ts'
import { magistrateHigginsJobs } from './magistrate-higgins.ts'
import { niskaJobs } from './niska.ts'
import { patienceJobs } from './patience.ts'

/** 25 jobs for each of the new contacts, and five more for each contact of the base box. */
export const jobs: readonly JobCard[] = [
  ...fantyAndMingoJobs,
  ...magistrateHigginsJobs,
  ...harkenJobs,
  ...badgerJobs,
  ...amnonDuulJobs,
  ...patienceJobs,
  ...niskaJobs,
]
