import type { JobCard } from '../../../vocabulary/index.ts'
import { amnonDuulJobs } from './amnon-duul.ts'
import { badgerJobs } from './badger.ts'
import { harkenJobs } from './harken.ts'
import { niskaJobs } from './niska.ts'
import { patienceJobs } from './patience.ts'

export const jobs: readonly JobCard[] = [...harkenJobs, ...badgerJobs, ...amnonDuulJobs, ...patienceJobs, ...niskaJobs]
