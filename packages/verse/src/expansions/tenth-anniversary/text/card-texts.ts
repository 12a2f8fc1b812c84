import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { contactList, credits, somePlace } from '../../../text/describe-words.ts'
import type { StoryCard } from '../../../vocabulary/index.ts'
import type { NamedFeat } from '../vocabulary.ts'
import { ownConditions } from './conditions.ts'

const place = (id: string) => ({ name: 'place', id }) as const

function featLine(feat: NamedFeat): Text {
  const { name } = feat
  switch (feat.is) {
    case 'gifts':
      return text('feat.gifts', { name, credits: credits(feat.pays), n: feat.places, places: somePlace(feat.at) })
    case 'content-crew':
      return text('feat.content-crew', { name, n: feat.crew })
    case 'tests':
      return text('feat.tests', { name, n: feat.times, target: feat.target, skill: text(`skill.${feat.skill}`) })
    case 'sales':
      return text('feat.sales', { name, what: text(`token.${feat.token}`, { n: feat.n }) })
    case 'standing':
      return text('feat.standing', { name, n: feat.solid, warrants: feat.warrants })
  }
}

function heroLines({ heroes, adventures }: StoryCard): Text[] {
  return [
    ...(heroes === undefined
      ? []
      : [
          text('story.heroes', {
            ...{ leader: { name: 'card', id: heroes.leader }, ship: { name: 'card', id: heroes.ship } },
            ...{ upgrade: heroes.upgrade, crew: heroes.crew.join(', ') },
            ...{ credits: credits(heroes.credits), place: place(heroes.at) },
          }),
        ]),
    ...(adventures === undefined
      ? []
      : [
          text('story.adventures', { n: adventures.drawn }),
          text('story.adventure-told', { credits: credits(adventures.credits), n: adventures.time }),
        ]),
  ]
}

/** How a story is set up otherwise. */
function setUpLines(story: StoryCard): readonly Text[] {
  const { contactsOfChoice, primes, primesContacts, contrabandOnPlanets, reaverAlertsAt, standingReavers, onlyMoney } =
    story
  return [
    ...(contactsOfChoice === undefined
      ? []
      : [text('story.contacts-of-choice', { n: contactsOfChoice.n, contacts: contactList(contactsOfChoice.not) })]),
    ...heroLines(story),
    ...(primes === undefined ? [] : [text('story.primes', { n: primes })]),
    ...(primesContacts === undefined ? [] : [text('story.primes-contacts', { n: primesContacts })]),
    ...(onlyMoney === undefined ? [] : [text('story.only-money', { credits: credits(onlyMoney) })]),
    ...(story.startingGoals === undefined ? [] : [text('story.starting-goals', { n: story.startingGoals })]),
    ...(contrabandOnPlanets === undefined
      ? []
      : [
          text('story.contraband-on-planets', { n: contrabandOnPlanets.n, places: somePlace(contrabandOnPlanets.not) }),
        ]),
    ...(reaverAlertsAt === undefined ? [] : [text('story.reaver-alerts-at', { places: somePlace(reaverAlertsAt) })]),
    ...(standingReavers === undefined ? [] : [text('story.standing-reavers', { place: place(standingReavers) })]),
  ]
}

/** What holds in stories of chases. */
function chaseLines({ firstClue, fortune, fuelPrices, cargoHidesContraband, calmAtHaven, hunt }: StoryCard): Text[] {
  return [
    ...(firstClue === undefined ? [] : [text('story.first-clue', { credits: credits(firstClue) })]),
    ...(fortune === undefined ? [] : [text('story.fortune', { n: fortune.from, fuel: fortune.fuel })]),
    ...(fuelPrices === undefined
      ? []
      : [
          text('story.fuel-prices', {
            ...{ first: credits(fuelPrices.first), later: credits(fuelPrices.later), n: fuelPrices.from },
          }),
        ]),
    ...(cargoHidesContraband ? [text('story.cargo-hides-contraband')] : []),
    ...(calmAtHaven ? [text('story.calm-at-haven')] : []),
    ...(hunt === undefined
      ? []
      : [
          text('story.hunt', { place: place(hunt.to), on: hunt.comesOn }),
          text('story.false-trail', { place: place(hunt.to), from: hunt.trailFrom, back: hunt.trailBack }),
        ]),
  ]
}

/** So many tokens left, and so many, and so many. */
const countList = (counts: readonly number[]) =>
  ({ list: counts.map((n) => text('number', { n })), join: 'and' }) as const

/** What holds while it is told. */
function ruleLines(story: StoryCard): readonly Text[] {
  const {
    aloof,
    immoralJobBonus,
    rage,
    temperAt,
    timeForSolid,
    buyers,
    lives,
    missions,
    newAlertAt,
    feats = [],
  } = story
  return [
    ...(aloof === undefined ? [] : [text('story.aloof', { contact: { name: 'contact', id: aloof } })]),
    ...(immoralJobBonus === undefined ? [] : [text('story.immoral-job-bonus', { credits: credits(immoralJobBonus) })]),
    ...(story.favours ? [text('story.favours')] : []),
    ...(story.tales ? [text('story.tales')] : []),
    ...chaseLines(story),
    ...(rage === undefined ? [] : [text('story.rage', { n: rage })]),
    ...(temperAt === undefined ? [] : [text('story.temper-at', { counts: countList(temperAt) })]),
    ...(newAlertAt === undefined ? [] : [text('story.new-alert-at', { counts: countList(newAlertAt) })]),
    ...(timeForSolid === undefined ? [] : [text('story.time-for-solid', { n: timeForSolid })]),
    ...(buyers === undefined
      ? []
      : [
          text('story.smuggling'),
          text('story.buyers', {
            ...{ contacts: contactList(buyers.contacts), credits: credits(buyers.discount), n: buyers.forToken },
          }),
        ]),
    ...(lives === undefined ? [] : [text('story.lives', { every: lives.every, credits: credits(lives.credits) })]),
    ...(missions === undefined ? [] : [text('story.missions', { contact: { name: 'contact', id: missions } })]),
    ...(feats.length === 0 ? [] : [text('story.feats')]),
    ...feats.map(featLine),
  ]
}

/** What a table may agree on to make it harder. */
function harderLines({ challenges = [], advanced }: StoryCard): readonly Text[] {
  return [
    ...challenges.map((id) =>
      text('story.challenge', { name: text(`variant.${id}`), what: text(`variant.${id}.about`) }),
    ),
    ...(advanced === undefined
      ? []
      : [text('story.advanced', { name: text(`advanced.${advanced}`), what: text(`advanced.${advanced}.about`) })]),
  ]
}

/** What this box alone may put on a card. */
export const cardTexts: CardTexts = {
  story: (story) => [...setUpLines(story), ...ruleLines(story), ...harderLines(story)],
  setUp: ({ headStart, localHeroes }) => [
    ...(headStart ? [text('set-up.head-start', { credits: credits(headStart.credits), n: headStart.cards })] : []),
    ...(localHeroes ? [text('set-up.local-heroes', { credits: credits(localHeroes) })] : []),
  ],
  condition: ownConditions,
}
