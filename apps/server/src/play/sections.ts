import type { ViewChange } from '../api.ts'

/**
 * A view cut into the parts that changes are told in: whatever stands one or two keys deep. What is shared between
 * viewers, since nothing in it is hidden, is written down once for all of them.
 */
export type Sections = Map<string, Section>

interface Section {
  /** The length of a list, null for a record, and the text of anything else. */
  readonly sort: number | null | string
  /** The texts of what is in it, by key. */
  readonly parts: Map<string, string>
}

type Write = (value: unknown) => string

/** Writes parts as text, each object once for as long as nothing changes. */
export function scribe(): Write {
  const written = new Map<object, string>()
  return (value) => {
    if (!isObject(value)) return JSON.stringify(value) ?? ''
    const known = written.get(value)
    if (known !== undefined) return known
    const text = JSON.stringify(value)
    written.set(value, text)
    return text
  }
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object'
}

function sortOf(value: unknown): Section['sort'] {
  if (!isObject(value)) return JSON.stringify(value) ?? ''
  return Array.isArray(value) ? value.length : null
}

function sectionOf(value: unknown, write: Write): Section {
  const parts = isObject(value) ? Object.entries(value).map(([key, part]) => [key, write(part)] as const) : []
  return { sort: sortOf(value), parts: new Map(parts) }
}

export function sectionsOf(view: object, write: Write): Sections {
  return new Map(Object.entries(view).map(([key, value]) => [key, sectionOf(value, write)]))
}

/** The keys under which a state changed since its texts were written, which then follow it. */
export function changedKeys(texts: Map<string, string>, state: object): string[] {
  return keysOfBoth(texts, state).filter((key) => {
    const text: string | undefined = JSON.stringify(Reflect.get(state, key))
    if (texts.get(key) === text) return false
    if (text === undefined) texts.delete(key)
    else texts.set(key, text)
    return true
  })
}

function keysOfBoth(known: ReadonlyMap<string, unknown>, now: object): string[] {
  return [...new Set([...known.keys(), ...Object.keys(now)])]
}

/** What changed under the keys between the sections and the view, which they then follow. */
export function changesTo(
  sections: Sections,
  view: object,
  write: Write,
  keys: readonly string[] = keysOfBoth(sections, view),
): ViewChange[] {
  const changes: ViewChange[] = []
  for (const key of keys) {
    if (!Object.hasOwn(view, key)) {
      if (sections.delete(key)) changes.push({ path: [key] })
      continue
    }
    const value: unknown = Reflect.get(view, key)
    const before = sections.get(key)
    if (before?.sort === sortOf(value)) {
      if (isObject(value)) changesWithin(key, before.parts, value, write, changes)
      continue
    }
    // A list of another length, or something of another sort: the whole of it is told.
    sections.set(key, sectionOf(value, write))
    changes.push({ path: [key], value })
  }
  return changes
}

function changesWithin(
  key: string,
  parts: Map<string, string>,
  now: object,
  write: Write,
  changes: ViewChange[],
): void {
  for (const [inner, value] of Object.entries(now)) {
    const text = write(value)
    if (parts.get(inner) === text) continue
    parts.set(inner, text)
    changes.push({ path: [key, inner], value })
  }
  if (parts.size === Object.keys(now).length) return
  for (const inner of parts.keys())
    if (!Object.hasOwn(now, inner)) {
      parts.delete(inner)
      changes.push({ path: [key, inner] })
    }
}
