import type { Attack } from '../attack.ts'
import { botMill } from './bot-mill.ts'
import { fillStorage } from './fill-storage.ts'
import { garbage } from './garbage.ts'
import { guessPasswords } from './guess-passwords.ts'
import { hugeRecords } from './huge-records.ts'
import { logFlood } from './log-flood.ts'
import { longGames } from './long-games.ts'
import { lookAhead } from './look-ahead.ts'
import { manyConnections } from './many-connections.ts'
import { massImport } from './mass-import.ts'
import { neverRead } from './never-read.ts'
import { oddWords } from './odd-words.ts'
import { slowRequests } from './slow-requests.ts'
import { socketFlood } from './socket-flood.ts'
import { undoFlood } from './undo-flood.ts'
import { unreadAnswers } from './unread-answers.ts'
import { watchAndLeave } from './watch-and-leave.ts'

/** Every attack, in the order in which they are run. */
export const attacks: readonly Attack[] = [
  hugeRecords,
  massImport,
  neverRead,
  unreadAnswers,
  watchAndLeave,
  slowRequests,
  manyConnections,
  garbage,
  longGames,
  undoFlood,
  lookAhead,
  botMill,
  fillStorage,
  logFlood,
  socketFlood,
  oddWords,
  guessPasswords,
]
