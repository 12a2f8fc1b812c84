import type { Viewer } from '@keep-flying/kernel'
import type { Update } from '@keep-flying/protocol'
import { changedParts, type Memory } from './changes.ts'
import type { AnyMatch } from './revival.ts'
import { type Standing, type Step, type Told, toldAll, updateOf } from './steps.ts'

/** From where a game is watched on this node, and what was last told there. */
export class Audience {
  readonly #told = new Map<Viewer, Told>()
  /** The state that they were last told about, if there is anybody. */
  #memory: Memory = {}

  get viewers(): readonly Viewer[] {
    return [...this.#told.keys()]
  }

  get isEmpty(): boolean {
    return this.#told.size === 0
  }

  /** Whether somebody watches from there. */
  has(viewer: Viewer): boolean {
    return this.#told.has(viewer)
  }

  /** Somebody watches from there, and has been sent everything. From here on, changes are noticed. */
  add(viewer: Viewer, match: AnyMatch, at: Standing): void {
    if (!this.#told.has(viewer)) this.#told.set(viewer, toldAll(match, viewer, at))
    changedParts(this.#memory, match.state)
  }

  remove(viewer: Viewer): void {
    this.#told.delete(viewer)
  }

  /** What each viewer is to be told about the step that a match has come to; nothing if there is nobody. */
  updates(match: AnyMatch, step: () => Step): ReadonlyMap<Viewer, Update> {
    const updates = new Map<Viewer, Update>()
    if (this.isEmpty) {
      this.#memory = {}
      return updates
    }
    const changed = changedParts(this.#memory, match.state)
    const at = step()
    for (const [viewer, before] of this.#told) {
      const { update, told } = updateOf(match, viewer, at, before, changed)
      this.#told.set(viewer, told)
      updates.set(viewer, update)
    }
    return updates
  }
}
