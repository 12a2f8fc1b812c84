import type { Messages } from '@keep-flying/kernel'
import { account } from './account.ts'
import { advice } from './advice.ts'
import { englishAtTable } from './at-table.ts'
import { clock } from './clock.ts'
import { decks } from './decks.ts'
import { end } from './end.ts'
import { guide } from './guide.ts'
import { habits } from './habits.ts'
import { menu } from './menu.ts'
import { online } from './online.ts'
import { operator } from './operator.ts'
import { order } from './order.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { setup } from './setup.ts'
import { text } from './text.ts'

/** The shell's own words, one file per area. */
export const englishMessages: Messages = {
  ...englishAtTable,
  ...setup,
  ...rules,
  ...decks,
  ...clock,
  ...text,
  ...end,
  ...replay,
  ...guide,
  ...menu,
  ...habits,
  ...online,
  ...order,
  ...operator,
  ...account,
  ...advice,
}
