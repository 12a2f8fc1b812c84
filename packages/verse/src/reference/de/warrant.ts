export const title = 'Haftbefehle'

export const rules: Readonly<Record<string, string>> = {
  'WARRANT-01': 'Wird ein Haftbefehl erlassen, bekommt dein Schiff einen Haftbefehl-Marker. Die Marker summieren sich.',
  'WARRANT-02':
    'Bekommst du einen Haftbefehl, während du an einem Auftrag arbeitest, kommt der Auftrag auf den Ablagestapel seines Kontakts. Güter und Personen, die du dafür geladen hast, bleiben als gewöhnliche an Bord.',
  'WARRANT-03':
    'Ein Haftbefehl bei einem Auftrag beendet auch dein Ansehen bei dessen Kontakt und in jedem Fall bei Harken.',
  'WARRANT-04':
    'Bekommst du einen Haftbefehl, während du für Niska arbeitest, wird eines deiner Crewmitglieder getötet, sobald der Haftbefehl genommen und das Ansehen verloren ist. Du wählst unter denen, die noch am Auftrag beteiligt sind, den Anführer eingeschlossen, oder aus deiner ganzen Crew, wenn dort niemand mehr ist; ein Sanitäter-Wurf ist möglich.',
  'WARRANT-05':
    'Ein Haftbefehl, den du außerhalb eines Auftrags bekommst, etwa bei einem Ziel oder durch eine Nav-Karte, kostet dich keinen Auftrag und keinen Kontakt außer Harken.',
  'WARRANT-06': 'Der Allianz-Kontakt tilgt alle deine Haftbefehle gegen eine Strafe von je $1000.',
  'WARRANT-07': 'Solange du einen Haftbefehl hast, ist dein Schiff gesetzlos.',
}
