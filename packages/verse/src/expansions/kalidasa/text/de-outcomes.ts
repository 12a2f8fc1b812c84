import type { Messages } from '@keep-flying/kernel'

/** How its stories end, wherever games are listed. */
export const outcomes: Messages = {
  'outcome.jobs-run-out': 'Die Aufträge gingen aus, und die besten Verbindungen gewannen.',
  'outcome.bank-empty': 'Die Bank war leer, und das meiste Geld gewann.',
  'outcome.half-claimed': 'Mehr als die Hälfte allen Geldes wurde beansprucht.',
}
