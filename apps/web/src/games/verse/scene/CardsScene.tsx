import type { Option } from '@keep-flying/kernel'
import type { CardId } from '@keep-flying/verse'
import { PaperCard } from '../../../cards/PaperCard.tsx'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { toggled, wayOut } from '../../../dock/answers.ts'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { meaningFor } from './meaning.ts'
import './cards.css'

/** Cards to choose from, laid out on paper, with what each would mean for this ship. */
export function CardsScene() {
  const { decision, write } = useTable()
  if (!decision) return null
  const options = optionsOf(decision).filter((option) => option.role !== 'minor' && cardIn(option) !== null)
  const offered = options.flatMap((option) => cardIn(option) ?? [])
  const shown: readonly CardId[] = [...new Set(offered)]
  const few = shown.length <= 3
  return (
    <>
      <SceneHead title={write(decision.prompt)} />
      <div className={few ? 'scene-cards scene-few' : 'scene-cards'}>
        {shown.map((card) => (
          <CardOnOffer key={card} card={card} option={options.find((option) => cardIn(option) === card)} />
        ))}
      </div>
    </>
  )
}

function CardOnOffer({ card, option }: { card: CardId; option: Option | undefined }) {
  const say = useSay()
  const { t, me, decision } = useTable()
  const { picked, pick } = useAnswering()
  if (!me || !decision) return null
  const meaning = meaningFor(t, me, decision, card)
  const isOn = option !== undefined && picked.includes(option.id)
  const max = decision.form === 'some' ? decision.max : 1
  const take = () =>
    option &&
    pick(
      decision.form === 'some'
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
            {isOn ? say('scene.taken') : say(takeWord(decision.kind))}
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
  if (kind === 'shop.mail-order') return 'scene.buy'
  if (kind === 'set-up.leader') return 'scene.lead'
  return ['hand.cut-down', 'jobs.cut-down', 'upgrade.lose'].includes(kind) ? 'scene.discard' : 'scene.take'
}
