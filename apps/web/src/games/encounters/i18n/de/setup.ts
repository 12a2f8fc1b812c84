import type { Messages } from '@keep-flying/kernel'

/** Was beim Vorbereiten über die Crew zu sagen ist. */
export const setup: Messages = {
  'enc.setup.crew': 'Wer sie sind',
  'enc.setup.figures': 'Rang {rank} · Gesundheit {health} · Verteidigung {defense}',
  'enc.setup.texts': 'Talent: {talent} · Schwäche: {flaw}',
}
