import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { dieIcon, disgruntled, firefly } from './die-icon.ts'
import './dice-row.css'

interface DiceRowProps {
  readonly faces: readonly number[]
  readonly points: number
  readonly target: number
}

/** A roll as it lies: each die, what is added, the total and what it was against. */
export function DiceRow({ faces, points, target }: DiceRowProps) {
  const say = useSay()
  const total = faces.reduce((sum, face) => sum + (face === disgruntled ? 0 : face), points)
  const count = (wanted: number) => faces.filter((face) => face === wanted).length
  const isDisgruntled = count(disgruntled) > count(firefly)
  const passes = total >= target && !isDisgruntled
  const dice = faces.map((face, n) => ({ key: `${n}`, face }))
  return (
    <div className="dice-row" data-passes={passes || undefined}>
      <ol aria-label={say('adv.roll.dice')}>
        {dice.map(({ key, face }) => (
          <li key={key} data-face={face}>
            {face === disgruntled || face === firefly ? (
              <Icon name={dieIcon(face)} label={say(`adv.face.${face}`)} />
            ) : (
              <>
                <Icon name={dieIcon(face)} />
                <span className="visually-hidden">{face}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <p>
        {points > 0 && <span>{say('adv.roll.points', { n: points })}</span>}
        <b>{total}</b>
        <span>{say('adv.roll.against', { n: target })}</span>
      </p>
      <strong>
        {say(passes ? 'adv.roll.passes' : isDisgruntled ? 'adv.roll.disgruntled' : 'adv.roll.short', {
          n: target - total,
        })}
      </strong>
    </div>
  )
}
