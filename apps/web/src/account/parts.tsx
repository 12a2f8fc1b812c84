import type { FormEvent } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Field } from '../online/Field.tsx'
import { sayProblem } from '../online/problems.ts'
import type { Deed } from '../online/use-server.ts'

/** Why something was refused. */
export function Trouble({ deed }: { deed: Deed }) {
  const say = useSay()
  return (
    deed.problem && (
      <p className="plain-problem" role="alert">
        {sayProblem(say, deed.problem)}
      </p>
    )
  )
}

/** Keeps the page where it is. */
export function staying(work: () => void) {
  return (event: FormEvent) => {
    event.preventDefault()
    work()
  }
}

interface PasswordProps {
  readonly label: string
  readonly value: string
  readonly isNew?: boolean
  readonly wrong?: boolean
  onText(text: string): void
}

/** A password, which the browser may fill in or remember. */
export function PasswordField({ isNew = false, ...field }: PasswordProps) {
  return (
    <Field
      {...field}
      type="password"
      minLength={8}
      maxLength={200}
      required
      autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  )
}
