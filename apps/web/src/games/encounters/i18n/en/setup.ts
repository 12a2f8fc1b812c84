import type { Messages } from '@keep-flying/kernel'

/** What the set-up page says of the crew. */
export const setup: Messages = {
  'enc.setup.crew': 'Who they are',
  'enc.setup.figures': 'Rank {rank} · Health {health} · Defense {defense}',
  'enc.setup.texts': 'Talent: {talent} · Flaw: {flaw}',
}
