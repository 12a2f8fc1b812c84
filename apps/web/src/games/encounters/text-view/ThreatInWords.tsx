import { avatarOf } from '@keep-flying/encounters'
import { strikesAhead } from '@keep-flying/encounters/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { countOf, sentenceOf } from '../dock/Forecast.tsx'
import { useTable } from '../table.tsx'

/** What the end of the turn would bring, in sentences. */
export function ThreatInWords(part: TextPartProps) {
  const say = useSay()
  const { moment } = useTable()
  const forecast = strikesAhead(moment.view)
  return (
    <Part {...part}>
      <p>{say('enc.words.if-now', { strikes: countOf(forecast, say) })}</p>
      <ul className="text-facts">
        {forecast.strikers.map(({ card, times, kind }) => (
          <li key={card}>
            <CardLink id={card} />: {say(`enc.strikes.${kind}`, { n: times })}.
          </li>
        ))}
        {forecast.victims.map((victim) => (
          <li key={victim.main.crew}>
            {avatarOf(victim.main.crew).name}: {sentenceOf(victim, say)}.
          </li>
        ))}
      </ul>
      {forecast.ship.lost > 0 && <p>{say('enc.forecast.ship-lost')}</p>}
    </Part>
  )
}
