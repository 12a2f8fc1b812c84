import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { jobsToConsider } from '../../rules/contact-offers.ts'
import { considerTop, mayDealWith } from '../../rules/deal.ts'
import type { Deed } from '../../rules/deed.ts'
import { calm } from '../../rules/disgruntled.ts'
import { couldHaveKeyword, discardGear, type Team, wholeCrew } from '../../rules/gear.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { gain, payWhatYouCan } from '../../rules/purse.ts'
import { abilityOf, contactName, contactPile, crewCard, gearCard } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { AbilityOf, CardId, ContactId } from '../../vocabulary/index.ts'
import { gearThat, optionOf, spending } from '../shared/abilities/in-turn.ts'
import { settleBet, studyMisbehaveDeck, suitsDrawn } from '../shared/abilities/misbehave-deck.ts'

/** What the cards of this box do. */
export const breakinAtmoAnswers: Answers = {
  isIdle,
}

export const breakinAtmoHooks: Hooks = {
  goalReached,
  turnChoices: (t, c) => [
    ...studyChoices(t, c),
    ...cortexChoices(t, c),
    ...roundsOnTheHouse(t, c),
    ...gamblingChoices(t, c),
  ],
}

/** A gun on a mount is of no use without something to mount it on. */
function isIdle(t: Table, team: Team, gear: CardId): boolean {
  const mount = abilityOf(gearCard(t, gear), 'works-with')
  return mount !== undefined && !couldHaveKeyword(t, team, mount.keyword)
}

function goalReached(t: Table, c: Captain): void {
  for (const { card } of c.crew) {
    const bonus = abilityOf(crewCard(t, card), 'goal-bonus')
    if (!bonus) continue
    gain(t, c, bonus.credits)
  }
}

function studyChoices(t: Table, c: Captain): Deed[] {
  return c.gear.flatMap((gear): Deed[] => {
    const study = abilityOf(gearCard(t, gear), 'studies-misbehave-deck')
    if (!study) return []
    return [
      {
        option: optionOf('study-misbehave', gear, 'eye'),
        action: 'deal',
        carryOut: () => studyMisbehaveDeck(t, c, study.cards),
      },
    ]
  })
}

/** Contacts with a card left that nobody has seen, who deal with this captain at all. */
function contactsOnCortex(t: Table, c: Captain): ContactId[] {
  const hasWork = (contact: ContactId) =>
    jobsToConsider(t, c, contact) > 0 && contactPile(t, contact).deck.cards.length > 0
  return [...t.box.contacts.keys()].filter((contact) => mayDealWith(t, c, contact) && hasWork(contact))
}

function cortexChoices(t: Table, c: Captain): Deed[] {
  if (contactsOnCortex(t, c).length === 0) return []
  return gearThat(t, c, 'deals-by-cortex').map((gear) => ({
    option: optionOf('deal-by-cortex', gear, 'deal'),
    action: 'deal',
    carryOut: () => dealByCortex(t, c, gear),
  }))
}

function* dealByCortex(t: Table, c: Captain, gear: CardId): Rules<void> {
  const contact = yield* chooseOne(
    { seat: c.seat, kind: 'deal.by-cortex', prompt: text('prompt.deal-by-cortex'), card: gear },
    contactsOnCortex(t, c),
    (id) => ({ id, text: text('option.contact', { contact: contactName(id) }), about: contactName(id) }),
  )
  yield* considerTop(t, c, contact)
}

function roundsOnTheHouse(t: Table, c: Captain): Deed[] {
  if (!c.crew.some((member) => member.disgruntled)) return []
  return gearThat(t, c, 'calms-all').map((gear) => ({
    option: spending('calm-all', gear, 'moral'),
    carryOut() {
      discardGear(t, wholeCrew(c), gear)
      for (const member of c.crew) calm(t, member)
    },
  }))
}

function gamblingChoices(t: Table, c: Captain): Deed[] {
  return c.gear.flatMap((gear): Deed[] => {
    const game = abilityOf(gearCard(t, gear), 'same-suit-gamble')
    if (!game || c.credits < game.stake) return []
    const option = { ...spending('gamble-on-suits', gear, 'misbehave'), price: game.stake }
    return [{ option, carryOut: () => gambleOnSuits(t, c, gear, game) }]
  })
}

function gambleOnSuits(t: Table, c: Captain, gear: CardId, game: AbilityOf<'same-suit-gamble'>): void {
  discardGear(t, wholeCrew(c), gear)
  payWhatYouCan(t, c, game.stake)
  const suits = suitsDrawn(t, c, game.cards)
  const most = Math.max(...suits.map((suit) => suits.filter((other) => other === suit).length))
  settleBet(t, c, most >= game.alike, game.prize)
}
