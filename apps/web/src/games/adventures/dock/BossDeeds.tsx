import type { Goon } from '@keep-flying/adventures'
import { brawlAhead, brawlChances, goonShotAhead, thingAt, thingCalled } from '@keep-flying/adventures/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import { Choice } from '../../../dock/Choice.tsx'
import { OddsBar } from '../../../dock/OddsBar.tsx'
import type { OddsPart } from '../../../dock/odds.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

const icons: Readonly<Record<string, string>> = { brawl: 'brawl', shoot: 'shoot', move: 'move' }

/** What a Boss has a Goon do, each attack with its odds. */
export function BossDeeds({ decision }: { decision: Decision }) {
  const { t, write } = useTable()
  const oddsOf = useGoonOdds()
  const thing = decision.about ? thingCalled(t, decision.about) : null
  const goon = thing?.kind === 'goon' ? t.state.goons.find(({ id }) => id === thing.id) : undefined
  return (
    <ul className="dock-choices">
      {optionsOf(decision).map((option) => {
        const parts = goon ? oddsOf(goon, option) : null
        return (
          <Choice key={option.id} id={option.id} label={write(option.text)} icon={icons[option.group ?? ''] ?? 'wait'}>
            {parts && <OddsBar parts={parts} />}
          </Choice>
        )
      })}
    </ul>
  )
}

function useGoonOdds(): (goon: Goon, option: Option) => readonly OddsPart[] | null {
  const say = useSay()
  const { t } = useTable()
  return (goon, { at, group }) => {
    const thing = at ? thingAt(t, at) : null
    const whom = thing?.kind === 'crew' ? t.state.crew.find(({ id }) => id === thing.id) : undefined
    if (!whom) return null
    if (group === 'brawl') {
      const { deals, takes, both, nobody } = brawlChances(brawlAhead(t, whom, goon))
      return [
        { tone: 'good', chance: takes, label: say('adv.boss.deals') },
        { tone: 'mixed', chance: both, label: say('adv.brawl.both') },
        { tone: 'mixed', chance: nobody, label: say('adv.brawl.nobody') },
        { tone: 'bad', chance: deals, label: say('adv.brawl.deals') },
      ]
    }
    const shot = group === 'shoot' ? goonShotAhead(t, goon, whom) : null
    return (
      shot && [
        { tone: 'good', chance: shot.hits, label: say('adv.odds.hit') },
        { tone: 'mixed', chance: shot.wild, label: say('adv.boss.wild') },
        { tone: 'bad', chance: shot.misses, label: say('adv.odds.hit.not') },
      ]
    )
  }
}
