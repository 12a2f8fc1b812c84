import { useSay } from '../../../i18n/language.tsx'
import { Bridge } from './Bridge.tsx'
import { CombatZone } from './CombatZone.tsx'
import { EpisodeDeck } from './EpisodeDeck.tsx'
import { Objective } from './Objective.tsx'
import { Serenity } from './Serenity.tsx'
import { Verse } from './Verse.tsx'
import './board.css'

/** The table: the fight at the left, what comes at the right, the crew below. */
export function Board() {
  const say = useSay()
  return (
    <section className="enc-board" aria-label={say('enc.board')}>
      <CombatZone />
      <Verse />
      <EpisodeDeck />
      <Serenity />
      <Bridge />
      <Objective />
    </section>
  )
}
