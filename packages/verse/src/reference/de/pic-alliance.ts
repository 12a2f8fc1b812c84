export const title = 'Die Tafel „Allianz-Kontakt“'

export const rules: Readonly<Record<string, string>> = {
  'PIC-ALLIANCE-01':
    'Der Allianz-Kontakt gilt für gesetzlose Schiffe im Sektor des Kreuzers und wird sofort abgehandelt.',
  'PIC-ALLIANCE-02':
    'Schritt 1: Zahle eine Strafe von $1000 für jeden deiner Haftbefehle. Reicht es nicht, zahle alles, was du hast.',
  'PIC-ALLIANCE-03': 'Schritt 2: Alle deine Haftbefehle werden getilgt. Gesuchte Crewmitglieder bleiben gesucht.',
  'PIC-ALLIANCE-04':
    'Schritt 3: Alle deine Schmuggelware und alle deine Flüchtlinge werden beschlagnahmt, und auch das Versteck wird durchsucht.',
  'PIC-ALLIANCE-05':
    'Schritt 4: Würfle für jedes gesuchte Crewmitglied. Bei einer 1 wird es aus dem Spiel entfernt; bei 2–6 geschieht ihm nichts.',
  'PIC-ALLIANCE-06':
    'Schritt 5: Wenn du fliegst, mache einen Vollen Stopp. Außerhalb einer Aktion Fliegen geschieht nichts weiter.',
}
