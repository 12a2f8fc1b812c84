import type { Crew } from '@keep-flying/adventures'
import type { Helping, TestAhead, TestHelp } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import { hundredths } from '../../../dock/odds.ts'
import { Stepper } from '../../../dock/Stepper.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { TimeRing } from './TimeRing.tsx'

interface HelpsProps {
  readonly test: TestAhead
  /** Whose Test it is: what others do is told with their names. */
  readonly tester: Crew
  readonly helping: Helping
  /** How likely it goes well with some helps. */
  chanceWith(helping: Helping): number
  help(id: string, times: number): void
}

/** What may be done for a Test, each with the chance it would make; others decide for themselves. */
export function Helps({ test, tester, helping, chanceWith, help }: HelpsProps) {
  const say = useSay()
  const { moment, write } = useTable()
  if (test.helps.length + test.distracted.length === 0) return null
  const isMine = ({ seat }: TestHelp) => seat === moment.viewer
  return (
    <ul className="adv-helps" aria-label={say('adv.helps')}>
      {test.helps.map((one) => (
        <li key={one.id} data-on={(helping[one.id] ?? 0) > 0 || undefined}>
          {isMine(one) && one.kind !== 'reroll' ? (
            <Own one={one} tester={tester} times={helping[one.id] ?? 0} help={help} />
          ) : (
            <Words one={one} tester={tester} />
          )}
          <small className="adv-chance">
            {say('adv.helps.chance', { n: inHundred(chanceWith(withOne(helping, one))) })}
          </small>
          {one.time > 0 && <TimeRing moments={one.time} look={one.kind === 'boost' ? 'boost' : 'any-time'} />}
        </li>
      ))}
      {test.distracted.map(({ of, by }) => (
        <li key={of} data-closed>
          <span className="adv-help">
            <Icon name="distracted" />
            <span>
              <b>{say('adv.help.assist', { who: call(write, 'crew', of) })}</b>{' '}
              <small>{say('adv.help.distracted', { by: call(write, by.of, by.id) })}</small>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Once this help is used as well. */
function withOne(helping: Helping, { id, most }: TestHelp): Helping {
  return { ...helping, [id]: Math.min(most, Math.max(1, helping[id] ?? 0)) }
}

function inHundred(chance: number): number {
  return hundredths([chance, 1 - chance])[0] ?? 0
}

interface OwnProps extends Pick<HelpsProps, 'tester' | 'help'> {
  readonly one: TestHelp
  readonly times: number
}

/** One's own to use: a box to tick, or a figure where it works several times. */
function Own({ one, tester, times, help }: OwnProps) {
  const say = useSay()
  if (one.most > 1)
    return (
      <>
        <Words one={one} tester={tester} />
        <Stepper
          label={say(`adv.help.${one.kind}`)}
          value={times}
          min={0}
          max={one.most}
          option={one.id}
          onChange={(n) => help(one.id, n)}
        />
      </>
    )
  return (
    <label>
      <input type="checkbox" checked={times > 0} onChange={() => help(one.id, times > 0 ? 0 : 1)} />
      <Words one={one} tester={tester} />
    </label>
  )
}

const icons = { boost: 'boost', bribe: 'credits', intel: 'intel', assist: 'assist', reroll: 'reroll' } as const

function Words({ one, tester }: { one: TestHelp; tester: Crew }) {
  const say = useSay()
  const { write } = useTable()
  const { kind, name, of, points, dice, turnsHeroic } = one
  const called = name ? write.nameOf(name) : say(`adv.help.${kind}`)
  const brings = [
    ...(points > 0 ? [say('adv.help.points', { n: points })] : []),
    ...(dice > 0 ? [say('adv.help.dice', { n: dice })] : []),
    ...(kind === 'reroll' ? [say('adv.help.after')] : []),
    ...(turnsHeroic ? [say('adv.deed.turns-heroic')] : []),
  ]
  return (
    <span className="adv-help">
      <Icon name={icons[kind]} />
      <span>
        <b>
          {kind === 'assist'
            ? say('adv.help.assist', { who: call(write, 'crew', of) })
            : of === tester
              ? called
              : say('adv.help.of', { who: call(write, 'crew', of), what: called })}
        </b>{' '}
        <small>{brings.join(', ')}</small>
      </span>
    </span>
  )
}
