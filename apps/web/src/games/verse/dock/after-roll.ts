import type { Decision } from '@keep-flying/kernel'
import { type Captain, describeResult, type OptionName, type Table } from '@keep-flying/verse'
import {
  type AfterRollOdds,
  afterRollOdds,
  bestAfterRoll,
  type FallenTest,
  facesOf,
  teamAtHand,
  testAhead,
} from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import type { OddsPart, Tone } from '../../../dock/odds.ts'
import { useTable } from '../table.tsx'

/** The test of the roll in question; null where none is. */
function fallenTest(t: Table, me: Captain, { kind, about }: Decision): FallenTest | null {
  const { rolled } = t.state
  if (kind !== 'test.after-roll' || !rolled || about?.name !== 'option' || about.of === undefined) return null
  const name: OptionName = { name: 'option', id: String(about.id), of: about.of }
  const team = teamAtHand(t, me)
  const option = facesOf(t, me, name.of).find(({ id }) => id === name.id)
  const ahead = option && testAhead(t, team, option)
  return ahead ? { team, option: name, bands: ahead.bands, rolled } : null
}

/** The option that promises most after a roll; null where no roll is in question. */
export function bestOption(t: Table, me: Captain, decision: Decision): string | null {
  const fallen = fallenTest(t, me, decision)
  return fallen && bestAfterRoll(afterRollOdds(t, fallen, decision))
}

function toneAt(n: number, bands: number): Tone {
  if (n === bands - 1) return 'good'
  return n === 0 ? 'bad' : 'mixed'
}

/** The odds of each way to deal with a roll as the parts of a bar, by option. */
export function useAfterRollOdds(decision: Decision): ReadonlyMap<string, readonly OddsPart[]> {
  const { t, me, write } = useTable()
  return useMemo(() => {
    const fallen = me && fallenTest(t, me, decision)
    if (!fallen) return new Map()
    const { bands } = fallen
    const partsOf = ({ chances }: AfterRollOdds) =>
      bands.map((band, n): OddsPart => {
        return { tone: toneAt(n, bands.length), chance: chances[n] ?? 0, label: write(describeResult(band)) }
      })
    return new Map(afterRollOdds(t, fallen, decision).map((odds) => [odds.id, partsOf(odds)]))
  }, [t, me, decision, write])
}
