import type { SeatClock } from '@keep-flying/protocol'
import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { sayBriefly } from './time.ts'
import { useLeft } from './use-left.ts'

/** What somebody has left for the turn that a list tells them of. */
export default function TimeLeft({ clock }: { clock: SeatClock }) {
  const say = useSay()
  const [told, setTold] = useState({ clock, at: Date.now() })
  if (told.clock !== clock) setTold({ clock, at: Date.now() })
  const left = useLeft(told.clock, told.at)
  return left === 0 ? ` · ${say('clock.out')}` : say('clock.your-turn', { time: sayBriefly(say, left) })
}
