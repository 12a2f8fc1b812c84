import { storyline } from '@keep-flying/adventures'
import { call } from '../../../cards/names.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

/** How far a Storyline has come: which of its Jobs this is, what the ones before paid, and what is left to earn. */
export function StorylineStanding() {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' })
  const { moment, write } = useTable()
  const { campaign, handed } = moment.view.options
  if (campaign !== 'storyline') return null
  const credits = handed?.credits ?? storyline.seed
  const worked = (handed?.jobs ?? []).map((id, n) =>
    say('adv.story.worked', { job: call(write, 'job', id), n: handed?.rewards[n] ?? 0 }),
  )
  const standing = say('adv.story.standing', {
    n: worked.length + 1,
    of: storyline.jobs,
    credits,
    goal: storyline.goal,
  })
  return (
    <div className="storyline-standing">
      <b>{standing}</b>
      <meter min={0} max={storyline.goal} value={credits} aria-label={standing} />
      {worked.length > 0 && <span>{list.format(worked)}</span>}
    </div>
  )
}
