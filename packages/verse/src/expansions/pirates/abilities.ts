import { chooseOne, chooseSome, confirm, type Rules, sum, text } from '@keep-flying/kernel'
import { sendCruiser } from '../../rules/cruiser.ts'
import { drawTop } from '../../rules/decks.ts'
import { type Deed, yesOrNo } from '../../rules/deed.ts'
import { calm } from '../../rules/disgruntled.ts'
import { evade } from '../../rules/fly.ts'
import { takeFromDiscards } from '../../rules/from-discards.ts'
import { discardGear, type Team, wholeCrew } from '../../rules/gear.ts'
import { aboard, unload } from '../../rules/hold.ts'
import { strikeDown } from '../../rules/kill.ts'
import { regionOf } from '../../rules/map.ts'
import type { Answers, Hooks, Kind } from '../../rules/moments.ts'
import { gain, payWhatYouCan } from '../../rules/purse.ts'
import { showCrew } from '../../rules/show.ts'
import { takeTest } from '../../rules/skill.ts'
import {
  abilityOf,
  abilityOn,
  cardName,
  coreCard,
  gearCard,
  seatName,
  sectorOf,
  shipAbilities,
  supplyPile,
  tell,
} from '../../rules/table.ts'
import type { Captain, Member, Table } from '../../state.ts'
import type { AbilityOf, CardId, Suit, Test } from '../../vocabulary/index.ts'
import { optionOf, spending } from '../shared/abilities/in-turn.ts'
import { suitsDrawn } from '../shared/abilities/misbehave-deck.ts'
import { boardingModifier, boardingRerolls } from './boarding.ts'
import { piratesOf } from './state.ts'

/** What the cards of this box do outside boarding and Showdowns. */

function staysAboard(t: Table, { card }: Member, { legal }: Kind): boolean {
  return !legal && abilityOn(t, card, 'sits-out-illegal-jobs') !== undefined
}

function testModifier(t: Table, { captain }: Team, takers: readonly Member[], test: Test): number {
  const local = sum(takers, ({ card }) => {
    const points = abilityOn(t, card, 'points-in-region')
    return points && points.skill === test.skill && points.region === regionOf(t, captain.sector) ? points.points : 0
  })
  return local + boardingModifier(t, captain, test)
}

/** Somebody willing may die in the place of one who was struck down; a Medic may save that one too. */
function* diesInstead(t: Table, team: Team, struck: readonly Member[]): Rules<readonly Member[]> {
  const { captain } = team
  const willing = captain.crew.find((member) => abilityOn(t, member.card, 'dies-instead') && !struck.includes(member))
  if (!willing) return []
  const saved = yield* chooseOne<Member | null>(
    {
      seat: captain.seat,
      kind: 'kill.instead',
      prompt: text('prompt.dies-instead', { card: cardName(willing.card) }),
      card: willing.card,
    },
    [null, ...struck],
    (member) => (member === null ? { id: 'none', text: text('option.nobody-instead'), role: 'end' } : showCrew(member)),
  )
  if (!saved) return []
  tell(t, 'died-instead', { who: seatName(captain), card: cardName(willing.card), saved: cardName(saved.card) })
  yield* strikeDown(t, team, [willing])
  return [saved]
}

function* takenInstead(t: Table, team: Team, member: Member): Rules<boolean> {
  return (yield* diesInstead(t, team, [member])).length > 0
}

function* paysOff(t: Table, team: Team, card: CardId): Rules<boolean> {
  const { captain } = team
  const { paidOff } = piratesOf(t)
  for (const member of team.members) {
    const price = abilityOn(t, member.card, 'pays-to-redraw')?.credits
    if (price === undefined || paidOff.includes(member.card) || captain.credits < price) continue
    const agreed = yield* confirm({
      seat: captain.seat,
      kind: 'misbehave.pay-off',
      prompt: text('prompt.pay-to-redraw', { card: cardName(card), who: cardName(member.card), credits: price }),
      ...yesOrNo('pay-to-redraw'),
      card,
    })
    if (!agreed) continue
    paidOff.push(member.card)
    captain.credits -= price
    tell(t, 'misbehave-bought-off', { who: seatName(captain), card: cardName(card), credits: price })
    return true
  }
  return false
}

function* evadesCutter(t: Table, c: Captain): Rules<boolean> {
  const fuel = Math.min(...shipAbilities(t, c, 'evades-cutter').map((one) => one.fuel))
  if (aboard(c, 'fuel') < fuel) return false
  const evades = yield* confirm({
    seat: c.seat,
    kind: 'cutter.evade',
    prompt: text('prompt.evade-cutter', { n: fuel }),
    ...yesOrNo('evade-cutter'),
  })
  if (!evades) return false
  unload(c, 'fuel', fuel)
  yield* evade(t, c)
  return true
}

