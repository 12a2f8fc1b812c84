import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import type { Lapse as Lapsing } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'
import { sayBriefly } from './time.ts'
import { useLeft } from './use-left.ts'
import './lapse.css'

interface LapseProps {
  readonly lapse: Lapsing
  /** What counts if the viewer says nothing; null while others are asked. */
  readonly answer: string | null
}

/** How long the game waits for whoever may step in, and what silence means. It runs down in silence, too. */
export default function Lapse({ lapse: { left: whole, heardAt }, answer }: LapseProps) {
  const say = useSay()
  const left = useLeft({ left: whole, running: true }, heardAt)
  const time = sayBriefly(say, left)
  return (
    <p className="lapse">
      <Icon name="clock" />
      <span>{answer === null ? say('clock.lapse.others', { time }) : say('clock.lapse', { time, answer })}</span>
      <Line key={heardAt} whole={whole} heardAt={heardAt} />
    </p>
  )
}

/** Runs down by itself from where it is when it comes into sight. */
function Line({ whole, heardAt }: { whole: number; heardAt: number }) {
  const [style] = useState({ animationDuration: `${whole}ms`, animationDelay: `${heardAt - Date.now()}ms` })
  return <i style={style} aria-hidden="true" />
}
