import { choicesWith, type OptionField } from '@keep-flying/kernel'
import { type ComponentType, useId } from 'react'
import type { FieldProps } from '../game/setup.ts'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { Choice, Part, Switch } from './Choice.tsx'
import { Folded } from './Folded.tsx'
import { measuredAt, sayMeasured } from './measured.ts'

/** Explanations longer than this, in letters, stand below each other. */
const longAbout = 80

interface OneOfProps extends FieldProps {
  /** Why there is nothing to choose; left out where there is. */
  readonly settled?: string
}

/** One of several, each explained where it stands. */
export function OneOfField({ id, field, options, change, measured, children, settled }: OneOfProps) {
  const say = useSay()
  const { write } = useLanguage().game
  if (field.kind !== 'choice') return null
  const choices = choicesWith(field, options).map((choice) => ({
    ...choice,
    title: write(choice.label),
    explained: choice.about ? write(choice.about) : '',
    row: measured && measuredAt(measured, id, choice.id),
  }))
  const isLong = choices.some(({ explained }) => explained.length > longAbout)
  return (
    <Part title={write(field.label)} note={field.about && write(field.about)}>
      <div className={isLong ? 'setup-choices setup-choices-long' : 'setup-choices'}>
        {choices.map((choice) => (
          <Choice
            key={choice.id}
            group={id}
            chosen={options[id] === choice.id}
            title={choice.title}
            disabled={settled !== undefined}
            choose={() => change(choice.id)}
          >
            {choice.explained}
            {measured && choice.row && <em className="setup-measured">{sayMeasured(measured, choice.row, say)}</em>}
          </Choice>
        ))}
      </div>
      {settled !== undefined && <p className="setup-why">{settled}</p>}
      {children}
    </Part>
  )
}

/** More than these are folded where there is little room. */
const fewChoices = 4

/** Any of several. */
function AnyOfField({ id, field, options, change, children }: FieldProps) {
  const say = useSay()
  const { write } = useLanguage().game
  if (field.kind !== 'choices') return null
  const choices = choicesWith(field, options)
  const value = options[id]
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  if (choices.length === 0) return null
  const list = choices.map((choice) => (
    <Switch
      key={choice.id}
      on={chosen.includes(choice.id)}
      title={write(choice.label)}
      about={choice.about ? write(choice.about) : ''}
      flip={(on) => change(on ? [...chosen, choice.id] : chosen.filter((other) => other !== choice.id))}
    />
  ))
  const named = choices.filter(({ id: one }) => chosen.includes(one)).map(({ label }) => write(label))
  return (
    <Part title={write(field.label)} note={field.about && write(field.about)}>
      {choices.length > fewChoices ? (
        <Folded summary={named.join(', ') || say('setup.none-chosen', { n: choices.length })} unfolded={list}>
          {list}
        </Folded>
      ) : (
        list
      )}
      {children}
    </Part>
  )
}

function SwitchField({ id, field, options, change, children }: FieldProps) {
  const { write } = useLanguage().game
  return (
    <div>
      <Switch
        on={options[id] === true}
        title={write(field.label)}
        about={field.about ? write(field.about) : ''}
        flip={change}
      />
      {children}
    </div>
  )
}

function CountField({ id, field, options, change, children }: FieldProps) {
  const { write } = useLanguage().game
  const aboutId = useId()
  if (field.kind !== 'count') return null
  return (
    <div>
      <label className="setup-field">
        {write(field.label)}
        <input
          type="number"
          min={field.min}
          max={field.max}
          value={String(options[id])}
          aria-describedby={field.about && aboutId}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
      </label>
      {field.about && <small id={aboutId}>{write(field.about)}</small>}
      {children}
    </div>
  )
}

/** What is handed on by the game before is nobody's to fill in. */
function HandedField() {
  return null
}

/** The control for every kind of option; a game may bring others for its own. */
export const standardFields: Readonly<Record<OptionField['kind'], ComponentType<FieldProps>>> = {
  choice: OneOfField,
  choices: AnyOfField,
  switch: SwitchField,
  count: CountField,
  handed: HandedField,
}
