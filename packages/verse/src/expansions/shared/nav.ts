import type { NavCard } from '../../vocabulary/index.ts'

/** Nav cards that come in several boxes. */

/** Unlike the base card of the same name, it also moves Cutters through the Rim. */
export const reaversOnTheHunt: NavCard = {
  name: 'Reavers on the Hunt',
  kind: 'reaver',
  options: [
    {
      id: 'hunt',
      effects: [{ do: 'move-cutter', by: 'right', to: 'next-sector', within: ['border', 'rim'] }],
      outcome: 'keep-flying',
    },
  ],
}
