import type { ClockRules } from '@keep-flying/protocol'
import { useId, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Choice, Part } from './Choice.tsx'
import { bounds, type Figure, figuresOf, presetOf, presets, readFigure } from './clocks.ts'
import type { Planning } from './SetupPage.tsx'

/** How much time everybody has at a table of the server, and what happens when it runs out. */
export function ClockChoice({ planning: { plan, change } }: { planning: Planning }) {
  const say = useSay()
  const { pace, clock } = plan
  const [own, setOwn] = useState(false)
  const known = clock && !own ? presetOf(pace, clock) : null
  const outOfTime = clock?.outOfTime ?? 'bot'
  const choose = (rules: ClockRules | null, isOwn = false) => {
    setOwn(isOwn)
    change({ ...plan, clock: rules && { ...rules, outOfTime } })
  }
  return (
    <>
      <Part title={say('setup.clock')}>
        <div className="setup-choices">
          <Choice group="clock" chosen={clock === null} title={say('setup.clock.none')} choose={() => choose(null)}>
            {say('setup.clock.none.about')}
          </Choice>
          {presets[pace].map(({ id, rules }) => (
            <Choice
              key={id}
              group="clock"
              chosen={known?.id === id}
              title={say(`setup.clock.${id}`)}
              choose={() => choose(rules)}
            >
              {say(`setup.clock.${id}.about`)}
            </Choice>
          ))}
          <Choice
            group="clock"
            chosen={clock !== null && known === null}
            title={say('setup.clock.own')}
            choose={() => choose(clock ?? presets[pace][0].rules, true)}
          >
            {say(`setup.clock.own.${pace}`)}
          </Choice>
        </div>
        {clock && known === null && <Figures clock={clock} set={(rules) => choose(rules, true)} />}
      </Part>
      {clock && (
        <Part title={say('setup.out-of-time')}>
          <div className="setup-choices">
            {(['bot', 'vote'] as const).map((then) => (
              <Choice
                key={then}
                group="out-of-time"
                chosen={outOfTime === then}
                title={say(`setup.out-of-time.${then}`)}
                choose={() => change({ ...plan, clock: { ...clock, outOfTime: then } })}
              >
                {say(`setup.out-of-time.${then}.about`)}
              </Choice>
            ))}
          </div>
        </Part>
      )}
    </>
  )
}

/** The figures of a clock of one's own. */
function Figures({ clock, set }: { clock: ClockRules; set(rules: ClockRules): void }) {
  return (
    <div className="setup-figures">
      {figuresOf(clock).map(([id, value]) => (
        <FigureField key={id} id={id} value={value} set={(n) => set({ ...clock, [id]: n })} />
      ))}
    </div>
  )
}

/** A number that counts once it is one a clock can be set to; until then the field says what it takes. */
function FigureField({ id, value, set }: { id: Figure; value: number; set(value: number): void }) {
  const say = useSay()
  const note = useId()
  const [typed, setTyped] = useState(String(value))
  const isWrong = readFigure(id, typed) === null
  const { min, max } = bounds[id]
  const type = (text: string) => {
    setTyped(text)
    const n = readFigure(id, text)
    if (n !== null) set(n)
  }
  return (
    <label className="setup-field">
      {say(`setup.clock.figure.${id}`)}
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? note : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(String(value))}
      />
      {isWrong && (
        <small id={note} role="alert">
          {say('setup.clock.figure.wrong', { min, max })}
        </small>
      )}
    </label>
  )
}
