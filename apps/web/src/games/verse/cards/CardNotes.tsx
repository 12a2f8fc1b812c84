import type { CardId } from '@keep-flying/verse'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { SeatMark } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { type Face, faceOf, sortOf } from './face.ts'
import { JobMap } from './JobMap.tsx'
import { whereIs } from './where.ts'
import { deckName, rulesFor, wordsOn } from './words.ts'

/** What stands beside a card that is explained. */
export function CardNotes({ card }: { card: CardId }) {
  const { box } = useTable()
  const face = faceOf(card, box)
  if (!face) return null
  return (
    <>
      {face.of === 'job' && <JobMap job={face.card} />}
      <WhereNow card={card} face={face} />
      <Words face={face} />
      <RulesTouched face={face} />
    </>
  )
}

/** Cards that do not lie in decks are simply there. */
const settled: readonly Face['of'][] = ['contact', 'story', 'set-up', 'tile', 'ship', 'leader']

function WhereNow({ card, face }: { card: CardId; face: Face }) {
  const say = useSay()
  const { box, t, write } = useTable()
  const where = whereIs(t, card)
  if (where.is === 'unseen' && settled.includes(face.of)) return null
  const deck = 'deck' in where ? deckName(where.deck, box) : null
  const pile = 'deck' in where ? (deck ? call(write, deck.name, deck.id) : say(`notes.deck.${where.deck}`)) : ''
  return (
    <section>
      <h4 className="stencil">{say('notes.where')}</h4>
      <p className="card-where">
        {'seat' in where && <SeatMark seat={where.seat} label />}
        {say(`notes.where.${where.is}`, { pile })}
      </p>
    </section>
  )
}

function Words({ face }: { face: Face }) {
  const say = useSay()
  const { write } = useTable()
  const words = wordsOn(face)
  if (words.length === 0) return null
  return (
    <section>
      <h4 className="stencil">{say('notes.words')}</h4>
      <dl className="card-words">
        {words.map(({ id, icon, named }) => (
          <div key={id}>
            <dt>
              <Icon name={icon} /> {named ? write(named) : say(`notes.word.${id}`)}
            </dt>
            <dd>{say(`notes.word.${id}.means`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function RulesTouched({ face }: { face: Face }) {
  const say = useSay()
  const { openRule, openCard } = useLooking()
  const touched = rulesFor(face, sortOf(face))
  if (touched.length === 0) return null
  return (
    <section>
      <h4 className="stencil">{say('notes.rules')}</h4>
      <ul className="card-rules">
        {touched.map((rule) => (
          <li key={rule}>
            <button
              type="button"
              className="button"
              onClick={() => {
                openCard(null)
                openRule(rule)
              }}
            >
              <Icon name="rules" /> {say(`notes.rule.${rule.slice(0, rule.lastIndexOf('-')).toLowerCase()}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
