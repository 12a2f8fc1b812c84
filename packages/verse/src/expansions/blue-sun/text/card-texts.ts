import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { contactList } from '../../../text/describe-words.ts'
import type { SetUpCard, StoryCard } from '../../../vocabulary/index.ts'
import { isChallenge } from '../challenges.ts'
import { describeChallenge } from './describe-challenge.ts'

function storyLines(story: StoryCard): readonly Text[] {
  const { goalWarrantsSpare: spare } = story
  return [
    ...(story.illegalJobWarrant ? [text('story.illegal-job-warrant')] : []),
    ...(story.allianceAlertsOnPlanets ? [text('story.alliance-alerts-on-planets')] : []),
    ...(story.contactDecksCutToPlayers ? [text('story.contact-decks-cut')] : []),
    ...(spare === undefined ? [] : [text('story.goal-warrants-spare', { contacts: contactList(spare) })]),
  ]
}

function setUpLines({ alertsOnPlanets }: SetUpCard): readonly Text[] {
  return alertsOnPlanets ? [text('set-up.alerts-on-planets')] : []
}

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = {
  other: (card) => (isChallenge(card) ? describeChallenge(card) : []),
  story: storyLines,
  setUp: setUpLines,
}
