import type { ContactId, Pile } from '@keep-flying/verse'
import { useTable } from '../table.tsx'

/** Where the cards looked at come from. */
export interface Source {
  readonly pile: Pile
  readonly sign: 'supply' | 'job'
  /** Whose jobs they are; null where supplies are sold. */
  readonly contact: ContactId | null
}

/** The supply deck or the contact's jobs that the question is about. */
export function useSource(): Source | null {
  const { t, decision, moment } = useTable()
  const { about } = decision ?? {}
  const { supply, contacts } = moment.view
  const pileIn = (piles: Readonly<Record<string, Pile>>) => piles[String(about?.id)]
  const goods = about?.name === 'supply' ? pileIn(supply) : undefined
  if (goods) return { pile: goods, sign: 'supply', contact: null }
  const jobs = about?.name === 'contact' ? pileIn(contacts) : undefined
  const contact = [...t.box.contacts.keys()].find((one) => one === about?.id)
  return jobs && contact !== undefined ? { pile: jobs, sign: 'job', contact } : null
}
