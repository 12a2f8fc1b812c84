import { chooseAmount, chooseOne, chooseSome, type Option, type Rules, text } from '@keep-flying/kernel'
import { plainOption } from '../../rules/deed.ts'
import { showCrew } from '../../rules/show.ts'
import { seatName, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { EffectOf } from '../../vocabulary/index.ts'
import { clearWanted, wantedTokens } from '../shared/wanted/wanted.ts'

/** What the Alliance has on file: Warrants or Wanted tokens may be taken out of it, but not both. */

type File = 'warrants' | 'wanted'

const files: Readonly<Record<File, Option>> = {
  warrants: plainOption('clear-warrants', { sign: 'warrant' }),
  wanted: plainOption('clear-wanted', { sign: 'wanted' }),
}

export function* chooseToClear(t: Table, c: Captain, { warrants, wanted = 0 }: EffectOf<'clear-record'>): Rules<void> {
  const marked = c.crew.filter((member) => wantedTokens(member) > 0)
  const open: File[] = [
    ...(c.warrants > 0 ? (['warrants'] as const) : []),
    ...(wanted > 0 && marked.length > 0 ? (['wanted'] as const) : []),
  ]
  if (open.length === 0) return
  const file = yield* chooseOne(
    { seat: c.seat, kind: 'record.file', prompt: text('prompt.clear-record') },
    open,
    (item) => files[item],
  )
  if (file === 'warrants') return yield* strikeOff(t, c, Math.min(warrants, c.warrants))
  const max = Math.min(wanted, marked.length)
  const prompt = text('prompt.clear-wanted', { n: max })
  const cleared = yield* chooseSome({ seat: c.seat, kind: 'record.wanted', prompt, min: 0, max }, marked, showCrew)
  for (const member of cleared) clearWanted(t, member)
}

function* strikeOff(t: Table, c: Captain, max: number): Rules<void> {
  const asked = { seat: c.seat, kind: 'record.warrants', prompt: text('prompt.strike-off', { n: max }) }
  const n = yield* chooseAmount({ ...asked, min: 0, max, usual: max })
  if (n === 0) return
  c.warrants -= n
  tell(t, 'warrants-struck-off', { who: seatName(c), n })
}
