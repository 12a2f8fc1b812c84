export const title = 'Sanitäter'

export const rules: Readonly<Record<string, string>> = {
  'MEDIC-01':
    'Mit einem Sanitäter in deiner Crew wirf für jedes getötete Crewmitglied einen Würfel: Bei 1–4 stirbt es, bei 5–6 kehrt es aufs Schiff zurück. Während einer Aktion Arbeiten muss der Sanitäter beim Auftrag dabei sein.',
  'MEDIC-02': 'Für jedes getötete Crewmitglied gibt es einen Wurf, wie viele Sanitäter du auch hast.',
  'MEDIC-03': 'Auch ein Sanitäter, der getötet würde, bekommt einen Wurf.',
  'MEDIC-04':
    'Alle Tode eines Ergebnisses geschehen zugleich, also würfelt der Sanitäter für jeden davon, auch für sich selbst, und auch dann, wenn der Wurf für ihn selbst misslingt. Die Reihenfolge der Würfe wählst du.',
  'MEDIC-05': 'Jede Karte mit dem Beruf Sanitäter hat diese Fähigkeit, ob sie sie ausschreibt oder nicht.',
  'MEDIC-06': 'Manche Ausrüstung und manche Ausbauten verändern den Wurf des Sanitäters.',
  'MEDIC-07':
    'Crewmitglieder, die ein Sanitäter rettet, bleiben für den Rest des Zuges an Bord und können nicht zum Auftrag zurück.',
  'MEDIC-08': 'Ein Anführer, den ein Sanitäter rettet, kehrt ohne Verstimmt-Marker aufs Schiff zurück.',
}
