import type { SideJob } from '../vocabulary/index.ts'

/** Shuffled into the mini-decks, more of them the more play. */
export const sideJobs: readonly SideJob[] = [
  {
    id: 'sj-medicine-run',
    name: 'Medicine Run',
    copies: 1,
    abilities: [
      {
        at: 'mission',
        cost: [{ pay: 'recruit', n: 2, less: [{ n: 1, if: { have: 'survival', min: 1 } }] }],
        effects: [{ do: 'succeed-job' }],
      },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 1 }] },
      {
        at: 'failure',
        effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'active', n: -1 }, until: 'next-cleanup' }],
      },
    ],
  },
  {
    id: 'sj-paying-passenger',
    name: 'Paying Passenger',
    copies: 1,
    abilities: [
      { at: 'mission', cost: [{ pay: 'recruit', n: 2 }], effects: [{ do: 'succeed-job' }] },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 1 }] },
    ],
  },
  {
    id: 'sj-farm-pump',
    name: 'Broken Farm Pump',
    copies: 1,
    abilities: [
      {
        at: 'mission',
        cost: [{ pay: 'recruit', n: 3, less: [{ n: 2, if: { have: 'tech', min: 1 } }] }],
        effects: [{ do: 'succeed-job' }],
      },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 1 }] },
      { at: 'failure', effects: [{ do: 'gain-flaw', who: 'active' }] },
    ],
  },
  {
    id: 'sj-claim-jumpers',
    name: 'Claim Jumpers',
    copies: 1,
    abilities: [
      { at: 'mission', cost: [{ pay: 'attack', n: 3 }], effects: [{ do: 'succeed-job' }] },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 2 }] },
      { at: 'failure', effects: [{ do: 'strike', who: 'active', n: 1 }] },
    ],
  },
  {
    id: 'sj-payroll-guard',
    name: 'Payroll Guard',
    copies: 1,
    abilities: [
      {
        at: 'mission',
        cost: [{ pay: 'attack', n: 2, less: [{ n: 1, if: { have: 'strength', min: 1 } }] }],
        effects: [{ do: 'succeed-job' }],
      },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 1 }] },
      { at: 'failure', effects: [{ do: 'discard', n: 1, who: 'next' }] },
    ],
  },
  {
    id: 'sj-overdue-debt',
    name: 'Overdue Debt',
    copies: 1,
    abilities: [
      { at: 'mission', cost: [{ pay: 'attack', n: 2 }], effects: [{ do: 'succeed-job' }] },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 1 }] },
    ],
  },
  {
    id: 'sj-decoy-flight',
    name: 'Decoy Flight',
    copies: 1,
    abilities: [
      { at: 'mission', cost: [{ showClasses: 2 }, { pay: 'attack', n: 1 }], effects: [{ do: 'succeed-job' }] },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 1 }] },
      {
        at: 'failure',
        effects: [{ do: 'modify', modifier: { mod: 'recruit-cost', n: 1, next: true }, until: 'used' }],
      },
    ],
  },
  {
    id: 'sj-town-meeting',
    name: 'Town Meeting',
    copies: 1,
    abilities: [
      {
        at: 'mission',
        cost: [{ pay: 'recruit', n: 3, less: [{ n: 1, if: { have: 'leadership', min: 1 } }] }],
        effects: [{ do: 'succeed-job' }],
      },
      { at: 'success', effects: [{ do: 'gain-talent', who: 'any' }] },
      {
        at: 'failure',
        effects: [{ do: 'modify', modifier: { mod: 'recruit-cost', n: 1, next: true }, until: 'used' }],
      },
    ],
  },
  {
    id: 'sj-barn-raising',
    name: 'Barn Raising',
    copies: 1,
    abilities: [
      { at: 'mission', cost: [{ playersPay: 2, each: 'recruit' }], effects: [{ do: 'succeed-job' }] },
      { at: 'success', effects: [{ do: 'heal', who: 'each-main', n: 1 }] },
      {
        at: 'failure',
        effects: [{ do: 'modify', modifier: { mod: 'hand-size', who: 'active', n: -1 }, until: 'next-cleanup' }],
      },
    ],
  },
  {
    id: 'sj-stolen-skiff',
    name: 'Stolen Skiff',
    copies: 1,
    abilities: [
      {
        at: 'mission',
        cost: [{ pay: 'attack', n: 3, less: [{ n: 2, if: { have: 'intel', min: 1 } }] }],
        effects: [{ do: 'succeed-job' }],
      },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 1 }] },
      { at: 'failure', effects: [{ do: 'gain-flaw', who: 'active' }] },
    ],
  },
  {
    id: 'sj-salvage-claim',
    name: 'Salvage Claim',
    copies: 1,
    abilities: [
      { at: 'mission', cost: [{ pay: 'recruit', n: 4 }], effects: [{ do: 'succeed-job' }] },
      { at: 'success', effects: [{ do: 'next-to-serenity', what: 'this', credits: 2 }] },
      { at: 'failure', effects: [{ do: 'strike', who: 'active', n: 1 }] },
    ],
  },
  {
    id: 'sj-shooting-contest',
    name: 'Shooting Contest',
    copies: 1,
    abilities: [
      { at: 'mission', cost: [{ pay: 'attack', n: 4 }], effects: [{ do: 'succeed-job' }] },
      { at: 'success', effects: [{ do: 'gain-talent', who: 'active' }] },
      {
        at: 'failure',
        effects: [{ do: 'gain-flaw', who: 'active' }],
      },
    ],
  },
]
