import { text, type Writer } from '@keep-flying/kernel'
import { type Amounts, oneOf, tokens } from '@keep-flying/verse'
import type { Need } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { type Say, useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { professionIcon } from '../cards/face.ts'
import { useTable } from '../table.tsx'

interface NeedSignProps {
  readonly need: Need
  /** Whether the way to it is shown; undefined where there is none to show. */
  readonly open?: boolean
  onToggle?(): void
}

/** What is needed, met or missing. A missing thing can be pressed for where to get it. */
export function NeedSign({ need, open, onToggle }: NeedSignProps) {
  const say = useSay()
  const { write } = useTable()
  const { icon, words, whole } = needWords(need, say, write)
  const sign = (
    <>
      {icon !== null && <Icon name={icon} />}
      <span aria-hidden="true">{words}</span>
      <Icon name={need.met ? 'check' : 'cross'} className="need-sign" />
      <span className="visually-hidden">{say(need.met ? 'ship.need.met' : 'ship.need.missing', { what: whole })}</span>
    </>
  )
  const state = need.met ? 'need need-met' : 'need need-missing'
  if (need.met || open === undefined)
    return (
      <span className={state} title={whole}>
        {sign}
      </span>
    )
  return (
    <button type="button" className={state} aria-expanded={open} title={say('ship.need.where')} onClick={onToggle}>
      {sign}
    </button>
  )
}

interface NeedWords {
  readonly icon: string | null
  /** Short, beside the sign. */
  readonly words: string
  /** By itself. */
  readonly whole: string
}

function needWords(need: Need, say: Say, write: Writer): NeedWords {
  const ofTotal = (have: number, total: number) => say('ship.of', { n: have, of: total })
  switch (need.is) {
    case 'skill': {
      const whole = write(text('points', { n: need.need, skill: text(`skill.${need.skill}`) }))
      return { icon: need.skill, words: need.met ? String(need.need) : ofTotal(need.have, need.need), whole }
    }
    case 'keyword': {
      const words = write(text(`keyword.${need.keyword}`))
      return { icon: need.keyword, words, whole: words }
    }
    case 'profession': {
      const words = write(text(`profession.${need.profession}`))
      return { icon: professionIcon(need.profession), words, whole: words }
    }
    case 'deceptive': {
      const words = write(text('need.deceptive'))
      return { icon: 'person', words, whole: words }
    }
    case 'goal-tokens': {
      const words = ofTotal(need.have, need.need)
      return { icon: 'goal', words, whole: say('ship.need.goal-tokens', { n: need.need }) }
    }
    case 'one-of': {
      const words = write(oneOf(need.of))
      return { icon: null, words, whole: words }
    }
    case 'deliver': {
      const whole = write(text(`token.${need.token}`, { n: need.need }))
      return { icon: need.token, words: ofTotal(Math.min(need.have, need.need), need.need), whole }
    }
    case 'room': {
      const words = say(need.dump ? 'ship.need.room-dump' : 'ship.need.room', { what: listOf(need.load, write) })
      return { icon: 'hold', words, whole: words }
    }
    case 'solid': {
      const words = call(write, 'contact', need.contact)
      return { icon: 'solid', words, whole: say('ship.need.solid', { contact: words }) }
    }
    case 'solid-with-any': {
      const words = ofTotal(need.have, need.need)
      return { icon: 'solid', words, whole: say('ship.need.solid-any', { n: need.need }) }
    }
    case 'credits': {
      const words = write(text('credits', { n: need.need }))
      return { icon: 'credits', words, whole: words }
    }
    case 'at': {
      const words = call(write, 'place', need.place)
      return { icon: 'planet', words, whole: say('ship.need.at', { place: words }) }
    }
    case 'counted':
      return { icon: 'goal', words: ofTotal(Math.min(need.have, need.need), need.need), whole: write(need.what) }
    case 'own-haven':
      return { icon: 'haven', words: say('ship.need.haven'), whole: say('ship.need.haven') }
    case 'without-crew': {
      const words = say('ship.need.without', { name: call(write, 'card', need.crew) })
      return { icon: 'person', words, whole: words }
    }
    case 'all-at-once':
      return { icon: 'gear', words: say('ship.need.clash'), whole: say('ship.need.clash') }
    case 'active-jobs': {
      const words = say('ship.need.active', { n: need.most })
      return { icon: 'job', words, whole: words }
    }
  }
}

function listOf(amounts: Amounts, write: Writer): string {
  return tokens
    .filter((token) => (amounts[token] ?? 0) > 0)
    .map((token) => write(text(`token.${token}`, { n: amounts[token] ?? 0 })))
    .join(', ')
}
