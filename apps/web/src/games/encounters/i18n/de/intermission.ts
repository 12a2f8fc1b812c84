import type { Messages } from '@keep-flying/kernel'

/** Die Wörter des Zwischenspiels. */
export const intermission: Messages = {
  'enc.intermission.about':
    'Episode {letter} ist vorbei. Das Team hat {n, plural, one {# Credit} other {# Credits}}; was nicht ausgegeben wird, verfällt.',
  'enc.intermission.left': '{n, plural, =0 {Alles ausgegeben} other {# übrig, und verloren}}',
  'enc.intermission.upgrades': 'Ausbauten im Angebot',
  'enc.intermission.in-plan': 'im Plan',
  'enc.intermission.buy': 'kaufen',
  'enc.intermission.too-dear': 'zu teuer',
  'enc.intermission.left-out': 'nicht im Plan',
  'enc.intermission.repair': 'Reparaturen, in Credits',
  'enc.intermission.heal': 'Die Crew heilen',
  'enc.intermission.well': 'kein Treffer',
  'enc.intermission.heal.about':
    '{n, plural, =0 {Ein Credit heilt 1 Schaden bei jeder Hauptfigur; nur ganze Treffer gehen weg.} one {# Credit heilt 1 Schaden bei jeder Hauptfigur; nur ganze Treffer gehen weg.} other {# Credits heilen bis zu # Schaden bei jeder Hauptfigur; nur ganze Treffer gehen weg.}}',
  'enc.intermission.health': '{n} von {of}',
  'enc.intermission.health.then': '{n} → {then} von {of}',
  'enc.intermission.draw': 'Zusätzliche Karten',
  'enc.intermission.draw.about': 'Jedes Mal ziehen alle eine Karte, bevor die nächste Episode beginnt.',
  'enc.intermission.team': 'Das Team',
  'enc.intermission.planned': 'hat den Plan gemacht',
  'enc.intermission.decides': 'entscheidet für das Team',
  'enc.intermission.agrees': 'stimmt zu',
  'enc.intermission.looks': 'sieht ihn sich an',
  'enc.intermission.may-plan': 'darf einen Plan machen',
  'enc.ahead.next': 'Als Nächstes Episode {letter}',
  'enc.ahead.mandatory': 'Pflicht',
  'enc.ahead.score': 'Punkte bisher',
  'enc.ahead.earned': 'Episode {letter}',
  'enc.ahead.open': '{letter} bringt {n}',
  'enc.ahead.missed': '{letter} verpasst',
  'enc.ahead.campaign': 'Kampagne: Spiel {n} von 5, bisher {points, plural, one {# Punkt} other {# Punkte}}',
  'enc.intermission.worth.strikes':
    '{n, plural, =0 {Serenity hat jetzt keinen Treffer.} one {Serenity hat jetzt # Treffer.} other {Serenity hat jetzt # Treffer.}}',
  'enc.intermission.worth.slots':
    '{n, plural, =0 {Jetzt ist kein Platz frei.} one {Jetzt ist # Platz frei.} other {Jetzt sind # Plätze frei.}}',
  'enc.intermission.worth.damage':
    '{n, plural, =0 {Jetzt ist niemand verletzt.} other {Die Crew hat jetzt # Schaden.}}',
}
