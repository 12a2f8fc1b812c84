export const title = 'Bezahlung'

export const rules: Readonly<Record<string, string>> = {
  'PAY-01': 'Wenn du einen Auftrag abschließt, zahlt dir die Bank den Betrag auf seiner Karte.',
  'PAY-02':
    'Hat der Auftrag einen Bonus für einen Beruf und ist jemand mit diesem Beruf unter denen, die beim Abschluss noch am Auftrag beteiligt sind, bekommst du den Bonus, und zwar einmal, wie viele solche Crewmitglieder es auch sind.',
  'PAY-03': 'Boni von Crewkarten und aus der Geschichte kommen zum Lohn hinzu.',
  'PAY-04':
    'Dann kommt der Anteil: Jedem deiner Crewmitglieder außer dem Anführer steht der Wert auf seiner Karte zu, ob es am Auftrag gearbeitet hat oder an Bord geblieben ist.',
  'PAY-05': 'Der Anteil ist derselbe, wie viel der Auftrag auch zahlt. Du zahlst ihn an die Bank.',
  'PAY-06':
    'Du darfst jedem deiner Crewmitglieder den Anteil verweigern und entscheidest das einzeln. Jedes unbezahlte Crewmitglied bekommt sofort einen Verstimmt-Marker.',
  'PAY-07': 'Crewmitglieder, deren Anteil du dir nicht leisten kannst, gelten als unbezahlt.',
  'PAY-08':
    'Ein Anteil wird nur für abgeschlossene Aufträge fällig. Geld von Nav-Karten, Krumme-Tour-Karten, Verkäufen, Gelegenheitsarbeit oder Zielen wird nicht geteilt.',
  'PAY-09':
    'Ein abgeschlossener Auftrag wird in dieser Reihenfolge abgerechnet: Lohn und alle Boni, Anteile einer nach dem anderen, Marker für einen unanständigen Auftrag, Ansehen und zuletzt jedes Ziel, das nun erfüllt ist. Was dir das Ansehen bringt, gilt erst danach.',
}
