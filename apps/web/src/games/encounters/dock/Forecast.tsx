import { avatarOf } from '@keep-flying/encounters'
import { type StrikeForecast, strikesAhead, type Victim } from '@keep-flying/encounters/ask'
import { useMemo } from 'react'
import { MiniOdds } from '../../../dock/OddsBar.tsx'
import { hundredths, type OddsPart } from '../../../dock/odds.ts'
import { type Say, useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import './forecast.css'

/** What ending the turn now would bring: who is struck, how hard, and who falls. */
export function Forecast() {
  const say = useSay()
  const { moment } = useTable()
  const forecast = useMemo(() => strikesAhead(moment.view), [moment.view])
  return (
    <section className="forecast" aria-label={say('enc.forecast')} data-guide="forecast">
      <header>
        <h3 className="stencil">{say('enc.forecast')}</h3>
        <small>{countOf(forecast, say)}</small>
      </header>
      {forecast.victims.map((victim) => (
        <VictimLine key={victim.main.crew} victim={victim} />
      ))}
      {forecast.ship.lost > 0 && <p className="forecast-lost">{say('enc.forecast.ship-lost')}</p>}
    </section>
  )
}

/** How many strikes are coming, in words. */
export function countOf({ victims, ship }: StrikeForecast, say: Say): string {
  const crew = victims.reduce((sum, { strikes }) => sum + strikes, 0)
  const parts = [
    ...(crew > 0 ? [say('enc.strikes.crew', { n: crew })] : []),
    ...(ship.strikes > 0 ? [say('enc.strikes.ship', { n: ship.strikes })] : []),
  ]
  return parts.length === 0 ? say('enc.forecast.none') : parts.join(', ')
}

function VictimLine({ victim }: { victim: Victim }) {
  const say = useSay()
  if (victim.strikes === 0) return null
  return (
    <div className="forecast-victim">
      <b>{avatarOf(victim.main.crew).name}</b>
      <MiniOdds parts={partsOf(victim, say)} />
      <small>{sentenceOf(victim, say)}</small>
    </div>
  )
}

/** The damage in three bands: little, much, and defeat. */
function partsOf({ damage, defeat }: Victim, say: Say): OddsPart[] {
  const little = damage.reduce((sum, chance, n) => (n <= littleDamage ? sum + chance : sum), 0)
  const low = Math.min(little, 1 - defeat)
  return [
    { tone: 'good', chance: low, label: say('enc.forecast.little', { n: littleDamage }) },
    { tone: 'mixed', chance: Math.max(0, 1 - low - defeat), label: say('enc.forecast.much', { n: littleDamage + 1 }) },
    { tone: 'dire', chance: defeat, label: say('enc.forecast.falls') },
  ]
}

const littleDamage = 3

/** The same in a sentence. */
export function sentenceOf(victim: Victim, say: Say): string {
  const parts = partsOf(victim, say)
  const figures = hundredths(parts.map(({ chance }) => chance))
  return parts
    .flatMap(({ label }, n) => (figures[n] ? say('enc.forecast.part', { n: figures[n] ?? 0, label }) : []))
    .join(' · ')
}
