import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Mark } from '../../box.ts'
import { plainOption } from '../../rules/deed.ts'
import type { Team } from '../../rules/gear.ts'
import { aboard, couldMakeRoomFor } from '../../rules/hold.ts'
import { loadInFull } from '../../rules/loading.ts'
import { sectorsAt } from '../../rules/map.ts'
import { misbehave } from '../../rules/misbehave.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { giveGoalToken } from '../../rules/story.ts'
import { contactCard, contactName, navCard, seatName, sectorName, story, tell } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import { endAttempt, fail, sendTeam } from '../../rules/work.ts'
import type { Captain, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { advanced } from './listing.ts'
import { keepTenth, kept, tenthOf } from './state.ts'
import { cruiserTowards, cutterTowards, nearestCutter } from './towards.ts'

/** "The Lonely Smuggler's Blues". */

export function contrabandAt(t: Table, sector: SectorId): number {
  return tenthOf(t).contraband?.[sector] ?? 0
}

/** How many cards may be faced for it in one Work action. */
const mostCards = 3

function* goOn(c: Captain): Rules<boolean> {
  return yield* chooseOne(
    { seat: c.seat, kind: 'smuggle.on', prompt: text('prompt.smuggle-on') },
    [true, false],
    (on) =>
      plainOption(
        on ? 'smuggle-on' : 'smuggle-stop',
        on ? { role: 'risky', sign: 'misbehave' } : { role: 'end', sign: 'check' },
      ),
  )
}

/** Smuggling is illegal, and nobody minds. */
const shady = { legal: false, immoral: false }

/** Card by card: each one passed brings a token aboard. */
function* smuggle(t: Table, c: Captain): Rules<void> {
  const team = yield* sendTeam(t, c, shady, {}, null)
  yield* loadCardByCard(t, team)
  endAttempt(t, team)
}

function* loadCardByCard(t: Table, team: Team): Rules<void> {
  const { captain: c, attempt } = team
  const goods = kept(tenthOf(t).contraband)
  const { sector } = c
  for (let card = 1; attempt && card <= mostCards; card++) {
    const outcome = yield* misbehave(t, team, attempt, card)
    if (outcome !== 'proceed') return yield* fail(t, team, outcome)
    const left = contrabandAt(t, sector) - 1
    goods[sector] = left
    yield* loadInFull(t, c, { contraband: 1 })
    tell(t, 'contraband-found', { who: seatName(c), sector: sectorName(sector), left })
    if (left === 0 || card === mostCards || !couldMakeRoomFor(t, c, { contraband: 1 }) || !(yield* goOn(c))) return
  }
}

export function contrabandMarks(t: Table): readonly Mark[] {
  return Object.entries(tenthOf(t).contraband ?? {}).flatMap(([sector, n]) =>
    n === 0 ? [] : [{ is: 'contraband', sector, text: text('mark.contraband', { n }), n, printed: 0 }],
  )
}

export function tokenMarks(t: Table): readonly Mark[] {
  const { buyers } = story(t)
  return (buyers?.contacts ?? []).flatMap((contact) => {
    const { at } = contactCard(t, contact)
    const [sector] = at === null ? [] : sectorsAt(t, at)
    const served = tenthOf(t).served?.includes(contact)
    if (sector === undefined || served) return []
    return [
      {
        is: 'goal-token',
        sector,
        text: text('mark.goal-token-on-deck', { contact: contactName(contact) }),
        n: 1,
        printed: 0,
      },
    ]
  })
}

/** With so much aboard a smuggler is an easy mark. */
const easyMark = 3

export const smugglerAnswers: Answers = {
  buysFromAnybody(t, _c, contact) {
    const { buyers } = story(t)
    const price = contactCard(t, contact).buys.contraband ?? 0
    return buyers?.contacts.includes(contact) ? { contraband: price - buyers.discount } : {}
  },
}

export const smugglerHooks: Hooks = {
  laidOut(state, box) {
    const rule = box.stories.get(state.options.story)?.contrabandOnPlanets
    const planets = [...box.sectors.values()].filter(
      ({ supply, places }) => rule && supply !== undefined && !places.some((place) => rule.not.includes(place)),
    )
    const contraband = Object.fromEntries(planets.map(({ id }) => [id, rule?.n ?? 0]))
    keepTenth(state, { contraband, served: [], soldInDeal: 0 })
  },
  turnChoices(t, c) {
    if (contrabandAt(t, c.sector) === 0 || !couldMakeRoomFor(t, c, { contraband: 1 })) return []
    const option = plainOption('smuggle', { role: 'risky', sign: 'contraband', group: 'work' })
    return [{ option, action: 'work', carryOut: () => smuggle(t, c) }]
  },
  dealBegins(t) {
    keepTenth(t.state, { soldInDeal: 0 })
    return undefined
  },
  sold(t, c, contact, token, n) {
    const { buyers } = story(t)
    const served = kept(tenthOf(t).served)
    if (token !== 'contraband' || !buyers?.contacts.includes(contact) || served.includes(contact)) return
    const soldInDeal = (tenthOf(t).soldInDeal ?? 0) + n
    keepTenth(t.state, { soldInDeal })
    if (soldInDeal < buyers.forToken) return
    served.push(contact)
    giveGoalToken(t, c, text('token-for.delivery', { contact: contactName(contact) }))
  },
  *navCardResolved(t, c, card) {
    if (story(t).advanced !== 'easy-mark' || !hasVariant(t, advanced) || aboard(c, 'contraband') < easyMark) return
    const { kind } = navCard(t, card)
    if (kind === 'cruiser') yield* cruiserTowards(t, c, 1)
    const cutter = kind === 'reaver' ? nearestCutter(t, c) : undefined
    if (cutter !== undefined) yield* cutterTowards(t, cutter, c)
  },
}
