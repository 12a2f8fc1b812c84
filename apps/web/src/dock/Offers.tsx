import { Suspense } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { useTable } from '../table/context.tsx'
import { later } from '../ui/later.tsx'

const OpenOffers = later(async () => (await withAllWords(import('./OpenOffers.tsx'))).OpenOffers)

/** What may be done meanwhile, if there is anything. */
export function Offers() {
  const { offers } = useTable()
  return <Suspense fallback={null}>{offers.length > 0 && <OpenOffers />}</Suspense>
}
