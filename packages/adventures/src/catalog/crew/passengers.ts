import type { Action, CrewCard, Effect } from '../../vocabulary/index.ts'
import { actCasual, assist, brawl, charge, heal, move } from './parts.ts'

const poise: Action = {
  id: 'poise',
  name: 'Poise',
  use: 'boost',
  time: 1,
  hook: { at: 'own-test', skill: 'negotiate', types: ['charm', 'etiquette'] },
  do: [{ do: 'reroll', what: 'test' }],
}

const nothingCounts: readonly Effect[] = [{ do: 'no-skill' }]
const unsettled: Action = {
  id: 'unsettled',
  name: 'Unsettled',
  use: 'passive',
  time: 0,
  hook: { at: 'own-test' },
  do: [{ do: 'roll', faces: { 1: nothingCounts, 2: nothingCounts } }],
}

const movesOff = (squares: number): readonly Effect[] => [{ do: 'move-goon', who: 'target', squares }]

/** Crew Cards besides those of the box. */
export const passengers: readonly CrewCard[] = [
  {
    id: 'inara',
    name: 'Inara',
    skills: { negotiate: 3 },
    wounds: 3,
    sides: {
      casual: [
        move(3),
        assist,
        poise,
        {
          id: 'draw-the-eye',
          name: 'Draw the Eye',
          use: 'action',
          time: 3,
          aim: { how: 'pick', kind: 'goon', where: ['in-sight', 'waiting'], within: 6 },
          do: [
            { do: 'goon-walk', who: 'target', squares: 6, toward: 'self' },
            { do: 'unwary', who: 'target', of: ['bodies', 'heroic'], until: 'own-next-turn' },
          ],
        },
      ],
      heroic: [
        move(4),
        assist,
        poise,
        {
          id: 'act-casual',
          name: 'Act Casual',
          use: 'action',
          time: 2,
          needs: [{ need: 'unhurt' }],
          do: [{ do: 'act-casual', seen: true }],
        },
      ],
    },
  },
  {
    id: 'book',
    name: 'Book',
    skills: { fight: 2, negotiate: 2 },
    wounds: 4,
    sides: {
      casual: [
        move(3),
        heal(3, 'Tend'),
        assist,
        {
          id: 'past-favours',
          name: 'Past Favours',
          use: 'free',
          time: 0,
          limit: 'job',
          aim: { how: 'pick', kind: 'goon', where: ['in-sight', 'alerted'] },
          do: [{ do: 'calm', who: 'target' }],
        },
      ],
      heroic: [
        move(4),
        brawl(2),
        {
          id: 'kneecaps',
          name: 'Kneecaps',
          use: 'passive',
          time: 0,
          hook: { at: 'disabled-goon' },
          do: [{ do: 'leave-sleeper' }],
        },
        assist,
        actCasual(2),
      ],
    },
  },
  {
    id: 'simon',
    name: 'Simon',
    skills: { tech: 2, negotiate: 1 },
    wounds: 3,
    sides: {
      casual: [
        move(3),
        heal(2),
        assist,
        {
          id: 'good-manners',
          name: 'Good Manners',
          use: 'boost',
          time: 1,
          hook: { at: 'own-test', skill: 'negotiate', types: ['etiquette', 'deception'] },
          do: [{ do: 'add', amount: 1 }],
        },
      ],
      heroic: [
        move(4),
        heal(2),
        {
          id: 'triage',
          name: 'Triage',
          use: 'action',
          time: 4,
          aim: { how: 'pick', kind: 'crew', where: ['adjacent', 'downed'] },
          do: [
            { do: 'heal', who: 'target', amount: 1 },
            { do: 'stand-up', who: 'target' },
          ],
        },
        assist,
        actCasual(2),
      ],
    },
  },
  {
    id: 'river',
    name: 'River',
    skills: { fight: 3, tech: 1 },
    wounds: 3,
    sides: {
      casual: [
        move(3),
        unsettled,
        {
          id: 'she-just-knows',
          name: 'She Just Knows',
          use: 'action',
          time: 2,
          do: [
            {
              do: 'choose',
              oneOf: [
                [{ do: 'look', which: { how: 'pick', kind: 'numbered', where: ['face-down'] } }],
                [{ do: 'look', which: { how: 'pick', kind: 'lock', where: ['face-down'] } }],
                [{ do: 'look', which: { how: 'pick', kind: 'crate', where: ['face-down'] } }],
              ],
            },
          ],
        },
        {
          id: 'odd-remark',
          name: 'Odd Remark',
          use: 'action',
          time: 2,
          aim: { how: 'pick', kind: 'goon', where: ['waiting', 'in-sight'], within: 3 },
          do: [
            {
              do: 'roll',
              faces: {
                1: [{ do: 'go-heroic', who: 'self' }],
                3: movesOff(3),
                4: movesOff(3),
                5: movesOff(3),
                6: movesOff(5),
              },
            },
          ],
        },
      ],
      heroic: [
        move(5),
        unsettled,
        brawl(1),
        charge('dance', 'Dance', 3),
        {
          id: 'slip-past',
          name: 'Slip Past',
          use: 'boost',
          time: 1,
          hook: { at: 'own-move' },
          do: [
            {
              do: 'unwary',
              who: { how: 'nearest', kind: 'goon', where: ['waiting'] },
              of: ['heroic', 'bodies'],
              until: 'turn-end',
            },
          ],
        },
        actCasual(2),
      ],
    },
  },
]
