import fc from 'fast-check'
import { afterEach } from 'vitest'
import { checkDiceRolled, setPlayMode } from '../scenario/index.ts'

/** `KEEP_FLYING_MODE=undo` or `revive` plays every scenario the harder way. */
const mode = process.env['KEEP_FLYING_MODE']
if (mode === 'undo' || mode === 'revive') setPlayMode(mode)

// The same random games every time, so that a run says something about what was changed; the long form looks for new ones.
if (process.env['KEEP_FLYING_LONG'] !== 'yes') fc.configureGlobal({ seed: 20_260 })

afterEach(checkDiceRolled)
