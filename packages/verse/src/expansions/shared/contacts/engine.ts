import type { PartEngine } from '../../../boxes/engine.ts'
import type { Hooks } from '../../../rules/moments.ts'
import { gain } from '../../../rules/purse.ts'
import { favourOf, solidContacts } from '../../../rules/solid.ts'
import type { Captain, Table } from '../../../state.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { sharedContacts } from './index.ts'

/** Contacts who see to it that others' jobs pay better too. A job makes Solid only after it has paid. */
const favourHooks: Hooks = {
  jobPays(t, { captain }, card) {
    gain(t, captain, extraPay(t, captain)(card))
  },
}

/** Tells what those who trust a captain add to the pay of a job. */
export function extraPay(t: Table, c: Captain): (job: JobCard) => number {
  const favours = solidContacts(t, c).flatMap((contact) => favourOf(t, contact, 'pays-for-jobs') ?? [])
  return ({ types }) =>
    favours
      .filter((favour) => types.some((type) => favour.types.includes(type)))
      .reduce((sum, favour) => sum + favour.credits, 0)
}

export const contactsPlayed: PartEngine = { of: sharedContacts, plays: { hooks: [favourHooks] } }
