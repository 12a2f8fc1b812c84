export const title = 'Geschichten und Ziele'

export const rules: Readonly<Record<string, string>> = {
  'STORY-01': 'Die Geschichte sagt, was zum Sieg nötig ist. Der erste Spieler, der es erreicht, gewinnt sofort.',
  'STORY-02': 'Sind Ziele nummeriert, musst du sie in dieser Reihenfolge erfüllen.',
  'STORY-03': 'An einem Ziel mit Probe oder krummer Tour arbeitest du mit einer Aktion Arbeiten an seinem Ort.',
  'STORY-04':
    'Ein Ziel ohne Probe ist erreicht, sobald seine Bedingung zutrifft, ohne Aktion. Geprüft wird es nach allem, was abgehandelt wird, im Zug jedes Spielers, der aktive Spieler zuerst; mehrere hintereinander können auf einmal erfüllt sein.',
  'STORY-05': 'Für jedes Ziel, das du abschließt, nimmst du einen Zielmarker. Du kannst ihn nie verlieren.',
  'STORY-06': 'Verlangt ein Ziel eine krumme Tour, drehe sie zuerst und folge dann seinen übrigen Anweisungen.',
  'STORY-07':
    'Ein Ziel ist kein Auftrag. Fähigkeiten und Karten, die von Aufträgen sprechen, bewirken für Ziele nichts.',
  'STORY-08': 'Nach einem Ziel schuldest du deiner Crew keinen Anteil.',
  'STORY-09': 'Verpatzt du ein Ziel, darfst du es ab deinem nächsten Zug wieder versuchen.',
  'STORY-10':
    'Bekommst du bei einem Ziel einen Haftbefehl, nimm den Marker und verliere Harkens Gunst. Ab deinem nächsten Zug darfst du es wieder versuchen.',
  'STORY-11': 'Die Geschichte kann den Aufbau und die Regeln für das ganze Spiel ändern.',
  'STORY-12':
    '„The King of All Londinium“, Ziel 1, ist eine Verhandeln-Probe bei Jiangyin: Bei 1–5 zahlst du $1000 (oder was du hast), und der Versuch ist verpatzt; bei 6–8 schließt du es für $7000 ab, ab 9 für $5000. Kannst oder willst du den vollen Preis nicht zahlen, ist der Versuch verpatzt.',
  'STORY-13':
    '„The King of All Londinium“, Ziel 2, ist eine Technik-Probe bei Londinium: 1–6 ist verpatzt mit einem Haftbefehl, ab 7 ist es abgeschlossen.',
  'STORY-14':
    '„The King of All Londinium“, Ziel 3, ist eine Kampf-Probe bei Boros: 1–9 ist verpatzt mit einem Haftbefehl, ab 10 gewinnst du das Spiel.',
}
