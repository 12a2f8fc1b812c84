import { avatarOf, boxCard } from '@keep-flying/encounters'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { ownText } from './own-text.ts'
import { termsOn } from './terms.ts'

/** What stands beside a card that is explained: its words, each with the way to its rule. */
export function CardNotes({ card }: { card: string }) {
  const say = useSay()
  const { openRule, openCard } = useLooking()
  return (
    <>
      <OwnText card={card} />
      <section>
        <h4 className="stencil">{say('enc.notes.words')}</h4>
        <dl className="card-words">
          {termsOn(card).map(({ id, icon, rule }) => (
            <div key={id}>
              <dt>
                <Icon name={icon} /> {say(`enc.notes.${id}`)}
              </dt>
              <dd>
                {say(`enc.notes.${id}.means`)}{' '}
                <button
                  type="button"
                  className="card-link"
                  onClick={() => {
                    openCard(null)
                    openRule(rule)
                  }}
                >
                  {say('enc.notes.rule')}
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

/** What a Talent or a Flaw does is on the viewer's Avatar. */
function OwnText({ card }: { card: string }) {
  const { me, write } = useTable()
  const { kind } = boxCard(card)
  if (!me || (kind !== 'talent' && kind !== 'flaw')) return null
  const { name } = avatarOf(me.crew)[kind]
  return (
    <section>
      <h4 className="stencil">{name}</h4>
      <p>{ownText(me.crew, kind, write)}</p>
    </section>
  )
}
