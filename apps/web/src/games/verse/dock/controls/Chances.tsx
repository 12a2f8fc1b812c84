import type { OneOf } from '@keep-flying/kernel'
import { chancesOf } from '@keep-flying/verse/ask'
import { Choice } from '../../../../dock/Choice.tsx'
import { cardIn, iconOf } from '../../../../dock/looks.ts'
import { OddsBar } from '../../../../dock/OddsBar.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { useTable } from '../../table.tsx'

/** Each answer with the chance that it goes well, as the dice fall. */
export function Chances({ decision }: { decision: OneOf }) {
  const say = useSay()
  const { t, write } = useTable()
  const chances = chancesOf(t, decision)
  return (
    <ul className="dock-choices">
      {decision.options.map((option) => {
        const chance = chances.get(option.id)
        return (
          <Choice
            key={option.id}
            id={option.id}
            label={write(option.text)}
            icon={iconOf(option) ?? undefined}
            card={cardIn(option) ?? undefined}
          >
            {chance !== undefined && (
              <OddsBar
                parts={[
                  { tone: 'good', chance, label: say('dock.chance.won') },
                  { tone: 'bad', chance: 1 - chance, label: say('dock.chance.lost') },
                ]}
              />
            )}
          </Choice>
        )
      })}
    </ul>
  )
}
