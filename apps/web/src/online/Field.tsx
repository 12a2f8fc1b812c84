import { type InputHTMLAttributes, useId } from 'react'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  readonly label: string
  readonly value: string
  readonly wrong?: boolean
  onText(text: string): void
}

/** A line of text with what it is for. */
export function Field({ label, value, onText, wrong = false, ...input }: FieldProps) {
  const id = useId()
  return (
    <label className="field grow" htmlFor={id}>
      <span>{label}</span>
      <input id={id} value={value} aria-invalid={wrong} onChange={(event) => onText(event.target.value)} {...input} />
    </label>
  )
}

/** What somebody is called at tables. */
export function NameField(field: Pick<FieldProps, 'label' | 'value' | 'wrong' | 'onText'>) {
  return <Field maxLength={40} required autoComplete="nickname" {...field} />
}