/** A find of some worth may turn up after a Salvage Op. */
function* salvagesUpgrade(t: Table, c: Captain): Rules<void> {
  for (const card of [...c.upgrades]) {
    const find = abilityOn(t, card, 'salvages-upgrade')
    if (!find) continue
    const bands = [
      { from: 1, outcome: 'nothing' },
      { from: find.target, outcome: 'find' },
    ]
    const scene = { team: wholeCrew(c), option: cardName(card), card }
    const { roll } = yield* takeTest(t, scene, { test: { skill: find.skill }, bands })
    if (roll.total >= find.target) yield* takeFromDiscards(t, c, { kind: 'upgrade' })
  }
}

function turnChoices(t: Table, c: Captain): Deed[] {
  return [...millingChoices(t, c), ...cruiserCalls(t, c), ...gamblingChoices(t, c)]
}

function millingChoices(t: Table, c: Captain): Deed[] {
  const { supply } = sectorOf(t, c.sector)
  if (!supply || supplyPile(t, supply).deck.cards.length === 0) return []
  return c.gear.flatMap((gear): Deed[] => {
    const scope = abilityOf(gearCard(t, gear), 'mills-supply')
    if (!scope) return []
    return [
      {
        option: optionOf('mill-supply', gear, 'eye'),
        action: 'work',
        carryOut() {
          const pile = supplyPile(t, supply)
          for (let n = 0; n < scope.cards; n++) {
            const card = drawTop(t, pile)
            if (card === undefined) return
            pile.discard.cards.push(card)
            tell(t, 'milled', { card: cardName(card) })
          }
        },
      },
    ]
  })
}

function cruiserCalls(t: Table, c: Captain): Deed[] {
  if (regionOf(t, c.sector) !== 'alliance' || t.state.cruiser === c.sector) return []
  return c.crew
    .filter((member) => abilityOn(t, member.card, 'calls-cruiser'))
    .map((member) => ({
      option: optionOf('summon-cruiser', member.card, 'cruiser'),
      action: 'fly',
      carryOut: () => sendCruiser(t, c, c.sector),
    }))
}

function gamblingChoices(t: Table, c: Captain): Deed[] {
  return c.gear.flatMap((gear): Deed[] => {
    const game = abilityOf(gearCard(t, gear), 'named-suit-gamble')
    if (!game || c.credits < game.stake) return []
    const option = { ...spending('gamble-on-a-suit', gear, 'misbehave'), price: game.stake }
    return [{ option, carryOut: () => gambleOnSuit(t, c, gear, game) }]
  })
}

const suits: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades']

function* gambleOnSuit(t: Table, c: Captain, gear: CardId, game: AbilityOf<'named-suit-gamble'>): Rules<void> {
  discardGear(t, wholeCrew(c), gear)
  payWhatYouCan(t, c, game.stake)
  const suit = yield* chooseOne(
    { seat: c.seat, kind: 'gamble.suit', prompt: text('prompt.gamble-on-a-suit', { n: game.cards }) },
    suits,
    (item) => ({ id: item, text: text(`option.suit-${item}`), sign: item }),
  )
  const hits = suitsDrawn(t, c, game.cards).filter((drawn) => drawn === suit).length
  if (hits === 0) return tell(t, 'gamble-lost', { who: seatName(c) })
  gain(t, c, hits * game.prize)
  const unhappy = c.crew.filter((member) => member.disgruntled)
  const calmed = yield* chooseSome(
    { seat: c.seat, kind: 'crew.calm-some', prompt: text('prompt.calm-some', { n: hits }), min: hits, max: hits },
    unhappy,
    showCrew,
  )
  for (const member of calmed) calm(t, member)
}

export const abilityAnswers: Answers = {
  staysAboard,
  testModifier,
  rerolls: (t, { captain }, test) => boardingRerolls(t, captain, test),
  burnRange: (t, c) => (shipAbilities(t, c, 'upgrades-shorten-range').length > 0 ? -c.upgrades.length : 0),
  burnCost: (t, c, usual) => (abilityOf(coreCard(t, c), 'ignores-heavy-load') ? coreCard(t, c).burnFuel : usual),
}

export const abilityHooks: Hooks = {
  crewFalls: diesInstead,
  crewTaken: takenInstead,
  misbehaveDrawn: paysOff,
  reaversStrike: evadesCutter,
  salvaged: salvagesUpgrade,
  turnChoices,
  turnBegins(t) {
    piratesOf(t).paidOff = []
  },
}
