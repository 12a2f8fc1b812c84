import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { contactList, credits, someRegion } from '../../../text/describe-words.ts'
import type { SetUpCard, StoryCard } from '../../../vocabulary/index.ts'
import { isAlert } from '../alert-cards.ts'

function storyLines(story: StoryCard): readonly Text[] {
  const { noStartIn, smuggling, illegalJobBonusPerWarrant: perWarrant } = story
  return [
    ...(story.alertInForce ? [text('story.alert-in-force')] : []),
    ...(noStartIn === undefined ? [] : [text('story.no-start-in', { region: someRegion([noStartIn]) })]),
    ...(smuggling
      ? [
          text('story.smuggling.goods', { n: smuggling.goods.each, region: someRegion([smuggling.goods.within]) }),
          text('story.smuggling.work'),
          text('story.smuggling.prizes', {
            contacts: contactList(smuggling.contacts),
            least: smuggling.least,
            credits: credits(smuggling.prize),
          }),
        ]
      : []),
    ...(perWarrant === undefined
      ? []
      : [text('story.illegal-job-bonus-per-warrant', { credits: credits(perWarrant) })]),
    ...(story.legalJobsUpsetWanted ? [text('story.legal-jobs-upset-wanted')] : []),
    ...(story.allianceTakesDearest ? [text('story.alliance-takes-dearest')] : []),
  ]
}

function setUpLines(card: SetUpCard): readonly Text[] {
  const { absent, jobsOfChoice } = card
  return [
    ...(card.alertInForce ? [text('set-up.alert-in-force')] : []),
    ...(absent === undefined ? [] : [text('set-up.absent', { contacts: contactList(absent), n: absent.length })]),
    ...(jobsOfChoice === undefined ? [] : [text('set-up.jobs-of-choice', { n: jobsOfChoice })]),
    ...(card.clearSkies ? [text('set-up.clear-skies')] : []),
    ...(card.noAlertTokens ? [text('set-up.no-alert-tokens')] : []),
  ]
}

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = {
  extra: (card) =>
    isAlert(card)
      ? [...(card.systemWide ? [text('alert-card.system-wide')] : []), text(`alert-card.${card.alert}`)]
      : [],
  story: storyLines,
  setUp: setUpLines,
}
