import type { Decision } from '@keep-flying/kernel'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { useAnswering } from './AnswerProvider.tsx'
import { iconOf } from './looks.ts'
import type { Primary } from './planning.ts'

/** What the primary button says where the game has no words of its own for the deed. */
export function usePrimary(decision: Decision): Primary {
  const { game } = useTable()
  const own = game.dock.usePrimary(decision)
  const standard = useStandard(decision)
  return own ?? standard
}

function useStandard(decision: Decision): Primary {
  const say = useSay()
  const { write } = useTable()
  const { deed, picked } = useAnswering()
  if (!deed) return { label: say(`dock.none.${decision.form}`), icon: 'down' }
  switch (decision.form) {
    case 'one': {
      const option = decision.options.find(({ id }) => id === deed.value)
      return option
        ? { label: write(option.text), icon: iconOf(option) ?? 'check' }
        : { label: say('dock.do.plain'), icon: 'check' }
    }
    case 'some':
      return { label: say('dock.do.some', { n: picked.length }), icon: 'check' }
    case 'order':
      return { label: say('dock.do.order'), icon: 'check' }
    case 'amount':
      return { label: say('dock.do.amount', { n: Number(deed.value) }), icon: 'check' }
    case 'confirm':
      return { label: say(deed.value === true ? 'dock.do.yes' : 'dock.do.no'), icon: 'check' }
  }
}
