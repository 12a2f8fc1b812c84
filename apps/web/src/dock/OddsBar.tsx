import { type Say, useSay } from '../i18n/language.tsx'
import { byTone, hundredths, type OddsPart } from './odds.ts'
import './odds.css'

/** Every outcome with its chance: a picture with a whole sentence behind it, and a legend in words. */
export function OddsBar({ parts, legend = true }: { parts: readonly OddsPart[]; legend?: boolean }) {
  const say = useSay()
  const shown = byTone(parts.filter(({ chance }) => chance > 0))
  const figures = hundredths(shown.map(({ chance }) => chance))
  return (
    <div className="odds">
      <div className="odds-bar" role="img" aria-label={oddsSentence(say, parts)}>
        {shown.map((part, n) => (
          <span
            key={part.label}
            className={`odds-part odds-${part.tone}`}
            style={{ flexGrow: Math.max(part.chance, 0.04) }}
          >
            <b>{figure(say, figures[n] ?? 0)}</b>
          </span>
        ))}
      </div>
      {legend && (
        <ul className="odds-legend" aria-hidden="true">
          {shown.map((part, n) => (
            <li key={part.label}>
              <i className={`odds-${part.tone}`} />
              {/* Two of one look are told apart by their figures. */}
              {shown.some((other) => other !== part && other.tone === part.tone) && (
                <b>{figure(say, figures[n] ?? 0)}</b>
              )}
              {part.label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The same in a line's height, without figures. */
export function MiniOdds({ parts }: { parts: readonly OddsPart[] }) {
  const say = useSay()
  return (
    <span className="odds-mini" role="img" aria-label={oddsSentence(say, parts)}>
      {byTone(parts.filter(({ chance }) => chance > 0)).map((part) => (
        <i key={part.label} className={`odds-${part.tone}`} style={{ flexGrow: part.chance }} />
      ))}
    </span>
  )
}

function figure(say: Say, hundred: number): string {
  if (hundred >= 100) return say('dock.odds.sure')
  return hundred < 1 ? say('dock.odds.hardly') : say('dock.odds.figure', { n: hundred })
}

/** The odds in a sentence, for whoever cannot see the bar. */
function oddsSentence(say: Say, parts: readonly OddsPart[]): string {
  const figures = hundredths(parts.map(({ chance }) => chance))
  return parts
    .map(({ label }, n) => {
      const hundred = figures[n] ?? 0
      if (hundred <= 0) return say('dock.odds.part-no', { label })
      return hundred >= 100 ? say('dock.odds.part-sure', { label }) : say('dock.odds.part', { label, n: hundred })
    })
    .join(' ')
}
