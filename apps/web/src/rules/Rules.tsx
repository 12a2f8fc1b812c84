import { useMemo } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { Reference } from './Reference.tsx'
import { inForce, useRules } from './reference.ts'

/** The rules in force at the table, opened at the rule in question. */
export default function Rules() {
  const { game, moment, decision } = useTable()
  const { rule, openRule } = useLooking()
  const { chapters: all, tagsIn } = useRules(game.id, useLocale())
  const { view } = moment
  const chapters = useMemo(() => inForce(all, tagsIn(game.optionsOf(view))), [all, tagsIn, game, view])
  return <Reference chapters={chapters} at={rule} inQuestion={decision?.rule ?? null} onOpen={openRule} />
}
