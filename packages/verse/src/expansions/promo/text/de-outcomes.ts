import type { Messages } from '@keep-flying/kernel'

/** How its story ends, wherever games are listed. */
export const outcomes: Messages = { 'outcome.chosen-goal-wins': 'Das zu Beginn gewählte Ziel wurde erreicht.' }
