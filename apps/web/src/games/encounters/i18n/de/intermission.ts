import type { Messages } from '@keep-flying/kernel'

/** Die Wörter des Zwischenspiels. */
export const intermission: Messages = {
  'enc.intermission.about':
    'Episode {letter} ist vorbei. Das Team hat {n, plural, one {# Credit} other {# Credits}}; was nicht ausgegeben wird, verfällt.',
  'enc.intermission.left': 'Noch {n} auszugeben.',
  'enc.intermission.upgrades': 'Ausbauten im Angebot',
  'enc.intermission.in-plan': 'im Plan',
  'enc.intermission.buy': 'kaufen',
  'enc.intermission.too-dear': 'zu teuer',
  'enc.intermission.repair': 'Serenity reparieren',
  'enc.intermission.sound': 'Nichts zu reparieren.',
  'enc.intermission.heal': 'Die Crew heilen',
  'enc.intermission.well': 'Niemand ist verletzt.',
  'enc.intermission.health': '{n} von {of}',
  'enc.intermission.team': 'Das Team',
  'enc.intermission.planned': 'hat den Plan gemacht',
  'enc.intermission.agrees': 'stimmt zu',
  'enc.intermission.looks': 'sieht ihn sich an',
  'enc.intermission.may-plan': 'darf einen Plan machen',
}
