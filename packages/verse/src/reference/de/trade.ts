export const title = 'Tauschhandel unter Spielern'

export const rules: Readonly<Record<string, string>> = {
  'TRADE-01':
    'Während eure Schiffe im selben Sektor stehen und keines eine Aktion Fliegen im Gang hat, dürft ihr, du und ein anderer Spieler, Crewmitglieder, Treibstoff, Ersatzteile, Fracht, Schmuggelware, Ausbauten, Ausrüstung und Credits kaufen, verkaufen und tauschen, wie ihr euch einigt. Anführer bleiben außen vor, Marker wandern mit den Crewmitgliedern, und eine Abmachung wird sofort ausgeführt: Versprechen binden niemanden.',
  'TRADE-02': 'Aufträge, Passagiere, Flüchtlinge und Antriebskerne können nie getauscht werden.',
  'TRADE-03': 'Tauschhandel kostet keine Aktion. Er ist auch außerhalb deines Zuges möglich, während andere spielen.',
  'TRADE-04': 'Die Gelegenheit zum Tauschhandel ist vorbei, sobald eines der Schiffe den Sektor verlässt.',
  'TRADE-05':
    'Nach einem Tauschhandel müssen beide Schiffe ihre Grenzen für Platz, Crew und Ausbauplätze weiterhin einhalten.',
  'TRADE-06':
    'Mit Blue Sun darfst du jedem Spieler jederzeit und über jede Entfernung Credits geben. Alles andere wechselt weiterhin nur im selben Sektor den Besitzer.',
}
