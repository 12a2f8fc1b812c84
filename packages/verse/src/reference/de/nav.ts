export const title = 'Nav-Karten'

export const rules: Readonly<Record<string, string>> = {
  'NAV-01':
    'Was du auf einer Nav-Karte auch wählst, sie endet auf eine von drei Arten: Weiterfliegen, Voller Stopp oder Ausweichen.',
  'NAV-02':
    'Bietet eine Nav-Karte Möglichkeiten, wähle eine. Was eine Möglichkeit voraussetzt oder dich ausgeben lässt, muss da sein, bevor du sie wählen darfst; für eine Zahlung innerhalb eines Ergebnisses gilt das nicht. Steht dir keine Möglichkeit offen, mach einen Vollen Stopp.',
  'NAV-03': 'Weiterfliegen heißt, du darfst dich weiterbewegen, solange du noch Reichweite hast.',
  'NAV-04':
    'Kommt Weiterfliegen im letzten Sektor deiner Reichweite, endet deine Aktion Fliegen einfach. Hast du noch eine Aktion, darfst du sie nutzen.',
  'NAV-05':
    'Voller Stopp: Du bleibst in diesem Sektor, und deine Aktion Fliegen ist vorbei. Hast du noch eine Aktion, darfst du sie nutzen.',
  'NAV-06':
    'Ausweichen: Beweg dich in einen benachbarten Sektor deiner Wahl und zieh dort keine Nav-Karte. Es beendet die Aktion Fliegen, in der es geschieht, und eine verbleibende Aktion muss von anderer Art sein. Ein Ausweichen zu Beginn deines Zuges verbraucht nichts: Du darfst noch fliegen.',
  'NAV-07':
    'Ausweichen kann dich nie dorthin führen, wo ein Reaver-Kutter ist. Bleibt dir dadurch kein Sektor, bleibt dein Schiff, wo es ist, und der Rest des Ergebnisses gilt.',
  'NAV-08': 'Weichst du in einen Sektor mit Alarmmarkern aus, musst du sie abhandeln.',
  'NAV-09':
    'Die Sektoren des Randraums haben einen eigenen Nav-Stapel. Kommst du mit Vollschub in einen davon, zieh vom Rand-Stapel.',
  'NAV-10': 'Credits, die du durch Nav-Karten gewinnst, gehören dir ganz; deine Crew bekommt davon keinen Anteil.',
  'NAV-11': 'Eine abgehandelte Nav-Karte kommt auf den Ablagestapel ihrer eigenen Region.',
}
