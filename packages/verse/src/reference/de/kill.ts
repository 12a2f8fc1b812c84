export const title = 'Tod'

export const rules: Readonly<Record<string, string>> = {
  'KILL-01':
    'Sollen Crewmitglieder getötet werden, wählst du, wen aus deiner Crew es trifft. Jedes Töten läuft gleich ab, ob es von einer Probe kommt oder nicht.',
  'KILL-02': 'Getötete Crewmitglieder werden aus dem Spiel entfernt, nicht abgelegt. Niemand kann sie wieder anwerben.',
  'KILL-03': 'Während einer Aktion Arbeiten kann der Tod nur Crewmitglieder treffen, die dabei sind, nie die an Bord.',
  'KILL-04':
    'Du darfst deinen Anführer wählen, der dann verstimmt aufs Schiff zurückkehrt, statt zu sterben. Bestimme alle Opfer eines Ergebnisses zusammen; der Anführer zählt dabei nur einmal. Hast du weniger Crewmitglieder, als getötet werden sollen, trifft es alle.',
  'KILL-05': 'Die Ausrüstung der Toten bleibt dein und kommt zurück aufs Schiff.',
  'KILL-06': 'Ein Sanitäter kann Crewmitglieder retten, die getötet würden.',
}
