import { useCallback, useEffect } from 'react'
import type { PageProps } from '../app/App.tsx'
import { Playing } from '../app/Playing.tsx'
import { useSettings } from '../app/settings.ts'
import { withAllWords } from '../i18n/current.ts'
import { demoSession } from '../session/demo.ts'
import { useOwnSession, useProblem } from '../session/hooks.ts'
import { LocalSession } from '../session/local.ts'
import { later } from '../ui/later.tsx'

const GameProblem = later(async () => (await withAllWords(import('../replay/GameProblem.tsx'))).GameProblem)

/** A game played in this browser. */
export default function LocalTable({ id, query }: PageProps) {
  const open = useCallback(() => (id === 'demo' ? demoSession(query) : keptGame(id)), [id, query])
  const session = useOwnSession(open)
  return session && <LocalRoom session={session} />
}

function keptGame(id: string): LocalSession {
  const session = new LocalSession(id)
  session.open()
  return session
}

function LocalRoom({ session }: { session: LocalSession }) {
  const problem = useProblem(session)
  const { botDelay } = useSettings()
  useEffect(() => {
    if (session.id !== 'demo') session.setBotDelay(botDelay)
  }, [session, botDelay])
  if (problem)
    return <GameProblem game={session.id} problem={problem} onInsist={() => session.open({ insist: true })} />
  return <Playing session={session} />
}
