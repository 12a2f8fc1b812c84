import type { JobCard } from '../../../vocabulary/index.ts'
import { amnonDuulJobs } from './amnon-duul.ts'
import { badgerJobs } from './badger.ts'
import { harkenJobs } from './harken.ts'
import { harrowJobs } from './harrow.ts'
import { niskaJobs } from './niska.ts'
import { patienceJobs } from './patience.ts'

export const jobs: readonly JobCard[] = [
  ...harrowJobs,
  ...harkenJobs,
  ...badgerJobs,
  ...amnonDuulJobs,
  ...patienceJobs,
  ...niskaJobs,
]
