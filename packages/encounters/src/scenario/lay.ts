import { episodeOf } from '../catalog/index.ts'
import type { Main, Player } from '../state.ts'
import { spaces } from '../vocabulary/index.ts'
import { episodeKinds, ownKinds, type Said, type Scene } from './scene.ts'
import type { OtherSet, PlayerSet, Situation, SpaceSet } from './situation.ts'

/** Lays on the table what a situation names. */
export function layTable(scene: Scene, situation: Situation): void {
  const { state } = scene
  const { players = [], others = [], turn = 0, quietTurns = 1 } = situation
  scene.count(turn, table('turn'), 0, state.players.length - 1)
  scene.count(quietTurns, table('quietTurns'), 0, 1000)
  for (const [seat, set] of players.entries()) {
    const player = state.players[seat]
    if (player) layPlayer(scene, player, set)
  }
  for (const other of others) if (typeof other === 'object') layMain(scene, other.crew, other, null)
  layPoints(scene, situation)
  layBridge(scene, situation)
  layVerse(scene, situation)
  laySerenity(scene, situation)
  layEpisode(scene, situation)
}

const table = (field: string): Said => ({ seat: null, field })

function layPlayer(scene: Scene, player: Player, set: PlayerSet): void {
  const { seat, crew, hand, deck, discard } = player
  const said = (field: string): Said => ({ seat, field })
  const take = (cards: readonly string[], field: string) => scene.takeAll(cards, said(field), ownKinds, player)
  hand.cards.push(...take(set.hand ?? [], 'hand'))
  const discarded = take(set.discard ?? [], 'discard')
  if (set.deck) {
    const kept = take(set.deck, 'deck')
    scene.leaveOut(deck.cards.splice(0))
    deck.cards.push(...kept.reverse())
  }
  discard.cards.push(...discarded)
  layMain(scene, crew, set, seat)
}

/** The strikes on a Main Character, each counting as what is printed. */
function layMain(scene: Scene, crew: Main['crew'], set: PlayerSet | OtherSet, seat: number | null): void {
  const main = scene.state.mains.find((one) => one.crew === crew)
  if (!main) return
  const strikes = scene.takeAll(set.strikes ?? [], { seat, field: 'strikes' }, ['crew-strike'])
  main.strikes.push(...strikes.map((card) => ({ card, damage: scene.damageOf(card) })))
  main.down = set.down ?? false
}

function layPoints(scene: Scene, { recruit, attack }: Situation): void {
  if (recruit === undefined && attack === undefined) return
  const { turn } = scene.state
  turn.open = true
  turn.phase = 'action'
  turn.recruit = scene.count(recruit ?? 0, table('recruit'), 0, 1000)
  turn.attack = scene.count(attack ?? 0, table('attack'), 0, 1000)
}

function layBridge(scene: Scene, { bridge = [] }: Situation): void {
  const { state } = scene
  if (bridge.length > state.bridge.length)
    scene.fail(table('bridge'), `The Bridge has ${state.bridge.length} spaces, not ${bridge.length}.`)
  for (const [index, called] of bridge.entries())
    if (called !== null) state.bridge[index] = scene.take(called, table('bridge'), ['character'])
}

function layVerse(scene: Scene, { verse = [], combatZone = [], operations = [] }: Situation): void {
  const { state } = scene
  if (verse.length > spaces.length)
    scene.fail(table('verse'), `The 'Verse has ${spaces.length} spaces, not ${verse.length}.`)
  for (const [index, set] of verse.entries()) {
    const space = state.verse[index]
    if (!space || set === null) continue
    const { shown, hidden, attached = [] }: SpaceSet = typeof set === 'string' ? { shown: set } : set
    if (shown !== undefined && hidden !== undefined)
      scene.fail(table('verse'), `Space ${index + 1} has room for one card.`)
    const take = (called: string) => scene.take(called, table('verse'), episodeKinds)
    if (shown !== undefined) space.shown.cards.push(take(shown))
    if (hidden !== undefined) space.hidden.cards.push(take(hidden))
    space.attached.cards.push(...attached.map(take))
  }
  state.combatZone.cards.push(...scene.takeAll(combatZone, table('combatZone'), episodeKinds))
  state.operations.cards.push(...scene.takeAll(operations, table('operations'), episodeKinds))
}

function laySerenity(scene: Scene, { serenity = [], offered = [] }: Situation): void {
  const { state } = scene
  for (const [index, { strike, upgrade }] of serenity.entries()) {
    const slot = state.serenity[index]
    if (!slot) {
      scene.fail(table('serenity'), `Serenity has ${state.serenity.length} slots, not ${serenity.length}.`)
    }
    if (strike !== undefined) slot.strike = scene.take(strike, table('serenity'), ['ship-strike'])
    if (upgrade !== undefined) slot.upgrade = scene.take(upgrade, table('serenity'), ['upgrade'])
  }
  state.offered.cards.push(...scene.takeAll(offered, table('offered'), ['upgrade']))
}

function layEpisode(scene: Scene, { tasks = {}, credits = 0, completed = [], counted = [] }: Situation): void {
  const { state } = scene
  const known = episodeOf(state.episodes[state.letter]).tasks.map(({ id }) => id)
  for (const [task, is] of Object.entries(tasks)) {
    if (!known.includes(task))
      scene.fail(table('tasks'), `This Episode has no task "${task}"; it has ${known.join(', ')}.`)
    state.tasks[task] = is
  }
  state.credits = scene.count(credits, table('credits'), 0, 1000)
  state.completed.push(...completed)
  state.counted = counted.map((seat) => scene.count(seat, table('counted'), 0, state.players.length - 1))
}
