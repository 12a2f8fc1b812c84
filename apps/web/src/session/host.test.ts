import { encountersEngine } from '@keep-flying/encounters/engine'
import { anyAnswer, type Decision, openStream, RulesFault, think, type Value, verifyRecord } from '@keep-flying/kernel'
import { verse } from '@keep-flying/verse'
import { bots } from '@keep-flying/verse/bots'
import { verseEngine } from '@keep-flying/verse/engine'
import { expect, test, vi } from 'vitest'
import { Host } from './host.ts'
import type { HostSurroundings, Kept, Thinker, Told } from './hosting.ts'
import type { LocalSeat } from './storage.ts'
import { riverEngine } from './testing/river.ts'
import type { Intent, Thinking } from './types.ts'

const nobody = (bot = 'captain'): LocalSeat => ({ kind: 'bot', bot, name: 'Corbin' })
const person = (name: string): LocalSeat => ({ kind: 'person', name })

/** Bots that search think here, too. */
const thinkHere: Thinker['think'] = async (task, wanted) => think(verseEngine, structuredClone(task), wanted)

/** A page and a shelf for a host. */
function around(keep: (kept: Kept) => Promise<void> = () => Promise.resolve()) {
  const told: Told[] = []
  const kept: Kept[] = []
  const seen: (readonly number[])[] = []
  const outside: HostSurroundings = {
    thinker: { think: thinkHere, stop: () => undefined },
    tellThinking: () => undefined,
    tellIntent: () => undefined,
    tell: (now) => told.push(structuredClone(now)),
    keep: async (now) => {
      await keep(now)
      kept.push(structuredClone(now))
    },
    keepSeen: (now) => seen.push([...now]),
  }
  return { outside, told, kept, seen, last: () => told.at(-1) }
}

const seed = 'sfc32:host'

function table(seats: readonly LocalSeat[], world = around()) {
  const host = Host.begin(verseEngine, { players: seats.length }, seed, seats, world.outside)
  host.setBotDelay(0)
  host.start()
  return { host, ...world }
}

const random = openStream('sfc32:people')

/** Lets whoever has the device answer once, lifting the curtain if there is one; false when nobody is asked. */
async function answerOnce({ host, last }: ReturnType<typeof table>): Promise<boolean> {
  if (last()?.curtain) host.liftCurtain()
  const decision = last()?.step?.decisions.find(isAsked)
  if (!decision) return false
  const isOpen = () => host.match.pending.some(({ number }) => number === decision.number)
  const wasOpen = isOpen()
  const problem = await host.answer(decision.number, anyAnswer(decision, random))
  // Where several act at once, a bot may have been quicker; nothing else keeps an answer from being taken.
  if (problem?.code === 'stale') expect(wasOpen && isOpen()).toBe(false)
  else expect(problem).toBeNull()
  return true
}

/** Is somebody waited for, or in the middle of something with another? */
function isAsked({ standing, underWay }: Decision): boolean {
  return !standing || underWay === true
}

/** Plays on until so many answers stand. */
async function playTo(at: ReturnType<typeof table>, answers: number): Promise<void> {
  while (at.host.match.answers < answers && !at.host.match.over)
    if (!(await answerOnce(at)))
      await vi.waitFor(() => expect(waitsForPerson(at)).toBe(true), { interval: 1, timeout: 60_000 })
}

function waitsForPerson({ host, last }: ReturnType<typeof table>): boolean {
  return host.match.over || last()?.curtain !== null || (last()?.step?.decisions ?? []).some(isAsked)
}

test('alone against bots there is no curtain, and every answer is kept before the page hears of it', async () => {
  let keptBefore = 0
  const world = around()
  const at = table([person('Kaylee'), nobody(), nobody('drifter')], {
    ...world,
    outside: {
      ...world.outside,
      tell: (told) => {
        if (told.step) keptBefore = Math.max(keptBefore, told.step.version - world.kept.length)
        world.outside.tell(told)
      },
    },
  })
  await playTo(at, 60)
  at.host.close()
  expect(at.told.every(({ curtain }) => curtain === null)).toBe(true)
  expect(at.told.every(({ step }) => step?.viewer === 0)).toBe(true)
  expect(keptBefore).toBe(0)
  expect(at.kept.length).toBe(at.host.match.log.length)
  expect(verifyRecord(verse, at.kept.at(-1)?.record ?? at.host.record()).answers).toBe(at.host.match.answers)
})

