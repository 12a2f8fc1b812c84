import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Roll } from './roll.ts'
import './dice.css'

const faces = [1, 2, 3, 4, 5, 6] as const

/** The six faces: which pass, which fail, and, after the roll, the one that fell. */
export function DieFaces({ need, roll, heroics }: { need: number; roll: Roll | null; heroics: boolean }) {
  const say = useSay()
  const fell = roll && Math.min(6, roll.die)
  return (
    <div className="dice-needs">
      <p>{roll ? say('dice.rolled', { need, die: roll.die }) : say(sentence(need), { need })}</p>
      <ol className="dice-faces" aria-hidden="true">
        {faces.map((face) => (
          <li key={face} className={[passes(face, need, heroics), face === fell ? 'dice-fell' : ''].join(' ')}>
            <Icon name={`die${face}`} />
            <Icon
              name={passes(face, need, heroics) === 'dice-fails' ? 'cross' : face >= need ? 'check' : 'replay'}
              className="dice-sign"
            />
          </li>
        ))}
      </ol>
      <p className="dice-note">
        <Icon name="firefly" /> {say(heroics ? 'dice.six-again' : 'dice.six-plain')}
      </p>
    </div>
  )
}

function sentence(need: number): string {
  if (need <= 1) return 'dice.need.any'
  return need > 6 ? 'dice.need.beyond' : 'dice.need'
}

/** A six rolls again, so it may pass where it is short. */
function passes(face: number, need: number, heroics: boolean): string {
  if (face >= need) return 'dice-passes'
  return face === 6 && heroics ? 'dice-again' : 'dice-fails'
}
