import { type DragEvent, useId, useState } from 'react'
import { UnknownGame } from '../game/unknown.ts'
import { type Say, useSay } from '../i18n/language.tsx'
import './replay.css'

/** Takes a file from the person: dropped here, or chosen. */
export function DropFile({ onText }: { onText(text: string): Promise<void> }) {
  const say = useSay()
  const id = useId()
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      setProblem(null)
      await onText(await file.text())
    } catch (cause) {
      setProblem(whyNot(say, cause))
    }
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <>
      <label
        htmlFor={id}
        className="drop-file"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <span>{say('replay.file.drop')}</span>
        <span className="button" aria-hidden="true">
          {say('replay.file.choose')}
        </span>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </label>
      {problem !== null && (
        <p className="plain-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

function whyNot(say: Say, cause: unknown): string {
  if (cause instanceof UnknownGame) return say('replay.file.unknown', { game: cause.game })
  return say('replay.file.bad', { why: cause instanceof Error ? cause.message : String(cause) })
}
