import { episodeOf } from '@keep-flying/encounters'
import { campaignScore, resultsOf, scoreParts } from '@keep-flying/encounters/ask'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import './result.css'

/** The score by Episode, and how a campaign stands. */
export function Result() {
  const say = useSay()
  const { view } = useTable().moment
  return (
    <>
      <ol className="enc-score" aria-label={say('enc.story.score')}>
        {scoreParts(view).map(({ letter, points, most }) => (
          <li key={letter} data-earned={points > 0 || undefined}>
            <b>{points > 0 ? points : '–'}</b>
            <span>{episodeOf(view.episodes[letter]).name}</span>
            <small>
              {points > 0
                ? say(letter === 'C' ? 'enc.story.won' : 'enc.story.full')
                : say('enc.story.missed', { n: most })}
            </small>
          </li>
        ))}
      </ol>
      {view.options.campaign !== 'none' && <Campaign />}
    </>
  )
}

/** Where the campaign stands, and what the next game begins with. */
function Campaign() {
  const say = useSay()
  const { view } = useTable().moment
  const results = resultsOf(view)
  const count = (what: 'strike' | 'upgrade') => view.serenity.filter((slot) => slot[what] !== null).length
  return (
    <section className="enc-campaign">
      <h2 className="stencil">{say('enc.story.campaign', { n: results.length })}</h2>
      <p>{say('enc.story.campaign.score', { n: campaignScore(results) })}</p>
      {view.toCome.length > 0 && (
        <p>
          {view.end === 'won'
            ? say('enc.story.campaign.kept', {
                upgrades: count('upgrade'),
                ship: count('strike'),
                crew: view.mains.reduce((sum, { strikes }) => sum + strikes.length, 0),
              })
            : say('enc.story.campaign.anew')}
        </p>
      )}
    </section>
  )
}
