import type { Decision } from '@keep-flying/kernel'
import type { Captain, Option } from '@keep-flying/verse'
import { facedIn, facesOf, teamAtHand, testOdds } from '@keep-flying/verse/ask'
import { optionsOf } from '../../play/choices.ts'
import { wrap } from '../../terminal/layout.ts'
import type { Sight } from './facts.ts'

/** The chances of the tests that a card or a trial offers. */
export function oddsOf(sight: Sight, decision: Decision): string[] {
  const captain = sight.view.captains[decision.seat]
  if (!captain) return []
  const faces = facesOf(sight.t, captain, facedIn(decision) ?? '')
  return optionsOf(decision).flatMap((option, n) => {
    const face = faces.find((one) => one.id === option.id)
    return face && 'test' in face ? wrap(`${String(n + 1).padStart(3)}  ${bandWords(sight, captain, face)}`, 5) : []
  })
}

/** Every band with its chance, and how likely the last becomes with all the crew's help. */
function bandWords({ t }: Sight, captain: Captain, { test, bands }: Tested): string {
  const { plain, helped } = testOdds(t, teamAtHand(t, captain), test, bands)
  const words = bands.map((_, n) => `${rangeOf(bands, n)} ${percent(plain[n])}`)
  const [best, likelier] = [percent(plain.at(-1)), percent(helped.at(-1))]
  return `${words.join(', ')}${best === likelier ? '' : ` (${likelier} with all the help aboard)`}`
}

type Tested = Extract<Option<string>, { readonly test: unknown }>

function rangeOf(bands: Tested['bands'], n: number): string {
  const from = bands[n]?.from ?? 1
  const next = bands[n + 1]?.from
  if (next === undefined) return `${from}+`
  return next - 1 > from ? `${from}–${next - 1}` : `${from}`
}

function percent(chance = 0): string {
  return `${Math.round(100 * chance)}%`
}
