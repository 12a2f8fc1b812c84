export const title = 'Ausrüstung'

export const rules: Readonly<Record<string, string>> = {
  'GEAR-01': 'Jedes deiner Crewmitglieder, den Anführer eingeschlossen, kann jeweils ein Stück Ausrüstung tragen.',
  'GEAR-02':
    'Du darfst beliebig viel Ausrüstung besitzen, aber was niemand trägt, liegt an Bord und bewirkt nichts. Außerhalb einer Aktion Arbeiten darfst du Ausrüstung frei innerhalb der Crew umverteilen, auch zwischen zwei Nav-Karten eines Vollschubs, und vor jeder Probe und jedem Kontakt mit Allianz oder Reavern wählen, wer was trägt.',
  'GEAR-03': 'Fertigkeitspunkte auf getragener Ausrüstung zählen in Proben genauso wie die der Crew.',
  'GEAR-04':
    'Du teilst Ausrüstung aus, wenn eine Aktion Arbeiten beginnt. Von da an bleibt sie bei ihrem Träger, bis der Versuch vorbei ist.',
  'GEAR-05':
    'Wird ein Crewmitglied getötet, kommt seine Ausrüstung zurück aufs Schiff und kann für den Rest des Versuchs nicht benutzt werden. Sie gehört weiter dir.',
  'GEAR-06':
    'Regeln und Karten, die von Ausrüstung sprechen, meinen nie Schiffsausbauten. Beides wird getrennt gehalten.',
  'GEAR-07':
    'Die Stichwörter sind Schusswaffe, Scharfschützengewehr, Sprengstoff, Hackergerät, Falscher Ausweis, Transportmittel und Feiner Zwirn. Du findest sie auf Ausrüstung und bei manchen Crewmitgliedern.',
  'GEAR-08':
    'Ein Stichwort kann eine Anforderung eines Auftrags erfüllen, eine Möglichkeit einer Krumme-Tour-Karte eröffnen oder dich sofort an einer Krumme-Tour-Karte vorbeibringen.',
}