test('any game is hosted, and what is kept says how far it has come and how it came out', async () => {
  const { outside, kept, last } = around()
  const host = Host.begin(riverEngine, { miles: 2 }, seed, [person('Kaylee'), person('Wash')], outside)
  host.start()
  for (let mile = 0; mile < 2; mile++) {
    host.liftCurtain()
    expect(last()?.step).toMatchObject({ game: 'river', viewer: mile })
    expect(await host.answer(last()?.step?.decisions[0]?.number ?? -1, true)).toBeNull()
  }
  host.close()
  expect(kept.map(({ over, progress }) => [over, progress])).toEqual([
    [false, { key: 'river.miles', with: { miles: 1 } }],
    [true, { key: 'river.miles', with: { miles: 2 } }],
  ])
  expect(kept[1]?.outcome).toMatchObject({ by: 'team', won: true })
})

test('a bot that the game does not have gives its seat to the usual one', async () => {
  const choose = vi.spyOn(bots.captain, 'choose')
  const at = table([person('Kaylee'), nobody('gone')])
  await playTo(at, 10)
  at.host.close()
  expect(choose).toHaveBeenCalled()
  choose.mockRestore()
})

test('options that the game refuses begin nothing', () => {
  expect(() => Host.begin(verseEngine, { players: 9 }, seed, [], around().outside)).toThrow('players')
})

test('round one screen nothing is shown before its person has the device', async () => {
  const at = table([person('Kaylee'), person('Wash'), nobody()])
  expect(at.last()).toMatchObject({ step: null, curtain: { seat: expect.any(Number), kind: 'person' } })
  await playTo(at, 80)
  at.host.close()
  let holder: number | null = null
  for (const { step, curtain } of at.told) {
    if (curtain) {
      expect(step).toBeNull()
      holder = curtain.seat
    } else if (step?.viewer !== null) expect(step?.viewer).toBe(holder)
  }
  expect(new Set(at.told.flatMap(({ step }) => step?.viewer ?? []))).toEqual(new Set([0, 1]))
})

test('secret choices that are asked together go round, and nobody sees another’s hand', async () => {
  const at = table([person('Kaylee'), person('Wash')])
  while (new Set(at.host.match.pending.map(({ seat }) => seat)).size < 2) await answerOnce(at)
  const first = at.last()?.curtain?.seat ?? at.last()?.step?.viewer
  await answerOnce(at)
  expect(at.last()?.curtain?.seat).toBe(first === 0 ? 1 : 0)
  at.host.liftCurtain()
  const { step } = at.last() ?? {}
  expect(step?.decisions.every((decision) => decision.seat === step.viewer)).toBe(true)
  expect(JSON.stringify(step?.view)).toBe(JSON.stringify(at.host.match.view(step?.viewer ?? null)))
  at.host.close()
})

test('round one screen an offer is handed to whom it was made, and then the turn goes on', async () => {
  const at = table([person('Kaylee'), person('Wash')])
  const wanted = ['persephone', 'pelorum', 'mosey', 'trade:0', 'trade:1', 'offer', 'give:fuel']
  const next = (decision: Decision): Value => {
    const ids = 'options' in decision ? decision.options.map(({ id }) => id) : []
    return wanted.find((id) => ids.includes(id)) ?? anyAnswer(decision, random)
  }
  const seatAsked = (kind: string) => at.host.match.pending.find((open) => open.kind === kind)?.seat
  while (seatAsked('trade.answer') === undefined) {
    if (at.last()?.curtain) at.host.liftCurtain()
    const decision = at.last()?.step?.decisions.find(isAsked)
    if (decision) expect(await at.host.answer(decision.number, next(decision))).toBeNull()
  }
  const [by, to] = [seatAsked('trade.offered'), seatAsked('trade.answer')]
  expect([at.last()?.curtain?.seat, at.last()?.step]).toEqual([to, null])
  at.host.liftCurtain()
  const answer = at.last()?.step?.decisions.find(({ kind }) => kind === 'trade.answer')
  expect(await at.host.answer(answer?.number ?? -1, 'refuse')).toBeNull()
  expect(at.last()?.curtain?.seat).toBe(by)
  at.host.close()
})

