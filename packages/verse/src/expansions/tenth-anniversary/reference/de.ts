import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: { 'UPGRADE-DECK': 'Ein Stapel Schiffsausbauten (Variante)', ONES: 'Gewürfelte Einsen (Varianten)' },
  rules: {
    'UPGRADE-DECK-01':
      'Wenn es so vereinbart ist, bilden alle Ausbauten und Antriebskerne der Vorratsstapel einen weiteren Stapel. Wie von jedem Vorratsstapel liegen zu Beginn Karten offen. Was ein Schiff mitbringt, gehört nicht dazu.',
    'UPGRADE-DECK-02':
      'Auf jedem Vorratsplaneten siehst du dir mit einer Kaufaktion Karten des eigenen Stapels des Planeten oder des Stapels der Ausbauten an, eines von beiden. Treibstoff, Ersatzteile und Landgang gibt es in jedem Fall.',
    'UPGRADE-DECK-03': 'Abgelegte Ausbauten und Antriebskerne kommen auf den Ablagestapel ihres eigenen Stapels.',
    'ONES-01':
      'Schlechte Laune: Eine gewürfelte 1 in einer Fertigkeitsprobe verärgert jemanden von denen, die sie ablegen; du wählst, wen.',
    'ONES-02':
      'Misslungen: Mit einer gewürfelten 1 misslingt eine Fertigkeitsprobe, wie hoch die Summe auch wäre. Zur 1 wird nichts addiert.',
    'ONES-03':
      'Erfolg um einen Preis: Eine Fertigkeitsprobe, die mit einer 1 misslungen ist, gilt als voll gelungen, wenn du 1 Ersatzteil ausgibst, jemanden von denen verärgerst, die sie ablegen, oder jemanden von ihnen opferst. Du kannst sie auch misslingen lassen.',
    'ONES-04':
      'Höchstens eine der drei Lesarten gilt, nach Absprache vor dem Spiel. Es kommt auf den Würfel an, wie er am Ende zählt, nach jedem neuen Wurf; eine 1 im Bonuswurf einer 6 ist keine gewürfelte 1. Enterproben sind Fertigkeitsproben, die Würfe eines Showdowns nicht.',
  },
}
