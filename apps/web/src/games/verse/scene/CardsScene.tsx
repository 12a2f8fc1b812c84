import { type Option, text } from '@keep-flying/kernel'
import type { CardId } from '@keep-flying/verse'
import { PaperCard } from '../../../cards/PaperCard.tsx'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { countIn, wayOut } from '../../../dock/answers.ts'
import { toggled } from '../../../dock/controls/Picker.tsx'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { type Meaning, meaningFor } from './meaning.ts'
import { PileAside, useSource } from './PileAside.tsx'
import './cards.css'

/** Cards to choose from, laid out on paper, with what each would mean for this ship. */
export function CardsScene() {
  const say = useSay()
  const { decision, me, write } = useTable()
  if (!decision || !me) return null
  const options = optionsOf(decision).filter((option) => option.role !== 'minor' && cardIn(option) !== null)
  const offered = options.flatMap((option) => cardIn(option) ?? [])
  const shown: readonly CardId[] = [...new Set([...me.considering.cards, ...offered])]
  const few = shown.length <= 3
  return (
    <>
      <SceneHead title={write(decision.prompt)}>
        {me.considering.cards.length > 0 && say('scene.considered', { n: me.considering.cards.length })}
      </SceneHead>
      <div className={few ? 'scene-cards scene-few' : 'scene-cards'}>
        {shown.map((card) => (
          <CardOnOffer key={card} card={card} option={options.find((option) => cardIn(option) === card)} />
        ))}
        {decision.kind === 'consider.draw' && <FaceDown n={countIn(decision)} />}
      </div>
      <PileAside />
    </>
  )
}

/** A job that cannot be accepted for want of room in the hand. */
const handFull: Meaning = { good: false, says: text('scene.means.hand-full') }

function CardOnOffer({ card, option }: { card: CardId; option: Option | undefined }) {
  const say = useSay()
  const { t, me, decision } = useTable()
  const { picked, pick } = useAnswering()
  if (!me || !decision) return null
  const isFull = decision.kind === 'deal.accept' && !option
  const meaning = isFull ? handFull : meaningFor(t, me, decision, card)
  const price = option?.price ?? 0
  const isCheaper = decision.kind === 'shop.keep' && price !== t.box.supply.get(card)?.cost
  const isOn = option !== undefined && picked.includes(option.id)
  const several = decision.form === 'some' || decision.kind === 'shop.keep' || decision.kind === 'deal.accept'
  const max = decision.form === 'some' ? decision.max : countIn(decision)
  const take = () =>
    option &&
    pick(
      several
        ? toggled(
            picked.filter((id) => id !== wayOut(decision)?.id),
            option.id,
            max,
          )
        : [option.id],
    )
  return (
    <PaperCard
      id={card}
      selected={isOn}
      {...(option ? { onPick: take } : {})}
      footer={
        option ? (
          <button
            type="button"
            className={isOn ? 'scene-take scene-on' : 'scene-take'}
            aria-pressed={isOn}
            onClick={take}
          >
            {isOn && <Icon name="check" />}
            {isOn ? say('scene.taken') : isCheaper ? say('scene.buy-for', { price }) : say(takeWord(decision.kind))}
          </button>
        ) : undefined
      }
    >
      {meaning && (
        <p className={meaning.good ? 'scene-means' : 'scene-means scene-warns'}>
          <Icon name={meaning.good ? 'check' : 'warning'} /> {say(meaning.says.key, meaning.says.with)}
        </p>
      )}
    </PaperCard>
  )
}

function takeWord(kind: string): string {
  if (kind === 'shop.keep' || kind === 'shop.mail-order') return 'scene.buy'
  return kind === 'hand.cut-down' || kind === 'upgrade.lose' ? 'scene.discard' : 'scene.take'
}

/** Cards still to be drawn. */
function FaceDown({ n }: { n: number }) {
  const say = useSay()
  const source = useSource()
  return Array.from({ length: n }, (_, at) => at).map((at) => (
    <div key={at} className="scene-back">
      <Icon name={source?.sign ?? 'job'} />
      <span>{say('scene.unseen')}</span>
    </div>
  ))
}
