import { hundredths } from '../../../dock/odds.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'

interface DiceChoiceProps {
  /** The chance with one die, two dice … */
  readonly chances: readonly number[]
  readonly dice: number
  readonly time: number
  choose(dice: number): void
}

/** More dice than these are not drawn one by one. */
const signs = ['one', 'two', 'three', 'four', 'five', 'six']

/** How many dice: each number with its chance and time. More are not always better. */
export function DiceChoice({ chances, dice, time, choose }: DiceChoiceProps) {
  const say = useSay()
  return (
    <fieldset className="dice-choice" aria-label={say('adv.dice')}>
      {chances.map((chance, n) => {
        const number = n + 1
        const [figure = 0] = hundredths([chance, 1 - chance])
        return (
          <label key={number} data-on={number === dice || undefined}>
            <input
              type="radio"
              name="adv-dice"
              className="visually-hidden"
              checked={number === dice}
              onChange={() => choose(number)}
            />
            <span className="dice-signs" aria-hidden="true">
              {signs.slice(0, number).map((sign) => (
                <Icon key={sign} name="die5" />
              ))}
            </span>
            <b>
              <span className="visually-hidden">{say('adv.dice.n', { n: number })}: </span>
              {say('dock.odds.figure', { n: figure })}
            </b>
            <small>{say('adv.moments', { n: time })}</small>
          </label>
        )
      })}
    </fieldset>
  )
}
