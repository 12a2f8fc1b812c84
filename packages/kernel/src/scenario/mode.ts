/**
 * How every scripted match checks itself: not at all (`plain`), by taking everything back and playing it again (`undo`),
 * or by saving and loading (`revive`), after each answer and each change.
 */
export type PlayMode = 'plain' | 'undo' | 'revive'

let mode: PlayMode = 'plain'

/** Sets the mode of all scripted matches, those under way included. Test runners choose it once, before any test. */
export function setPlayMode(chosen: PlayMode): void {
  mode = chosen
}

export function playMode(): PlayMode {
  return mode
}
