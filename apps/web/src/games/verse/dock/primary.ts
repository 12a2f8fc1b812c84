import type { Decision, Writer } from '@keep-flying/kernel'
import { describeDeed, type Option } from '@keep-flying/verse'
import { burnCost } from '@keep-flying/verse/ask'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { Picked } from '../../../dock/answers.ts'
import { iconOf } from '../../../dock/looks.ts'
import type { Deed, Primary } from '../../../dock/planning.ts'
import { type Say, useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { bribePrice } from './Bribes.tsx'
import { type Control, controlOf } from './control.tsx'
import { wayOf } from './deeds.ts'
import { useFaces } from './faces.ts'
import { flightWords } from './flight-words.ts'
import { useIntent } from './intent.tsx'
import { useMarketPrimary } from './market-primary.ts'
import { sectorName } from './places.ts'
import { priceIn } from './prices.ts'
import { useRoamer } from './use-roamer.ts'

interface Words {
  readonly decision: Decision
  readonly deed: Deed
  readonly picked: Picked
  readonly say: Say
  readonly write: Writer
}

export function usePrimary(decision: Decision): Primary | null {
  const say = useSay()
  const { write, t, me } = useTable()
  const { course, bribes } = useIntent()
  const { deed, picked } = useAnswering()
  const faces = useFaces(decision)
  const { pieces, from } = useRoamer()
  const ofMarket = useMarketPrimary()
  const control = controlOf(decision)
  const needsPiece = pieces.length > 0 && from === null
  if (deed && beforeTheStart.includes(decision.kind)) return startWords({ decision, deed, picked, say, write })
  if (!control || control === 'steps') return null
  if (control === 'market') return ofMarket(decision)
  if (!deed) return { label: say(`dock.none.${needsPiece ? 'which-cutter' : control}`), icon: 'down' }
  const words: Words = { decision, deed, picked, say, write }
  const to = course.at(-1)
  if (flights.includes(decision.kind) && deed.next[0]?.kind === 'fly.to' && to !== undefined) {
    const way = decision.kind === 'turn' ? wayOf(decision, picked) : 'burn'
    const fuel = me && decision.kind === 'turn' ? burnCost(t, me) : 0
    return flightWords(say, write, { way: way ?? 'burn', to, fuel })
  }
  if (control === 'faces') {
    const face = faces.find(({ id }) => id === deed.value)
    if (face?.test) return { label: say('dock.do.roll', { price: bribes * bribePrice }), icon: 'die5' }
    return { label: (face && faceWords(face.option, write)) ?? say('dock.do.face'), icon: 'check' }
  }
  return makers[control](words)
}

/** Characters of a deed that a button has room for, in two lines; of a longer one the card says enough. */
const longestDeed = 48

/** What an option of a card does, if that is said in a few words. */
function faceWords(option: Option<string>, write: Writer): string | null {
  const words = write(describeDeed(option))
  return words.length > longestDeed ? null : words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** The questions that are answered by laying a course. */
const flights: readonly string[] = ['turn', 'fly.to']

/** Questions of the set-up whose answer is a card, or several. */
const beforeTheStart: readonly string[] = ['set-up.leader', 'set-up.ship', 'set-up.keep-jobs']

function startWords({ decision, deed, picked, say, write }: Words): Primary {
  const option = optionsOf(decision).find(({ id }) => id === deed.value)
  const name = option ? write(option.text) : ''
  return { label: say(`dock.do.${decision.kind}`, { name, n: picked.length }), icon: 'check' }
}

/** The words of an option, where it is one option that is answered with. */
function optionWords({ decision, deed, say, write }: Words): Primary {
  const option = decision.form === 'one' ? decision.options.find(({ id }) => id === deed.value) : undefined
  if (!option) return { label: say('dock.do.plain'), icon: 'check' }
  return { label: write(option.text), icon: iconOf(option) ?? 'check' }
}

function sectorWords(words: Words): Primary {
  const { decision, deed, say, write } = words
  const option = decision.form === 'one' ? decision.options.find(({ id }) => id === deed.value) : undefined
  if (!option?.at || !('place' in option.at)) return optionWords(words)
  const kind = sectorDeeds.includes(decision.kind) ? decision.kind : 'sector'
  return {
    label: say(`dock.do.${kind}`, { place: sectorName(write, option.at.place) }),
    icon: kind === 'fly.to' ? 'fly' : 'target',
  }
}

const sectorDeeds: readonly string[] = [
  'fly.to',
  'evade.to',
  'cruiser.move',
  'cutter.move',
  'corvette.move',
  'set-up.place',
]

function amountWords({ decision, deed, say }: Words): Primary {
  const n = typeof deed.value === 'number' ? deed.value : 0
  const price = priceIn(decision) * n
  if (decision.kind === 'test.bribe') return { label: say('dock.do.roll', { price }), icon: 'die5' }
  const does = amountDeeds[decision.kind] ?? 'amount'
  return { label: say(`dock.do.${does}`, { n, price }), icon: price > 0 ? 'credits' : 'check' }
}

const amountDeeds: Readonly<Record<string, string>> = {
  'buy.amount': 'buy',
  'load.amount': 'load',
  'deliver.amount': 'deliver',
  'hold.dump-amount': 'dump',
  'trade.credits': 'credits',
  'credits.give': 'credits',
}

const makers: Readonly<Record<Exclude<Control, 'faces' | 'market' | 'steps'>, (words: Words) => Primary>> = {
  turn: optionWords,
  course: sectorWords,
  sectors: sectorWords,
  roamers: sectorWords,
  'start-places': sectorWords,
  'after-roll': optionWords,
  testers: optionWords,
  chances: optionWords,
  team: ({ say }) => ({ label: say('dock.do.team'), icon: 'work' }),
  amount: amountWords,
  bribe: amountWords,
}
