import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.breakin-atmo': 'Breakin’ Atmo',
  'box.breakin-atmo.about':
    'Fünf weitere Karten für jeden Versorgungsstapel und fünf weitere Aufträge für jeden Kontakt, die nach Können bezahlt werden.',
}
