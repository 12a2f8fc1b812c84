import type { HeardEvent, Name } from '@keep-flying/kernel'

/** Something that was done in a turn, and the name of what it was done to; null where nothing needs naming. */
export interface DeedTold {
  readonly is: string
  readonly what: Name | null
}

/** What a turn came to. */
export interface TurnTold {
  readonly deeds: readonly DeedTold[]
  /** Goons that are out, and those that were Alerted. */
  readonly out: number
  readonly alerted: number
  /** Who of the Crew took Wounds, each time once more, and who was Downed. */
  readonly wounded: readonly string[]
  readonly downed: readonly string[]
  readonly alarm: boolean
}

/** The events that are a deed of whoever acts, with the word that names what it is done to. */
const deeds: Readonly<Record<string, string | null>> = {
  moved: 'where',
  shifted: 'what',
  hit: 'whom',
  missed: null,
  brawl: 'whom',
  challenge: 'what',
  'lock-turned': 'what',
  opened: 'what',
  'handed-over': 'what',
  healed: null,
  'test-failed': null,
  'turned-casual': null,
  waited: null,
}

/** Opened by whoever acts, though the event names only the lock. */
const unnamed = 'lock-opened'

/** Tells a turn from what was heard of it: what the Crew Member did, and what came of it. */
export function tellTurn(events: readonly HeardEvent[], who: string): TurnTold {
  const own = events.flatMap((event, at): DeedTold[] => {
    const { kind } = event
    if (kind === unnamed) return [{ is: kind, what: nameIn(event, 'what') }]
    const word = deeds[kind]
    if (word === undefined || nameIn(event, 'who')?.id !== who) return []
    // How a Challenge ended is told with it.
    if (kind === 'test-failed' && isOfChallenge(events, at)) return []
    const is = kind === 'challenge' ? challengeTold(events.slice(at)) : kind
    return [{ is, what: word === null ? null : nameIn(event, word) }]
  })
  const of = (kind: string) => events.filter((event) => event.kind === kind)
  const crew = (kind: string) =>
    of(kind).flatMap((event) => {
      const name = nameIn(event, 'who')
      return name?.name === 'crew' ? [String(name.id)] : []
    })
  return {
    deeds: own.filter(({ is }, n) => is !== 'moved' || own[n + 1]?.is !== 'moved'),
    out: of('disabled').length + of('put-to-sleep').length,
    alerted: of('alerted').length,
    wounded: crew('wounded'),
    downed: crew('downed'),
    alarm: of('alarm').length > 0,
  }
}

/** A Challenge that is still under way was tried. */
function challengeTold(events: readonly HeardEvent[]): string {
  const end = events.find(({ kind }) => isResult(kind))
  return end ? `challenge.${end.kind}` : 'challenge'
}

function isOfChallenge(events: readonly HeardEvent[], at: number): boolean {
  return events.slice(0, at).findLast(({ kind }) => kind === 'challenge' || isResult(kind))?.kind === 'challenge'
}

const isResult = (kind: string) => kind === 'test-passed' || kind === 'test-failed'

function nameIn({ data }: HeardEvent, key: string): Name | null {
  const word = data?.[key]
  return typeof word === 'object' && 'name' in word ? word : null
}