test('whoever does not have the device can neither answer nor take back', async () => {
  const at = table([person('Kaylee'), person('Wash')])
  const decision = at.host.match.pending[0]
  expect(at.last()?.curtain).not.toBeNull()
  expect(await at.host.answer(decision?.number ?? 0, true)).toMatchObject({ code: 'foreign' })
  expect(await at.host.undo('choice')).toMatchObject({ code: 'foreign' })
  at.host.liftCurtain()
  const { viewer } = at.last()?.step ?? {}
  const other = at.host.match.pending.find(({ seat }) => seat !== viewer)
  if (other) expect(await at.host.answer(other.number, true)).toMatchObject({ code: 'foreign' })
  expect(await at.host.answer(9999, true)).toMatchObject({ code: 'stale', field: 'decision' })
  expect(at.host.match.answers).toBe(0)
  at.host.close()
})

test('a person takes back what is theirs, and the page is told which events fell', async () => {
  const at = table([person('Kaylee'), nobody()])
  let offered: string | undefined
  while (!offered && at.host.match.answers < 200) {
    await playTo(at, at.host.match.answers + 1)
    offered = at.last()?.step?.undo?.units[0]
  }
  if (!offered) throw new Error('Nothing could ever be taken back.')
  const before = at.host.match.answers
  expect(await at.host.undo(offered)).toBeNull()
  expect(at.host.match.answers).toBeLessThan(before)
  expect(at.kept.at(-1)?.record.log.at(-1)).toMatchObject({ seat: 0, undo: at.host.match.answers })
  expect(heard(at.told)).toEqual(at.host.match.events(0))
  at.host.close()
})

test('behind the curtain whoever acted last takes it back, and is shown nothing before they lift it', async () => {
  const at = table([person('Kaylee'), person('Wash')])
  while (!at.last()?.curtain?.takesBack && at.host.match.answers < 300) await answerOnce(at)
  const { seat, takesBack } = at.last()?.curtain ?? {}
  expect(takesBack).toMatchObject({ seat: seat === 0 ? 1 : 0, kind: 'person' })
  const { answers } = at.host.match
  expect(await at.host.undo('choice')).toBeNull()
  expect(at.host.match.answers).toBe(answers - 1)
  expect(at.last()).toMatchObject({ step: null, curtain: { seat: takesBack?.seat, takesBack: null } })
  expect(await at.host.undo('choice')).toMatchObject({ code: 'foreign' })
  at.host.liftCurtain()
  expect(at.last()).toMatchObject({ step: { viewer: takesBack?.seat }, curtain: null })
  at.host.close()
})

/** The events a page has after all it was told, put together as LocalSession does. */
function heard(told: readonly Told[]) {
  let events: { seq: number }[] = []
  for (const { step } of told) events = step ? [...events.filter(({ seq }) => seq <= step.keep), ...step.events] : []
  return events
}

test('a page that is told piece by piece has every event', async () => {
  const at = table([person('Kaylee'), nobody(), nobody()])
  await playTo(at, 120)
  at.host.close()
  expect(heard(at.told)).toEqual(at.host.match.events(0))
})

test('a game goes on where it was kept, and remembers what each seat was shown', async () => {
  const at = table([person('Kaylee'), person('Wash')])
  await playTo(at, 30)
  at.host.liftCurtain()
  const viewer = at.last()?.step?.viewer ?? 0
  const shown = at.host.match.events(viewer).at(-1)?.seq ?? 0
  at.host.sawUpTo(shown)
  expect(at.seen.at(-1)?.[viewer]).toBe(shown)
  at.host.close()
  const world = around()
  const { record } = at.kept.at(-1) ?? { record: at.host.record() }
  const again = Host.goOn(verseEngine, record, [person('Kaylee'), person('Wash')], world.outside, at.seen.at(-1) ?? [])
  again.start()
  expect(again.match.hash()).toBe(at.host.match.hash())
  expect(world.last()).toMatchObject({ step: null, notice: null })
  again.liftCurtain()
  expect(world.last()?.step?.seen).toBe(shown)
  again.close()
})

