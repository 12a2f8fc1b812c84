export { checkDiceRolled } from './dice.ts'
export { type PlayMode, setPlayMode } from './mode.ts'
export { type Script, ScriptedMatch } from './scripted-match.ts'
export { SituationError } from './situation-error.ts'
