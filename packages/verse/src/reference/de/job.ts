export const title = 'Aufträge'

export const rules: Readonly<Record<string, string>> = {
  'JOB-01':
    'Du darfst zu jeder Zeit höchstens drei ruhende Aufträge auf der Hand haben. Herausforderungen und Coups zählen dazu.',
  'JOB-02': 'Du darfst höchstens drei laufende Aufträge haben. Die auf deiner Hand zählen nicht dazu.',
  'JOB-03': 'Einen Auftrag, den du noch auf der Hand hast, kannst du jederzeit ablegen.',
  'JOB-04':
    'Einen laufenden Auftrag darfst du nicht ablegen. Du wirst ihn nur los, indem du ihn abschließt oder bei der Arbeit an ihm einen Haftbefehl bekommst.',
  'JOB-05': 'Ein abgelegter Auftrag kommt auf den Ablagestapel des Kontakts, von dem er stammt.',
  'JOB-06': 'Aufträge auf deiner Hand sind geheim, bis du an ihnen arbeitest. Laufende Aufträge liegen für alle offen.',
  'JOB-07':
    'Eine Auftragskarte nennt ihren Namen, ihren Kontakt, ihre Art, ob sie legal und ob sie anständig ist, wohin du musst, wie viele Krumme-Tour-Karten jeder Schritt verlangt, was zu tun ist, was er braucht, einen etwaigen Bonus und den Lohn.',
  'JOB-08': 'Zwei Aufträge desselben Namens können Verschiedenes verlangen. Jede Karte steht für sich.',
  'JOB-09': 'Ein Frachtauftrag ist legale Arbeit: Bring Fracht vom Abholort zum Ablieferort.',
  'JOB-10':
    'Transportaufträge bringen Passagiere oder Flüchtlinge vom Abholort zum Ablieferort. Mit Flüchtlingen ist der Auftrag illegal und macht dich gesetzlos, solange du sie an Bord hast.',
  'JOB-11':
    'Ein Schmuggelauftrag ist ausnahmslos illegal: Bring Schmuggelware vom Abholort zum Ablieferort. Du drehst eine krumme Tour beim Laden, beim Abliefern oder bei beidem.',
  'JOB-12':
    'Verbrechen schicken dich an einen Zielort, an dem du eine krumme Tour drehst. Die meisten haben nur einen Ort und brauchen eine Aktion Arbeiten.',
  'JOB-13': 'Ein Auftrag, dessen Lohn „Besonders“ lautet, wird so bezahlt, wie seine Anweisungen sagen.',
  'JOB-14':
    '„Bergung“ ist ein Zeichen, auf das manche Crewmitglieder und Ausbauten ansprechen. Für sich allein bewirkt es nichts.',
}