test('a game of other rules goes on from its checkpoint and says so', async () => {
  const at = table([person('Kaylee'), nobody()])
  await playTo(at, 100)
  at.host.close()
  const { record } = at.kept.at(-1) ?? { record: at.host.record() }
  const strange = { seat: 0, index: 7, value: 'nothing like it' }
  const since = [...(record.checkpoint?.since ?? []), strange]
  const older = { ...record, rules: '0', ...(record.checkpoint ? { checkpoint: { ...record.checkpoint, since } } : {}) }
  const world = around()
  const again = Host.goOn(verseEngine, older, [person('Kaylee'), nobody()], world.outside, [5, 0])
  again.start()
  expect(world.last()?.notice).toEqual({ kind: 'rules-changed', dropped: 1 })
  again.close()
})

test('where nothing can be kept the game goes on all the same', async () => {
  let full = true
  const world = around(async () => {
    if (full) throw new Error('The disk is full.')
  })
  const at = table([person('Kaylee'), nobody()], world)
  await playTo(at, 4)
  expect(at.last()?.notice).toEqual({ kind: 'storage', message: 'The disk is full.' })
  full = false
  await playTo(at, 8)
  expect(at.last()?.notice).toBeNull()
  at.host.close()
})

test('a rules fault changes nothing and is noted for a report', async () => {
  const at = table([person('Kaylee'), nobody()])
  await playTo(at, 6)
  const decision = at.last()?.step?.decisions.find(({ standing }) => !standing)
  if (!decision) throw new Error('Nobody is asked.')
  const { answers } = at.host.match
  const answer = { seat: 0, decision: decision.number, value: anyAnswer(decision, openStream('sfc32:x')) }
  vi.spyOn(at.host.match, 'answer').mockImplementationOnce(() => {
    throw new RulesFault(answer, new Error('The captains are gone.'))
  })
  const problem = await at.host.answer(answer.decision, answer.value)
  expect(problem).toMatchObject({ code: 'rules-fault' })
  expect(at.host.match.answers).toBe(answers)
  expect(at.host.fault).toMatchObject({ decision: decision.number })
  expect(at.last()?.notice).toEqual({ kind: 'rules-fault' })
  await playTo(at, answers + 1)
  expect(at.last()?.notice).toBeNull()
  at.host.close()
})

test('bots play by themselves, and whoever looks on has no seat', async () => {
  const at = table([nobody('drifter'), nobody('drifter')])
  await vi.waitFor(() => expect(at.host.match.answers).toBeGreaterThan(50), { timeout: 30_000 })
  expect(at.last()?.step?.viewer).toBeNull()
  expect(at.last()?.step?.decisions).toEqual([])
  at.host.close()
})

test('bots that run into a broken rule, or break themselves, do not hold up the game', async () => {
  const at = table([person('Kaylee'), nobody()])
  const broken = vi.spyOn(bots.captain, 'choose').mockImplementation(() => {
    throw new Error('The bot is broken.')
  })
  await playTo(at, 20)
  broken.mockRestore()
  const { answers } = at.host.match
  const answer = { seat: 1, decision: 0, value: true }
  const real = at.host.match.answer.bind(at.host.match)
  let faults = 0
  vi.spyOn(at.host.match, 'answer').mockImplementation((given) => {
    if (faults++ < 3) throw new RulesFault(answer, new Error('Again.'))
    real(given)
  })
  at.host.start()
  await vi.waitFor(
    async () => {
      await answerOnce(at).catch(() => false)
      expect(at.host.match.answers).toBeGreaterThan(answers + 2)
    },
    { timeout: 60_000 },
  )
  at.host.close()
})

