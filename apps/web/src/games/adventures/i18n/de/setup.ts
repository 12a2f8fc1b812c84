import type { Messages } from '@keep-flying/kernel'

/** What the set-up page says of Jobs and crew. */
export const setup: Messages = {
  'adv.setup.figures':
    '{moments} Momente · gedacht für {crew} Leute · ab {fair, number} $ ein ordentlicher Tag, ab {big, number} $ ein großer Fang',
  'adv.setup.summary':
    '{seats, plural, one {1 Person} other {# Personen}} · {crew, plural, one {1 Crewmitglied} other {# Crewmitglieder}} · etwa eine Stunde',
}
