import type { OptionField } from '@keep-flying/kernel'
import type { ReactNode } from 'react'
import { FlawsOf } from './Flaws.tsx'
import { MeasuredNotes } from './MeasuredNotes.tsx'
import { withOption } from './plan.ts'
import type { Planning } from './SetupPage.tsx'
import { standardFields } from './standard-fields.tsx'

interface FieldsProps {
  readonly planning: Planning
  readonly fields: readonly (readonly [string, OptionField])[]
}

/** A control for each option: the game's own where it brings one. */
export function Fields({ planning: { game, plan, flaws, change }, fields }: FieldsProps): ReactNode {
  return fields.map(([id, field]) => {
    const Control = game.setup.fields?.[id] ?? standardFields[field.kind]
    return (
      <Control
        key={id}
        id={id}
        field={field}
        options={plan.options}
        measured={game.measured}
        change={(value) => change(withOption(plan, game.options, id, value))}
      >
        <FlawsOf flaws={flaws} field={id} />
        {game.measured && field.kind !== 'choice' && (
          <MeasuredNotes measured={game.measured} id={id} fields={game.options} />
        )}
      </Control>
    )
  })
}
