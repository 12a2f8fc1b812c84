import { useEffect, useRef } from 'react'
import type { Moment, Session } from '../session/types.ts'
import { useMoment } from '../table/context.tsx'
import { useSettings } from './settings.ts'
import { soundBetween } from './sounds.ts'
import type { Sound } from './synth.ts'

/** Lets the table be heard, where that is wanted. */
export function useSounds(session: Session): void {
  const { sound } = useSettings()
  const moment = useMoment(session)
  const before = useRef<Moment | null>(null)
  useEffect(() => {
    const heard = soundBetween(before.current, moment)
    before.current = moment
    if (sound && heard) void playFetched(heard)
  }, [moment, sound])
}

/** What makes the sounds is fetched for the first of them; without a network there is none. */
async function playFetched(sound: Sound): Promise<void> {
  const synth = await import('./synth.ts').catch(() => null)
  synth?.play(sound)
}
