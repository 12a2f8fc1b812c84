import type { Crew } from '@keep-flying/adventures'
import { type BrawlAhead, brawlChances, type Helping } from '@keep-flying/adventures/ask'
import { OddsBar } from '../../../dock/OddsBar.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Helps } from './Helps.tsx'

interface BrawlSheetProps {
  readonly brawl: BrawlAhead
  readonly tester: Crew
  readonly helping: Helping
  help(id: string, times: number): void
}

/** A Brawl before the dice: one die each, and who would wound whom. */
export function BrawlSheet({ brawl, tester, helping, help }: BrawlSheetProps) {
  const say = useSay()
  const { deals, takes, both, nobody } = brawlChances(brawl, helping)
  const wounding = (helps: Helping) => {
    const odds = brawlChances(brawl, helps)
    return odds.deals + odds.both
  }
  return (
    <div className="test-sheet">
      <p className="brawl-sides">{say('adv.brawl.sides', { points: brawl.test.points, fight: brawl.fight })}</p>
      <OddsBar
        parts={[
          { tone: 'good', chance: deals, label: say('adv.brawl.deals') },
          { tone: 'mixed', chance: both, label: say('adv.brawl.both') },
          { tone: 'mixed', chance: nobody, label: say('adv.brawl.nobody') },
          { tone: 'bad', chance: takes, label: say('adv.brawl.takes') },
        ]}
      />
      <Helps test={brawl.test} tester={tester} helping={helping} chanceWith={wounding} help={help} />
    </div>
  )
}
