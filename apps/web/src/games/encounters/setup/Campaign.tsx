import { episodes } from '@keep-flying/encounters'
import type { FieldProps } from '../../../game/setup.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { OneOfField } from '../../../setup/standard-fields.tsx'
import './campaign.css'

/** A game by itself or a campaign: then which games it has. */
export function Campaign(props: FieldProps) {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale())
  const inOrder = episodes.toSorted((one, other) => one.number - other.number)
  const games = inOrder.filter((_, n) => n % 3 === 0).map((_, n) => inOrder.slice(n * 3, n * 3 + 3))
  return (
    <div>
      <OneOfField {...props} />
      {props.options[props.id] === 'series' && (
        <ol className="setup-campaign" aria-label={say('enc.setup.campaign')}>
          {games.map((three) => (
            <li key={three[0]?.number}>{list.format(three.map(({ name }) => name))}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
