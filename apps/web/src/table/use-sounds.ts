import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import type { Moment } from '../session/types.ts'
import { useTable } from './context.tsx'
import { soundBetween } from './sounds.ts'
import type { Sound } from './synth.ts'

/** Lets the table be heard, where that is wanted. */
export function useSounds(): void {
  const { sound } = useSettings()
  const { game, moment } = useTable()
  const before = useRef<Moment | null>(null)
  useEffect(() => {
    const heard = soundBetween(before.current, moment, game.sounds)
    before.current = moment
    if (sound && heard) void playFetched(heard)
  }, [game, moment, sound])
}

/** What makes the sounds is fetched for the first of them; without a network there is none. */
async function playFetched(sound: Sound): Promise<void> {
  const synth = await import('./synth.ts').catch(() => null)
  synth?.play(sound)
}
