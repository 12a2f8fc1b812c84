export const title = 'Unanständige Aufträge'

export const rules: Readonly<Record<string, string>> = {
  'MORAL-01': 'Ein Auftrag ist anständig, wenn seine Karte nicht anders gekennzeichnet ist.',
  'MORAL-02':
    'Schließt du einen unanständigen Auftrag ab, bekommt jedes deiner anständigen Crewmitglieder einen Verstimmt-Marker, auch wer an Bord blieb. Ein anständiger Anführer bekommt auch einen. Wer außerdem unbezahlt bleibt, bekommt für denselben Auftrag zwei Marker und geht damit von Bord.',
  'MORAL-03':
    'Nur der Abschluss eines unanständigen Auftrags verstimmt jemanden. Wird er verpatzt oder endet er mit einem Haftbefehl, nimmt es deine anständige Crew nicht übel.',
}
