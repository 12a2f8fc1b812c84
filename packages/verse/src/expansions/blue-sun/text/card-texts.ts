import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { contactList, somePlace, someRegion } from '../../../text/describe-words.ts'
import type { GoalCondition, SetUpCard, StoryCard } from '../../../vocabulary/index.ts'
import { isChallenge } from '../challenges.ts'
import { describeChallenge } from './describe-challenge.ts'

function storyLines(story: StoryCard): readonly Text[] {
  const { goalWarrantsSpare: spare } = story
  return [
    ...(story.illegalJobWarrant ? [text('story.illegal-job-warrant')] : []),
    ...havenLines(story),
    ...(story.allianceAlertsOnPlanets ? [text('story.alliance-alerts-on-planets')] : []),
    ...(story.contactDecksCutToPlayers ? [text('story.contact-decks-cut')] : []),
    ...(spare === undefined ? [] : [text('story.goal-warrants-spare', { contacts: contactList(spare) })]),
  ]
}

function havenLines({ havens, noCruiserAtHavens, havenComforts: comforts }: StoryCard): readonly Text[] {
  return [
    ...(havens === undefined
      ? []
      : [text('story.havens', { region: someRegion([havens.within]), places: somePlace(havens.notAt) })]),
    ...(noCruiserAtHavens ? [text('story.no-cruiser-at-havens')] : []),
    ...(comforts === undefined ? [] : [text('story.haven-comforts', { fuel: comforts.freeFuelAtOwn })]),
  ]
}

function setUpLines({ alertsOnPlanets }: SetUpCard): readonly Text[] {
  return alertsOnPlanets ? [text('set-up.alerts-on-planets')] : []
}

function conditionTexts({ atOwnHaven }: GoalCondition): readonly Text[] {
  return atOwnHaven ? [text('condition.at-own-haven')] : []
}

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = {
  other: (card) => (isChallenge(card) ? describeChallenge(card) : []),
  story: storyLines,
  setUp: setUpLines,
  condition: conditionTexts,
}
