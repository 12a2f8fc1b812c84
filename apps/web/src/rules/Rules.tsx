import { useMemo } from 'react'
import { useTable } from '../games/verse/table.tsx'
import { useLocale } from '../i18n/language.tsx'
import { useLooking } from '../table/context.tsx'
import { Reference } from './Reference.tsx'
import { inPlay, useReference } from './reference.ts'

/** The rules of the boxes on the table, opened at the rule in question. */
export default function Rules() {
  const { moment, decision } = useTable()
  const { rule, openRule } = useLooking()
  const locale = useLocale()
  const all = useReference(locale)
  const { expansions } = moment.view.options
  const chapters = useMemo(() => inPlay(all, expansions), [all, expansions])
  return <Reference chapters={chapters} at={rule} inQuestion={decision?.rule ?? null} onOpen={openRule} />
}
