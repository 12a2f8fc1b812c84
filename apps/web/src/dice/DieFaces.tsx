import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Roll } from './roll.ts'

const faces = [1, 2, 3, 4, 5, 6] as const

/** The six faces: which pass, which fail, and, after the roll, the one that fell. */
export function DieFaces({ need, roll, heroics }: { need: number; roll: Roll | null; heroics: boolean }) {
  const say = useSay()
  const fell = roll && Math.min(6, roll.die)
  return (
    <div className="scene-needs">
      <p>{roll ? say('scene.rolled', { need, die: roll.die }) : say(sentence(need), { need })}</p>
      <ol className="scene-faces" aria-hidden="true">
        {faces.map((face) => (
          <li key={face} className={[passes(face, need, heroics), face === fell ? 'scene-fell' : ''].join(' ')}>
            <Icon name={`die${face}`} />
            <Icon
              name={passes(face, need, heroics) === 'scene-fails' ? 'cross' : face >= need ? 'check' : 'replay'}
              className="scene-mark"
            />
          </li>
        ))}
      </ol>
      <p className="scene-note">
        <Icon name="firefly" /> {say(heroics ? 'scene.six-again' : 'scene.six-plain')}
      </p>
    </div>
  )
}

function sentence(need: number): string {
  if (need <= 1) return 'scene.need.any'
  return need > 6 ? 'scene.need.beyond' : 'scene.need'
}

/** A six rolls again, so it may pass where it is short. */
function passes(face: number, need: number, heroics: boolean): string {
  if (face >= need) return 'scene-passes'
  return face === 6 && heroics ? 'scene-again' : 'scene-fails'
}
