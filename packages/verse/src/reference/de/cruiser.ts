export const title = 'Der Allianz-Kreuzer'

export const rules: Readonly<Record<string, string>> = {
  'CRUISER-01':
    'Ein gesetzloses Schiff im selben Sektor wie der Kreuzer handelt sofort den Allianz-Kontakt ab. Es ist gleich, wer am Zug ist und wer von beiden zum anderen kam.',
  'CRUISER-02': 'Bist du nicht gesetzlos, darfst du mit dem Kreuzer in einem Sektor sein, und nichts geschieht.',
  'CRUISER-03':
    'Der Kontakt kommt einmal je Begegnung: Danach lässt der Kreuzer dich in Ruhe, solange ihr beide in diesem Sektor bleibt. Wirst du erst neben ihm gesetzlos, folgt der Kontakt dann, nach dem Ende der laufenden Aktion. Trennt ihr euch und trefft euch wieder, ist das eine neue Begegnung.',
  'CRUISER-04': 'Der Allianz-Kontakt kostet keine Aktion.',
  'CRUISER-05':
    'Kannst du nicht die ganze Strafe zahlen, verlierst du alle Credits, die du hast, und trotzdem werden alle Haftbefehle getilgt.',
  'CRUISER-06':
    'Beim Allianz-Kontakt wirf für jedes deiner gesuchten Crewmitglieder einen Würfel: Bei einer 1 wird es festgenommen und aus dem Spiel entfernt. Ein Anführer, den es so trifft, gilt stattdessen als getötet: zurück aufs Schiff, mit einem Verstimmt-Marker.',
  'CRUISER-07':
    'Ziehst du die Nav-Karte „Alliance Cruiser“, kommt der Kreuzer in deinen Sektor, und du machst einen Vollen Stopp, gesetzlos oder nicht.',
  'CRUISER-08':
    'Ziehst du „Alliance Entanglements“, bewegst du den Kreuzer: in einen beliebigen Sektor des Allianzraums, in dem keine Firefly ist, oder nach der anderen Möglichkeit zu einem gesetzlosen Schiff dort.',
  'CRUISER-09':
    'Ziehst du „Cruiser Patrol“, muss der Spieler rechts von dir den Kreuzer genau einen Sektor weit innerhalb des Allianzraums bewegen, wenn ein erlaubter da ist. Zu zweit ist das dein Gegner; allein entscheidest du selbst.',
  'CRUISER-10': 'Der Kreuzer verlässt nie den Allianzraum.',
  'CRUISER-11':
    'Commander Harken reist an Bord des Kreuzers. Wo der Kreuzer auch ist, in dessen Sektor kannst du mit Harken handeln.',
  'CRUISER-12':
    'Der Kreuzer lässt bei einer Bewegung keinen Alarmmarker zurück, außer eine Geschichte oder Aufbaukarte sagt es.',
}
