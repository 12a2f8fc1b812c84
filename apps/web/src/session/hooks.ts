import type { Problem } from '@keep-flying/protocol'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Company, Curtain, Intent, Notice, Playback, Session, Thinking } from './types.ts'

/** A session that lives as long as the page shows it. `open` must stay the same for the same game. */
export function useOwnSession<S extends Session>(open: () => S): S | null {
  const [session, setSession] = useState<S | null>(null)
  useEffect(() => {
    const opened = open()
    setSession(opened)
    return () => {
      setSession(null)
      opened.close()
    }
  }, [open])
  return session
}

function useOf<T>(session: Session, part: (session: Session) => T): T {
  return useSyncExternalStore(
    useCallback((listener) => session.subscribe(listener), [session]),
    () => part(session),
  )
}

const problemOf = ({ problem }: Session) => problem
const noticeOf = ({ notice }: Session) => notice
const companyOf = ({ company }: Session) => company
const thinkingOf = ({ thinking }: Session) => thinking
const intentOf = ({ intent }: Session) => intent
const playbackOf = ({ playback }: Session) => playback
const curtainOf = ({ curtain }: Session) => curtain

export function useProblem(session: Session): Problem | null {
  return useOf(session, problemOf)
}

/** Whose turn it is to take the device; it may change while there is no moment to show. */
export function useCurtain(session: Session): Curtain | null {
  return useOf(session, curtainOf)
}

export function useNotice(session: Session): Notice | null {
  return useOf(session, noticeOf)
}

export function useCompany(session: Session): Company | null {
  return useOf(session, companyOf)
}

/** The bot that has been thinking for a while, if one has. */
export function useThinking(session: Session): Thinking | null {
  return useOf(session, thinkingOf)
}

/** What a bot says it is about to do, if one does. */
export function useIntent(session: Session): Intent | null {
  return useOf(session, intentOf)
}

export function usePlayback(session: Session): Playback | null {
  return useOf(session, playbackOf)
}
