import type { FieldProps } from '../../../game/setup.ts'
import { useSay } from '../../../i18n/language.tsx'
import { OneOfField } from '../../../setup/standard-fields.tsx'
import { useAsked } from './story.ts'

/** Who deals the first jobs; a story or a set-up card may have its own say. */
export function FirstJobs(props: FieldProps) {
  const say = useSay()
  const { options, box, story } = useAsked(props.options)
  const byStory = story.startingJobs !== undefined
  const byCard = box.setUps.get(String(options['setUp']))?.startingJobs !== undefined
  if (!byStory && !byCard) return <OneOfField {...props} />
  return <OneOfField {...props} settled={say(byStory ? 'setup.jobs.by-story' : 'setup.jobs.by-card')} />
}
