import { Suspense } from 'react'
import { later } from '../../../ui/later.tsx'
import { CrewCard } from './CrewCard.tsx'
import { useCrewShown } from './shown.tsx'
import './crew-place.css'

const JobPanel = later(async () => (await import('./JobPanel.tsx')).JobPanel)

/** Beside the map: the card of whoever acts, and what is coming. */
export function CrewPlace() {
  const { who } = useCrewShown()
  return (
    <div className="crew-place">
      {who && <CrewCard who={who} />}
      <Suspense fallback={null}>
        <JobPanel />
      </Suspense>
    </div>
  )
}
