import { boxCard, type CardId, episodeOf } from '@keep-flying/encounters'
import { damageOn, healthLeft, inevitableAt, isComboReady } from '@keep-flying/encounters/ask'
import type { Hint } from '../../../game/client.ts'
import { asked, during, fitting, type HintIn, type Situated } from '../../../guide/hints.ts'
import { optionsOf } from '../../../table/context.tsx'
import { moveFor } from '../dock/proposed.ts'
import { type AtEncountersTable, useTable } from '../table.tsx'
import { turnsToEnd } from '../timer.ts'

/** Where a player stands, as far as hints care. */
export interface Situation extends Situated {
  /** What can be done, by sort. */
  readonly groups: ReadonlySet<string>
  /** Whether nobody else plays. */
  readonly alone: boolean
  readonly turns: number
  readonly inCombatZone: number
  readonly damage: number
  readonly shipStrikes: number
  /** Whether the card that ends the Episode has left its deck. */
  readonly timerIsOut: boolean
  /** The sorts of the cards that lie face-up in the 'Verse. */
  readonly kinds: ReadonlySet<string>
  readonly talent: boolean
  readonly combo: boolean
  readonly mayUndo: boolean
}

const inTurn = during<Situation>('action')

const mayDo = (group: string) => inTurn(({ groups }) => groups.has(group))

/** In order of weight: where several fit, the first is shown first. */
export const hints: readonly HintIn<Situation>[] = [
  { id: 'enc-goal', rule: 'OBJECTIVE-07', at: ['objective', 'tab-ship'], applies: asked('action') },
  { id: 'enc-hand', rule: 'TURN-03', at: ['hand', 'tab-hand'], applies: mayDo('play') },
  {
    id: 'enc-threat',
    rule: 'TURN-04',
    at: ['forecast', 'combat-zone'],
    applies: inTurn(({ inCombatZone }) => inCombatZone > 0),
  },
  { id: 'enc-verse', rule: 'PUSH-02', at: ['verse'], applies: asked('action') },
  { id: 'enc-wounded', rule: 'STRIKE-07', at: ['avatar', 'players'], applies: inTurn(({ damage }) => damage > 0) },
  {
    id: 'enc-ship',
    rule: 'STRIKE-10',
    at: ['serenity', 'tab-ship'],
    applies: inTurn(({ shipStrikes }) => shipStrikes > 0),
  },
  { id: 'enc-job', rule: 'REVEAL-06', at: ['verse'], applies: inTurn(({ kinds }) => kinds.has('side-job')) },
  {
    id: 'enc-timer-out',
    rule: 'INEVITABLE-09',
    at: ['timer', 'verse'],
    applies: inTurn(({ timerIsOut }) => timerIsOut),
  },
  { id: 'enc-recruit', rule: 'RECRUIT-02', at: ['bridge'], applies: mayDo('recruit') },
  { id: 'enc-scan', rule: 'SCAN-02', at: ['verse'], applies: mayDo('scan') },
  { id: 'enc-fight', rule: 'FIGHT-04', at: ['combat-zone', 'verse'], applies: mayDo('fight') },
  { id: 'enc-copy', rule: 'COORDINATE-04', at: ['played', 'tab-hand'], applies: mayDo('copy') },
  { id: 'enc-talent', rule: 'TALENT-03', at: ['hand', 'tab-hand'], applies: inTurn(({ talent }) => talent) },
  { id: 'enc-combo', rule: 'COMBO-01', at: ['hand', 'tab-hand'], applies: inTurn(({ combo }) => combo) },
  { id: 'enc-activate', rule: 'ABILITY-08', at: ['played', 'tab-hand'], applies: mayDo('activate') },
  { id: 'enc-repair', rule: 'STRIKE-08', at: ['serenity', 'tab-ship'], applies: mayDo('repair') },
  { id: 'enc-solo', rule: 'SOLO-01', at: ['hand', 'tab-hand'], applies: mayDo('coordinate') },
  { id: 'enc-end', rule: 'TURN-05', at: ['primary'], applies: inTurn(({ groups }) => !groups.has('play')) },
  { id: 'enc-timer', rule: 'INEVITABLE-01', at: ['timer', 'figures'], applies: inTurn(({ turns }) => turns > 1) },
  { id: 'enc-undo', rule: 'TURN-03', at: ['undo'], applies: inTurn(({ mayUndo }) => mayUndo) },
  {
    id: 'enc-plan',
    rule: 'INTERMISSION-03',
    at: ['prompt'],
    applies: asked('intermission.plan', 'intermission.amend', 'intermission.vote'),
  },
  { id: 'enc-react', rule: 'TIMING-05', at: ['prompt'], applies: asked('strike.react', 'strike.avoid') },
  { id: 'enc-flaw', rule: 'FLAW-02', at: ['prompt'], applies: asked('pay.or', 'discard') },
  {
    id: 'enc-others',
    rule: 'COORDINATE-01',
    at: ['players', 'log'],
    applies: ({ kind, alone }) => kind === null && !alone,
  },
]

/** The hints that fit and were not shown before, the weightiest first. */
export function hintsFor(now: Situation, seen: readonly string[]): readonly Hint[] {
  return fitting(hints, now, seen)
}

/** Where the viewer stands; null for those who only watch. */
function situationAt({ t, me, myMain, decision, moment }: AtEncountersTable): Situation | null {
  if (!me || !myMain || moment.over) return null
  const { view } = moment
  const hand: readonly CardId[] = me.hand.cards
  return {
    kind: decision?.kind ?? null,
    groups: new Set(optionsOf(decision).flatMap(({ group }) => group ?? [])),
    alone: view.players.length === 1,
    turns: view.turns,
    inCombatZone: view.combatZone.cards.length,
    damage: damageOn(myMain),
    shipStrikes: view.serenity.filter(({ strike }) => strike !== null).length,
    timerIsOut: inevitableAt(view) !== null,
    kinds: new Set(view.verse.flatMap(({ shown }) => shown.cards.map((card) => boxCard(card).kind))),
    talent: hand.some((card) => boxCard(card).kind === 'talent'),
    combo: hand.some((card) => isComboReady(t, card)),
    mayUndo: moment.undo?.refused === null,
  }
}

export function useHints(seen: readonly string[]): readonly Hint[] {
  const at = useTable()
  const now = situationAt(at)
  const { t, moment, myMain } = at
  if (!now || !myMain) return []
  const { view } = moment
  const words = {
    episode: episodeOf(view.episodes[view.letter]).name,
    health: healthLeft(t, myMain),
    turns: turnsToEnd(t),
    slots: view.serenity.length,
  }
  return hintsFor(now, seen).map((hint) => ({ ...hint, with: words }))
}

/** Where each move stands in the book. */
export const rules = {
  play: 'PLAY-01',
  copy: 'COORDINATE-04',
  use: 'OBJECTIVE-01',
  fight: 'FIGHT-04',
  scan: 'SCAN-02',
  recruit: 'RECRUIT-02',
  repair: 'STRIKE-08',
  end: 'TURN-05',
} as const

/** The move stands beside the thing it is about, or else at the button where it stands ready. */
export function useMove(): Hint | null {
  const { me, decision, moment, write } = useTable()
  const move = me && moveFor(moment.view, decision)
  if (!move) return null
  const { is, option } = move
  const { at } = option
  const thing = at && 'card' in at ? [at.card] : at && 'place' in at ? [at.place] : []
  return {
    id: `enc-move-${is}`,
    rule: rules[is],
    at: is === 'play' || is === 'end' ? ['primary'] : [...thing, 'primary'],
    with: { deed: write(option.text) },
  }
}
