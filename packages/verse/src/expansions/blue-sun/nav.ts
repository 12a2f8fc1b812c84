import { reaverBait, reaverCutter, theBigBlack } from '../../catalog/nav.ts'
import type { NavPrint } from '../../vocabulary/index.ts'
import { reaversOnTheHunt } from '../shared/nav.ts'

/** What the cards below replace, by name. */
export const removedFromBorder: readonly { readonly name: string; readonly copies: number }[] = [
  { name: 'Reaver Cutter', copies: 1 },
  { name: 'Reaver Bait', copies: 1 },
  { name: 'Reavers on the Hunt', copies: 8 },
]

export const border: readonly NavPrint[] = [
  { copies: 1, card: reaverCutter },
  { copies: 1, card: { ...reaverBait, check: 'One list lets the decoy go to the Rim as well.' } },
  { copies: 5, card: reaversOnTheHunt },
  {
    copies: 3,
    card: {
      name: 'Reavers Dead Ahead!',
      kind: 'reaver',
      options: [
        {
          id: 'close-in',
          effects: [{ do: 'move-cutter', by: 'right', to: 'beside-you', within: ['border', 'rim'] }],
          outcome: 'keep-flying',
        },
      ],
    },
  },
]

export const rim: readonly NavPrint[] = [
  { copies: 10, card: theBigBlack },
  {
    copies: 1,
    card: {
      name: 'Abandoned Tanker',
      kind: 'salvage',
      options: [
        { id: 'pass', outcome: 'keep-flying' },
        {
          id: 'siphon',
          requires: [{ profession: 'mechanic' }],
          tags: ['salvage-op'],
          effects: [{ do: 'load-any-goods', only: 'fuel' }],
          outcome: 'full-stop',
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Blown Out Buffer Panel',
      kind: 'breakdown',
      options: [
        { id: 'burn-fuel', cost: { fuel: 1 }, outcome: 'keep-flying' },
        {
          id: 'fix',
          tags: ['breakdown'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 6, outcome: 'keep-flying' },
          ],
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Fuel Coupling Failure',
      kind: 'breakdown',
      options: [
        { id: 'parts', tags: ['breakdown'], cost: { part: 1 }, outcome: 'keep-flying' },
        { id: 'leak', effects: [{ do: 'leak-fuel' }], outcome: 'keep-flying' },
      ],
      check: 'What happens once the Fuel has run out is not printed.',
    },
  },
  {
    copies: 1,
    card: {
      name: 'Grav-Well Maneuver',
      kind: 'opportunity',
      options: [
        {
          id: 'slingshot',
          requires: [{ profession: 'pilot' }],
          effects: [{ do: 'more-range', sectors: 3, where: 'planetary-sector' }],
          outcome: 'keep-flying',
        },
        { id: 'pass', outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Local Tariff Patrol',
      kind: 'law',
      options: [
        {
          id: 'talk',
          test: { skill: 'negotiate', bribes: true },
          bands: [
            { from: 1, effects: [{ do: 'lose-goods', n: 5, from: 'hold' }], outcome: 'full-stop' },
            { from: 9, outcome: 'keep-flying' },
          ],
        },
        { id: 'run', cost: { fuel: 1 }, effects: [{ do: 'issue-warrant' }], outcome: 'evade' },
      ],
      check:
        'One list takes all goods outside the Stash instead of 5, and it alone says that a failed talk is a Full Stop.',
    },
  },
  {
    copies: 1,
    card: {
      name: 'Locking Horns Over Scraps',
      kind: 'salvage',
      options: [
        {
          id: 'haggle',
          test: { skill: 'negotiate' },
          bands: [
            { from: 1, effects: [{ do: 'load-goods', n: 1 }], outcome: 'full-stop' },
            { from: 6, effects: [{ do: 'load-goods', n: 3 }, { do: 'count-as-salvage' }], outcome: 'full-stop' },
          ],
        },
        {
          id: 'fight',
          test: { skill: 'fight' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 10, effects: [{ do: 'load-goods', n: 4 }, { do: 'count-as-salvage' }], outcome: 'full-stop' },
          ],
        },
      ],
      check: 'In one list both options are Salvage Ops whatever the roll.',
    },
  },
  {
    copies: 1,
    card: {
      name: 'Nav System on the Fritz',
      kind: 'breakdown',
      options: [
        { id: 'drift', effects: [{ do: 'drift', sectors: 2 }], outcome: 'keep-flying' },
        {
          id: 'fix',
          requires: [{ profession: 'mechanic' }],
          tags: ['breakdown'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 7, outcome: 'keep-flying' },
          ],
        },
      ],
      check: 'Whether the forced sectors draw nav cards, count against the range or may hold a Cutter is not printed.',
    },
  },
  {
    copies: 1,
    card: {
      name: 'Objects in Space',
      kind: 'opportunity',
      options: [
        { id: 'take-on', effects: [{ do: 'take-from-discards', kind: 'crew' }], outcome: 'full-stop' },
        { id: 'pass', outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Ravaged Transport',
      kind: 'salvage',
      options: [
        { id: 'pass', outcome: 'keep-flying' },
        {
          id: 'salvage',
          requires: [{ profession: 'mechanic' }],
          tags: ['salvage-op'],
          effects: [{ do: 'load-goods', n: 2 }],
          outcome: 'full-stop',
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Reaver Booby Trap',
      kind: 'hazard',
      options: [
        {
          id: 'swerve',
          requires: [{ profession: 'pilot' }],
          cost: { fuel: 1 },
          effects: [{ do: 'place-alert', alert: 'reaver' }],
          outcome: 'keep-flying',
        },
        { id: 'trip', effects: [{ do: 'place-alert', alert: 'reaver' }], outcome: 'full-stop' },
      ],
    },
  },
  { copies: 1, card: reaverCutter },
  { copies: 6, card: reaversOnTheHunt },
  {
    copies: 3,
    card: {
      name: 'Reavers in Orbit',
      kind: 'reaver',
      options: [
        {
          id: 'orbit',
          effects: [{ do: 'move-cutter', by: 'right', to: 'planetary-sector', within: ['border', 'rim'] }],
          outcome: 'keep-flying',
        },
      ],
    },
  },
]
