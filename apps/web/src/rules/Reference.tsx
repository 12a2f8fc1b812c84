import type { Chapter, Rule } from '@keep-flying/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { Marked } from './Marked.tsx'
import { beginnings, search, wordsOf } from './reference.ts'
import './rules.css'

interface ReferenceProps {
  readonly chapters: readonly Chapter[]
  /** The rule it is opened at. */
  readonly at: string | null
  /** The rule of the question that is open, offered at the top. */
  readonly inQuestion?: string | null
  onOpen(rule: string): void
}

/** The rules, chapter by chapter, to be searched. */
export function Reference({ chapters, at, inQuestion, onOpen }: ReferenceProps) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const found = useMemo(() => search(chapters, typed), [chapters, typed])
  const words = wordsOf(typed)
  const called = useMemo(() => beginnings(chapters), [chapters])
  const open = (rule: string) => {
    setTyped('')
    onOpen(rule)
  }
  return (
    <div className="rules">
      <div className="rules-search">
        <SearchField label={say('rules.search')} typed={typed} onType={setTyped} />
        {inQuestion && (
          <button type="button" className="button" onClick={() => open(inQuestion)}>
            {say('rules.in-question')}
          </button>
        )}
      </div>
      {found.length === 0 && <p className="rules-none">{say('rules.none')}</p>}
      {found.map((chapter) => (
        <ChapterPart key={chapter.id} chapter={chapter} at={at} words={words} called={called} onOpen={open} />
      ))}
    </div>
  )
}

interface ChapterProps {
  readonly chapter: Chapter
  readonly at: string | null
  readonly words: readonly string[]
  /** How each rule begins, for links to it. */
  readonly called: ReadonlyMap<string, string>
  onOpen(rule: string): void
}

function ChapterPart({ chapter, at, words, called, onOpen }: ChapterProps) {
  const holdsIt = chapter.rules.some(({ id }) => id === at)
  const [unfolded, setUnfolded] = useState(false)
  return (
    <details
      className="rules-chapter"
      open={unfolded || holdsIt || words.length > 0}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>
        <h2>{chapter.title}</h2>
      </summary>
      <ul>
        {chapter.rules.map((rule) => (
          <RuleLine key={rule.id} rule={rule} isAt={rule.id === at} words={words} called={called} onOpen={onOpen} />
        ))}
      </ul>
    </details>
  )
}

interface RuleProps {
  readonly rule: Rule
  readonly isAt: boolean
  readonly words: readonly string[]
  readonly called: ReadonlyMap<string, string>
  onOpen(rule: string): void
}

function RuleLine({ rule, isAt, words, called, onOpen }: RuleProps) {
  const say = useSay()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAt) line.current?.scrollIntoView({ block: 'center' })
  }, [isAt])
  return (
    <li ref={line} className={isAt ? 'rules-line rules-at' : 'rules-line'} id={`rule-${rule.id}`}>
      <p>
        <Marked text={rule.text} words={words} />
      </p>
      {rule.see && rule.see.length > 0 && (
        <p className="rules-see">
          {say('rules.see')}{' '}
          {rule.see
            .filter((other) => called.has(other))
            .map((other) => (
              <button key={other} type="button" className="rules-link" onClick={() => onOpen(other)}>
                {called.get(other)}
              </button>
            ))}
        </p>
      )}
    </li>
  )
}
