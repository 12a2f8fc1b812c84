export const title = 'Arbeiten'

export const rules: Readonly<Record<string, string>> = {
  'WORK-01':
    'Mit einer Aktion Arbeiten bringst du einen Auftrag um einen Schritt voran, arbeitest an einem Ziel der Geschichte oder machst Gelegenheitsarbeit.',
  'WORK-02': 'Dein Schiff muss an dem Ort sein, den der Schritt des Auftrags nennt.',
  'WORK-03':
    'Beginnst du einen Auftrag, liegt er offen bei deinen laufenden Aufträgen. Hast du schon drei davon, kannst du keinen weiteren beginnen.',
  'WORK-04':
    'Arbeiten geht in dieser Reihenfolge: Crewmitglieder und Ausrüstung wählen, Anforderungen prüfen, die krumme Tour drehen, falls verlangt, den Anweisungen folgen, das Ergebnis feststellen. Ein Team, das die Anforderungen nicht erfüllt, kann nicht gewählt werden, und der Auftrag wird erst offen ausgelegt, wenn sie erfüllt sind.',
  'WORK-05':
    'Du wählst, welche deiner Crewmitglieder mitmachen; die anderen bleiben an Bord. Das Team muss mindestens ein Mitglied haben, und dein Anführer darf zurückbleiben.',
  'WORK-06':
    'Crewmitglieder und Ausrüstung, die an Bord bleiben, können für diesen Auftrag in keiner Weise genutzt werden.',
  'WORK-07':
    'Crewmitglieder, die an Bord bleiben, sind sicher: Krumme-Tour-Karten und Proben des Auftrags können ihnen weder schaden noch sie verändern.',
  'WORK-08':
    'Ein Effekt kann Crewmitglieder des Teams aufs Schiff zurückschicken. Sie fallen für den Rest des Versuchs aus.',
  'WORK-09':
    'Das gewählte Team muss alle Anforderungen des Auftrags erfüllen, Fertigkeiten wie Stichwörter. Sonst kannst du diesen Schritt gar nicht ausführen: kein Laden und keine krumme Tour.',
  'WORK-10': 'Die Anforderungen einer Lieferung müssen beim Abholen erfüllt sein und beim Abliefern noch einmal.',
  'WORK-11': 'Ein Auftrag ohne Anforderungen auf seiner Karte verlangt von deinem Team im Voraus nichts.',
  'WORK-12': 'Manche Aufträge haben eine Probe anstelle von Anforderungen. Ihr Text sagt, wann du sie ablegst.',
  'WORK-13': 'Eine Lieferung braucht zwei Aktionen Arbeiten, eine beim Abholen und eine beim Abliefern.',
  'WORK-14':
    'Verlangt ein Schritt eine krumme Tour, drehe sie zuerst; die übrigen Anweisungen folgen erst, wenn du durch bist.',
  'WORK-15':
    'Verlierst du, was du für einen Auftrag geladen hast, kannst du es am Abholort nicht noch einmal holen. Aber Marker einer Art sind alle gleich; beim Abliefern genügen also auch solche, die du anderswo findest.',
  'WORK-16': 'Sind alle Crewmitglieder, die am Auftrag arbeiten, tot oder zurück an Bord, ist der Versuch verpatzt.',
  'WORK-17':
    'Ist ein Versuch verpatzt, endet deine Aktion Arbeiten. Der Auftrag läuft weiter, und du darfst es in einem späteren Zug wieder versuchen.',
  'WORK-18':
    'Gelegenheitsarbeit: In jedem Planetensektor darfst du deine ganze Aktion Arbeiten für kleine Arbeiten verwenden und $200 verdienen. Das darfst du auch, wenn du Besseres zu tun hättest.',
  'WORK-19':
    'Illegale Aufträge lassen dich bei jedem Schritt, bei dem Krumme-Tour-Karten abgebildet sind, eine krumme Tour drehen. Ein legaler Auftrag enthält keine krumme Tour, außer eine Herausforderung fügt welche hinzu.',
}
