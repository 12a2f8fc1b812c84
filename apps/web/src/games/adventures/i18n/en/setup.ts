import type { Messages } from '@keep-flying/kernel'

/** What the set-up page says of Jobs and crew. */
export const setup: Messages = {
  'adv.setup.figures':
    '{moments} Moments · made for {crew} Crew · ${fair, number} is a fair day, ${big, number} a big score',
  'adv.setup.summary':
    '{seats, plural, one {1 player} other {# players}} · {crew, plural, one {1 Crew Member} other {# Crew Members}} · about an hour',
}
