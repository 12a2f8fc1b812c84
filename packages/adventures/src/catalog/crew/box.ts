import type { Action, CrewCard } from '../../vocabulary/index.ts'
import { actCasual, assist, brawl, charge, heal, move } from './parts.ts'

const haul: Action = {
  id: 'haul',
  name: 'Haul',
  use: 'passive',
  time: 0,
  hook: { at: 'own-move' },
  do: [{ do: 'free-shift', amount: 1 }],
}

const loom: Action = {
  id: 'loom',
  name: 'Loom',
  use: 'boost',
  time: 0,
  hook: { at: 'own-test', skill: 'negotiate', types: ['threat'] },
  do: [{ do: 'swap-skill', use: 'fight', insteadOf: 'negotiate' }],
}

const coaxIt: Action = {
  id: 'coax-it',
  name: 'Coax It',
  use: 'boost',
  time: 2,
  hook: { at: 'own-test', skill: 'tech' },
  do: [{ do: 'add-die', amount: 1 }],
}

/** The Crew Cards of the box. */
export const boxCrew: readonly CrewCard[] = [
  {
    id: 'mal',
    name: 'Mal',
    skills: { fight: 2, negotiate: 2 },
    wounds: 4,
    sides: {
      casual: [
        move(3),
        assist,
        {
          id: 'fast-talk',
          name: 'Fast Talk',
          use: 'boost',
          time: 1,
          hook: { at: 'own-test', skill: 'negotiate' },
          do: [{ do: 'reroll', what: 'die' }],
        },
        {
          id: 'give-the-nod',
          name: 'Give the Nod',
          use: 'action',
          time: 2,
          aim: { how: 'pick', kind: 'crew', where: ['in-sight', 'other', 'standing'] },
          do: [{ do: 'move-crew', who: 'target', squares: 3 }],
        },
      ],
      heroic: [
        move(4),
        brawl(2),
        charge('charge', 'Charge', 2),
        assist,
        {
          id: 'stubborn',
          name: 'Stubborn',
          use: 'boost',
          time: 1,
          hook: { at: 'own-test', skill: 'fight' },
          do: [{ do: 'reroll', what: 'die' }],
        },
        actCasual(2),
      ],
    },
  },
  {
    id: 'zoe',
    name: 'Zoë',
    skills: { fight: 3, negotiate: 1 },
    wounds: 4,
    sides: {
      casual: [
        move(3),
        heal(3),
        assist,
        {
          id: 'size-it-up',
          name: 'Size It Up',
          use: 'action',
          time: 1,
          aim: { how: 'pick', kind: 'lock', where: ['in-sight', 'face-down'] },
          do: [{ do: 'look', which: 'target' }],
        },
      ],
      heroic: [
        move(4),
        brawl(2),
        {
          id: 'steady-aim',
          name: 'Steady Aim',
          use: 'boost',
          time: 1,
          hook: { at: 'own-shoot' },
          do: [{ do: 'add-die', amount: 1 }],
        },
        {
          id: 'covering-eye',
          name: 'Covering Eye',
          use: 'any-time',
          time: 2,
          hook: { at: 'other-test', skill: 'fight' },
          needs: [{ need: 'in-sight' }],
          do: [{ do: 'reroll', what: 'test' }],
        },
        heal(3),
        assist,
        actCasual(2),
      ],
    },
  },
  {
    id: 'wash',
    name: 'Wash',
    skills: { fight: 1, tech: 1, negotiate: 2 },
    wounds: 3,
    sides: {
      casual: [
        move(3),
        assist,
        {
          id: 'distract',
          name: 'Distract',
          use: 'action',
          time: 2,
          aim: { how: 'pick', kind: 'goon', where: ['adjacent', 'waiting'] },
          do: [{ do: 'move-goon', who: 'target', squares: 2 }],
        },
        {
          id: 'babble',
          name: 'Babble',
          use: 'boost',
          time: 1,
          hook: { at: 'own-test', skill: 'negotiate' },
          do: [{ do: 'ignore-disgruntled', amount: 1 }],
        },
      ],
      heroic: [
        move(4),
        {
          id: 'scramble',
          name: 'Scramble',
          use: 'action',
          time: 3,
          do: [{ do: 'move-self', squares: 5, ignoresBreakaway: true }],
        },
        assist,
        {
          id: 'quick-fingers',
          name: 'Quick Fingers',
          use: 'boost',
          time: 1,
          hook: { at: 'own-test', skill: 'tech' },
          do: [{ do: 'reroll', what: 'die' }],
        },
        actCasual(1),
      ],
    },
  },
  {
    id: 'jayne',
    name: 'Jayne',
    skills: { fight: 3 },
    wounds: 5,
    sides: {
      casual: [move(3), brawl(3), haul, loom],
      heroic: [
        move(4),
        brawl(2),
        {
          id: 'more-bullets',
          name: 'More Bullets',
          use: 'boost',
          time: 2,
          hook: { at: 'own-shoot' },
          do: [{ do: 'add-die', amount: 1 }],
        },
        {
          id: 'kick-it-in',
          name: 'Kick It In',
          use: 'action',
          time: 2,
          aim: { how: 'pick', kind: 'lock', where: ['adjacent', 'face-up'] },
          do: [{ do: 'try-lock', skill: 'fight', add: 1 }],
        },
        {
          id: 'grit',
          name: 'Grit',
          use: 'any-time',
          time: 1,
          hook: { at: 'wounded' },
          limit: 'job',
          do: [{ do: 'cancel-wound', who: 'self' }],
        },
        haul,
        loom,
        actCasual(3),
      ],
    },
  },
  {
    id: 'kaylee',
    name: 'Kaylee',
    skills: { tech: 3, negotiate: 1 },
    wounds: 3,
    sides: {
      casual: [
        move(3),
        coaxIt,
        assist,
        {
          id: 'befriend',
          name: 'Befriend',
          use: 'action',
          time: 2,
          aim: { how: 'pick', kind: 'goon', where: ['adjacent', 'waiting'] },
          do: [
            { do: 'move-goon', who: 'target', squares: 1 },
            { do: 'unwary', who: 'target', of: ['bodies'], until: 'own-next-turn' },
          ],
        },
      ],
      heroic: [
        move(4, 3),
        coaxIt,
        assist,
        {
          id: 'jury-rig',
          name: 'Jury-Rig',
          use: 'action',
          time: 3,
          aim: { how: 'pick', kind: 'equipment', where: ['self-or-adjacent', 'exhausted', 'tool'] },
          do: [{ do: 'refresh', card: 'target' }],
        },
        actCasual(1),
      ],
    },
  },
]
