import { jobWants } from '@keep-flying/adventures/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { Choice } from '../../../dock/Choice.tsx'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { gearIcon } from '../cards/gear-icon.ts'
import { useTable } from '../table.tsx'
import { useShop } from './use-shop.ts'
import './counter.css'

/** Before the Job: the bill, what can be bought and sold, and what the Job wants. */
export function Counter({ decision }: { decision: Decision }) {
  const say = useSay()
  const { write } = useTable()
  const options = optionsOf(decision)
  const buys = options.filter(({ group }) => group === 'buy')
  const minor = options.filter(({ role }) => role === 'minor')
  const row = (option: Option) => {
    const card = cardIn(option)
    return (
      <Choice
        key={option.id}
        id={option.id}
        label={write(option.text)}
        icon={card === null ? 'reroll' : gearIcon(card)}
        card={card ?? undefined}
      />
    )
  }
  return (
    <>
      <Bill />
      <Wants />
      <ul className="dock-choices dock-dense shop-buys">{buys.map(row)}</ul>
      {minor.length > 0 && (
        <details className="dock-more">
          <summary>{say('adv.shop.more', { n: minor.length })}</summary>
          <ul className="dock-choices dock-dense">{minor.map(row)}</ul>
        </details>
      )}
    </>
  )
}

function Bill() {
  const say = useSay()
  const { moment, write } = useTable()
  const { chosenOffer } = useShop()
  const { purse } = moment.view
  return (
    <table className="bill">
      <tbody>
        <tr>
          <th scope="row">{say('adv.shop.purse')}</th>
          <td>{say('adv.credits', { n: purse })}</td>
        </tr>
        {chosenOffer && (
          <>
            <tr>
              <th scope="row">{call(write, 'gear', chosenOffer.card)}</th>
              <td>−{say('adv.credits', { n: chosenOffer.price })}</td>
            </tr>
            <tr className="bill-left">
              <th scope="row">{say('adv.shop.left')}</th>
              <td>{say('adv.credits', { n: purse - chosenOffer.price })}</td>
            </tr>
          </>
        )}
      </tbody>
    </table>
  )
}

/** What the Job asks for, and how well the crew can meet it. */
function Wants() {
  const say = useSay()
  const { t, write } = useTable()
  const { challenges, locks, best, goons } = jobWants(t)
  const rows = [
    { skill: 'tech', words: say('adv.wants.tech', { n: challenges.tech, locks }) },
    { skill: 'negotiate', words: say('adv.wants.negotiate', { n: challenges.negotiation }) },
    { skill: 'fight', words: say('adv.wants.fight', { n: goons }) },
  ] as const
  return (
    <section className="shop-wants" aria-label={say('adv.wants')}>
      <h3 className="stencil">{say('adv.wants')}</h3>
      <ul>
        {rows.map(({ skill, words }) => {
          const able = best[skill]
          return (
            <li key={skill}>
              <Icon name={skill} /> <b>{say(`adv.skill.${skill}`)}</b> <span>{words}</span>
              <em data-tone={able && able.points > 1 ? 'good' : 'mixed'}>
                {able ? say('adv.wants.best', { who: call(write, 'crew', able.who), n: able.points }) : ''}
              </em>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
