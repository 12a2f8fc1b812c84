import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import type { GoalCondition, SetUpCard } from '../../../vocabulary/index.ts'

function setUpLines({ jobsOnlyOf, turnTokens, jobsOfOneContact }: SetUpCard): readonly Text[] {
  return [
    ...(jobsOnlyOf ? [text('set-up.jobs-only-of')] : []),
    ...(turnTokens === undefined ? [] : [text('set-up.turn-tokens', { n: turnTokens })]),
    ...(jobsOfOneContact === undefined ? [] : [text('set-up.jobs-of-one-contact', { n: jobsOfOneContact })]),
  ]
}

/** What has to be shown, as the rules tell it too. */
function conditions(when: GoalCondition): readonly Text[] {
  const { ownsGear, temptress, solidWithOneOf } = when
  return [
    ...(ownsGear ? [text(`condition.owns-gear.${ownsGear}`)] : []),
    ...(when.doneImmoralJob ? [text('condition.done-immoral-job')] : []),
    ...(when.hasWarrant ? [text('condition.has-warrant')] : []),
    ...(temptress ? [text('condition.temptress')] : []),
    ...(when.hasSaint ? [text('condition.has-saint')] : []),
    ...(when.hasDisgruntled ? [text('condition.has-disgruntled')] : []),
    ...(solidWithOneOf ? [text('condition.solid-with-one-of')] : []),
    ...(when.holdFull ? [text('condition.hold-full')] : []),
  ]
}

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = { setUp: setUpLines, condition: conditions }
