import { bestTest, testAhead, thingCalled, wayPlans, wayStakes } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { Choice } from '../../../dock/Choice.tsx'
import { OddsBar } from '../../../dock/OddsBar.tsx'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { AtStake } from './AtStake.tsx'
import { TimeRing } from './TimeRing.tsx'
import { wokenBy } from './wakes.ts'

/** The two ways of a Challenge, each with its Skill, its odds and its time, and whom it would wake. */
export function Ways({ decision }: { decision: Decision }) {
  const say = useSay()
  const list = new Intl.ListFormat(useLocale())
  const { t, acting, write } = useTable()
  const spot = decision.about ? thingCalled(t, decision.about) : null
  const plans = acting && spot && decision.card ? wayPlans(t, acting, decision.card, spot) : []
  const stakes = spot && decision.card ? wayStakes(t, decision.card, spot) : []
  return (
    <ul className="dock-choices">
      {optionsOf(decision).map((option, n) => {
        const plan = plans[n]
        const best = plan && bestTest(testAhead(t, plan))
        const woken = plan && acting ? wokenBy(t, acting, plan).map(({ id }) => call(write, 'goon', id)) : []
        const notes = [
          ...(plan?.heroic && acting?.stance === 'casual' ? [say('adv.deed.turns-heroic')] : []),
          ...(woken.length > 0 ? [say('adv.deed.wakes', { who: list.format(woken) })] : []),
        ]
        return (
          <Choice
            key={option.id}
            id={option.id}
            label={write(option.text)}
            icon={plan?.skill ?? 'die5'}
            note={notes.length > 0 ? notes.join(' · ') : undefined}
            aside={
              plan && (
                <>
                  {plan.heroic && <Icon name="heroic" className="adv-turns" />}
                  <TimeRing moments={plan.time} />
                </>
              )
            }
          >
            {best && (
              <OddsBar
                legend={false}
                parts={[
                  { tone: 'good', chance: best.chance, label: say('adv.odds.pass') },
                  { tone: 'bad', chance: 1 - best.chance, label: say('adv.odds.pass.not') },
                ]}
              />
            )}
            <AtStake stakes={stakes[n] ?? null} />
          </Choice>
        )
      })}
    </ul>
  )
}
