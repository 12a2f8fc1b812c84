export const title = 'Gesetzlose Schiffe'

export const rules: Readonly<Record<string, string>> = {
  'OUTLAW-01':
    'Dein Schiff ist gesetzlos, solange eines davon zutrifft: Du hast einen Haftbefehl, du führst Schmuggelware mit, du führst einen Flüchtling mit, oder du hast ein gesuchtes Crewmitglied an Bord.',
  'OUTLAW-02': 'Das Versteck hilft hier nicht: Schmuggelware oder Flüchtlinge darin machen dich genauso gesetzlos.',
  'OUTLAW-03':
    'Du bist nur so lange gesetzlos, wie es einen Grund dafür gibt. Sobald der letzte Grund wegfällt, bist du wieder ein legales Schiff.',
  'OUTLAW-04': 'Gesuchte Crewmitglieder sind die, deren Karte das Gesucht-Zeichen trägt.',
}
