import { gameClient } from '../../src/game/game-client.ts'
import { gameTable } from '../../src/game/game-table.tsx'
import type { LanternsState } from './game.ts'
import { languageOf } from './package.ts'

function isLanternsView(view: unknown): view is LanternsState {
  return typeof view === 'object' && view !== null && 'wicks' in view
}

const { Provider, useGameTable } = gameTable(isLanternsView, () => ({}))

function Board() {
  const { moment } = useGameTable()
  const { lit, oil, burnt } = moment.view
  return (
    <section aria-label="Lanterns">
      <h2>The shore</h2>
      <p>{`${lit} lanterns burn, ${oil} drops of oil, ${burnt.cards.length} wicks are burnt.`}</p>
    </section>
  )
}

/** A board and words: the shell does the rest. */
export const lanternsClient = gameClient({
  id: 'lanterns',
  Provider,
  writer: (_, { locale, messages }) => languageOf(locale, messages).write,
  table: {
    useHeading: () => ({ title: 'Lanterns', progress: `Watch ${useGameTable().moment.view.turn + 1}` }),
    Board,
  },
})
