import { useSyncExternalStore } from 'react'
import type { Habit } from '../dock/habits.ts'
import { type Locale, localeOf } from '../i18n/language.tsx'

/** What a person set for this browser. */
export interface Settings {
  readonly theme: 'system' | 'black' | 'paper'
  readonly locale: Locale
  readonly sound: boolean
  /** Milliseconds a bot waits before the first step of its turn; further steps wait less. */
  readonly botDelay: number
  /** Whether hints explain new things once; the guided first game turns them on. */
  readonly hints: boolean
  /** Hints that were shown. */
  readonly hintsSeen: readonly string[]
  /** Whether the text-first view stands in place of the drawn one. */
  readonly textFirst: boolean
  /** How far the log is drawn out over the viewer's place: 0 not at all, 1 as far as that can spare. */
  readonly logPart: number
  /** The game chosen on the first page, by its id; empty until one was. */
  readonly game: string
  /** Questions that are answered without being asked. */
  readonly habits: readonly Habit[]
  /** What this person is called in games of this browser. */
  readonly name: string
}

const key = 'keep-flying/settings'

const isPhone = () => matchMedia('(pointer: coarse)').matches

function usual(): Settings {
  return {
    theme: 'system',
    locale: localeOf(navigator.language),
    sound: !isPhone(),
    botDelay: 600,
    hints: false,
    hintsSeen: [],
    textFirst: false,
    logPart: 0,
    game: '',
    habits: [],
    name: '',
  }
}

function read(): Settings {
  try {
    const kept: Settings = { ...usual(), ...JSON.parse(localStorage.getItem(key) ?? '{}') }
    return { ...kept, locale: localeOf(String(kept.locale)) }
  } catch {
    return usual()
  }
}

let settings: Settings | null = null
const listeners = new Set<() => void>()

export function currentSettings(): Settings {
  settings ??= read()
  return settings
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...currentSettings(), ...change }
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays; the setting lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings, currentSettings)
}
