import type { Block } from '@keep-flying/protocol'
import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Plate } from '../online/PlainPage.tsx'
import { sayProblem } from '../online/problems.ts'
import { useAsked, useDeed } from '../online/use-server.ts'
import { order } from './requests.ts'
import './order.css'

/** Whom one has blocked, each to be unblocked. */
export function BlockedPeople() {
  const say = useSay()
  const deed = useDeed()
  const asked = useAsked(order.blocks)
  const [left, setLeft] = useState<readonly Block[] | null>(null)
  const blocks = left ?? asked.value?.blocks
  const problem = deed.problem ?? asked.problem
  const unblock = (person: string) =>
    deed.run(
      () => order.unblock(person),
      (now) => setLeft(now.blocks),
    )
  return (
    <Plate title={say('order.blocks.title')}>
      <p>{say(blocks?.length === 0 ? 'order.blocks.none' : 'order.blocks.about')}</p>
      {blocks && blocks.length > 0 && (
        <ul className="lines">
          {blocks.map(({ person, name }) => (
            <li key={person}>
              <span className="line-what">
                <strong>{name}</strong>
              </span>
              <button
                type="button"
                className="button"
                aria-label={say('order.blocks.unblock', { name })}
                disabled={deed.busy}
                onClick={() => void unblock(person)}
              >
                {say('order.unblock')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p className="plain-problem" role="alert">
          {sayProblem(say, problem)}
        </p>
      )}
    </Plate>
  )
}
