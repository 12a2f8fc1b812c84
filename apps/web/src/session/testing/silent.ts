import type { Moment, Session } from '../types.ts'

/** A session that answers nothing. */
export function silentSession(moment: Moment): Session {
  return {
    kind: 'local',
    id: 'test',
    moment,
    problem: null,
    notice: null,
    commitment: null,
    guided: false,
    curtain: null,
    company: null,
    playback: null,
    thinking: null,
    intent: null,
    unsent: null,
    subscribe: () => () => {},
    answer: async () => null,
    foretell: async () => null,
    advise: async () => null,
    hurry: () => {},
    setWish: async () => null,
    undo: async () => null,
    sawUpTo: () => {},
    liftCurtain: () => {},
    setBotDelay: () => {},
    record: async () => null,
    report: async () => null,
    close: () => {},
  }
}
