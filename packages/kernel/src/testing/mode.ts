import { afterEach } from 'vitest'
import { checkDiceRolled, setPlayMode } from '../scenario/index.ts'

/** `KEEP_FLYING_MODE=undo` or `revive` plays every scenario the harder way. */
const mode = process.env['KEEP_FLYING_MODE']
if (mode === 'undo' || mode === 'revive') setPlayMode(mode)

afterEach(checkDiceRolled)
