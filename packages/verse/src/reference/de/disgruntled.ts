export const title = 'Verstimmte Crew'

export const rules: Readonly<Record<string, string>> = {
  'DISGRUNTLED-01': 'Wird eines deiner Crewmitglieder verstimmt, lege einen Verstimmt-Marker auf die Karte.',
  'DISGRUNTLED-02':
    'Crewmitglieder werden verstimmt, wenn du ihren Anteil nicht zahlst, wenn sie anständig sind und du einen unanständigen Auftrag abschließt, oder wenn eine Nav-, Auftrags- oder Krumme-Tour-Karte es sagt.',
  'DISGRUNTLED-03':
    'Mit einem zweiten Verstimmt-Marker geht ein Crewmitglied von Bord: Die Karte wird sofort auf den Ablagestapel ihres Versorgungsstapels abgelegt, wo jeder es anwerben darf.',
  'DISGRUNTLED-04':
    'Dein Anführer geht nicht von Bord. Beim zweiten Verstimmt-Marker feuert er stattdessen alle anderen.',
  'DISGRUNTLED-05':
    'Du darfst einem verstimmten Crewmitglied eines Rivalen ein besseres Angebot machen: Zahle in deinem eigenen Zug und im selben Sektor die Anwerbekosten an die Bank und nimm die Karte. Das kostet keine Aktion und geht, so oft du zahlen kannst und in der Crew Platz hast, aber nie mitten in etwas anderem. Anführer sind außer Reichweite.',
  'DISGRUNTLED-06': 'Ein Crewmitglied, das du einem Rivalen abwirbst, kommt ohne seinen Verstimmt-Marker.',
  'DISGRUNTLED-07':
    'Der Rivale kann ein besseres Angebot nicht ablehnen und bekommt nichts dafür, behält aber die Ausrüstung, die das Crewmitglied trug.',
  'DISGRUNTLED-08':
    'Für ein besseres Angebot müssen beide Schiffe im selben Sektor stillstehen; keines darf mitten im Flug sein.',
  'DISGRUNTLED-09': 'Landgang entfernt alle Verstimmt-Marker von deiner Crew, den Anführer eingeschlossen.',
}