test('what answers would lead to is told to whoever is asked, and to nobody once that has passed', async () => {
  const at = table([person('Ann'), person('Ben')])
  at.host.help(0, 'turn')
  at.host.start()
  at.host.liftCurtain()
  const decision = at.last()?.step?.decisions.find(isAsked)
  if (decision?.form !== 'one') throw new Error('Nobody is asked what to do.')
  const before = at.host.match.hash()
  const work = decision.options.find(({ id }) => id === 'make-work')
  const end = decision.options.find(({ role }) => role === 'end')
  if (!work || !end) throw new Error('There is no work here.')
  expect(await at.host.foretell(decision.number, [work.id, end.id])).toEqual([
    [{ key: 'ahead.get-credits', with: { credits: 200 } }],
    [],
  ])
  expect(at.host.match.hash()).toBe(before)
  const asked = at.host.foretell(decision.number, [work.id, work.id])
  await at.host.answer(decision.number, end.id)
  expect(await asked).toBe(null)
  expect(await at.host.foretell(decision.number, [work.id])).toBe(null)
})

test('a bot advises whoever is asked, from what they see, and nobody once that has passed', async () => {
  const at = table([person('Ann'), nobody()])
  at.host.help(0, 'turn')
  at.host.start()
  const decision = at.last()?.step?.decisions.find(isAsked)
  if (decision?.form !== 'one') throw new Error('Nobody is asked what to do.')
  const before = at.host.match.hash()
  const advice = await at.host.advise(decision.number)
  expect(decision.options.map(({ id }) => id)).toContain(advice?.value)
  expect(at.host.match.hash()).toBe(before)
  expect(await at.host.advise(decision.number + 1)).toBeNull()
  await at.host.answer(decision.number, String(advice?.value))
  expect(await at.host.advise(decision.number)).toBeNull()
})

test('a bot that thinks for long is told of, holds up nobody, and answers once it is cut short', async () => {
  const searching = verseEngine.bots.map((entry) => ({ ...entry, bot: { ...entry.bot, imagines: true as const } }))
  const world = around()
  const told: (Thinking | null)[] = []
  const given: (() => void)[] = []
  const outside: HostSurroundings = {
    ...world.outside,
    tellThinking: (thinking) => told.push(thinking),
    thinker: {
      think: () => new Promise((_, reject) => given.push(() => reject(new Error('The bot was stopped.')))),
      stop: () => {
        for (const giveUp of given.splice(0)) giveUp()
      },
    },
  }
  const seats = [nobody(), person('Ann')]
  const host = Host.begin({ ...verseEngine, bots: searching }, { players: 2 }, seed, seats, outside)
  host.setBotDelay(0)
  host.start()
  await vi.waitFor(() => expect(told.at(-1)?.seat).toBe(0), { interval: 10, timeout: 60_000 })
  expect(host.match.answers).toBe(0)
  host.hurry()
  await vi.waitFor(() => expect(host.match.answers).toBe(1), { interval: 1, timeout: 60_000 })
  expect(told).toContain(null)
  host.close()
})

test('a game without words for it foretells nothing', async () => {
  const world = around()
  const host = Host.begin(riverEngine, {}, seed, [person('Ann'), person('Ben')], world.outside)
  host.start()
  host.liftCurtain()
  expect(await host.foretell(host.match.pending[0]?.number ?? -1, [true])).toBe(null)
})

test('bots of a game that is played together say what they are about to do, and see what people would like help with', async () => {
  const world = around()
  const intents: (Intent | null)[] = []
  const outside = { ...world.outside, tellIntent: (intent: Intent | null) => intents.push(intent) }
  const seats = [person('Kaylee'), nobody('mate')]
  const host = Host.begin(encountersEngine, { players: 2 }, seed, seats, outside)
  host.setBotDelay(0)
  host.start()
  host.setWish({ card: 'crate' })
  expect(world.last()?.step?.seats.map(({ wish }) => wish)).toEqual([{ card: 'crate' }, null])
  await playTo({ host, ...world }, 60)
  const said = intents.filter((intent) => intent !== null)
  expect(said.length).toBeGreaterThan(0)
  expect(said.every(({ seat, text }) => seat === 1 && text.key === 'intent.spend')).toBe(true)
  host.setWish(null)
  expect(world.last()?.step?.seats[0]?.wish).toBeNull()
  host.close()
})
