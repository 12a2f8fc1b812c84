export const title = 'Die Tafel „Reaver-Kontakt“'

export const rules: Readonly<Record<string, string>> = {
  'PIC-REAVER-01': 'Der Reaver-Kontakt gilt für ein Schiff, das seinen Zug im Sektor eines Kutters beginnt.',
  'PIC-REAVER-02':
    'Möglichkeit 1: Alle Passagiere und Flüchtlinge an Bord sterben. Dann lege eine Kampf-Probe gegen 8 ab: Bei 1–7 verlierst du 2 Crewmitglieder, ab 8 nur 1 Crewmitglied; in beiden Fällen weichst du aus.',
  'PIC-REAVER-03': 'Möglichkeit 2: Hast du einen Piloten und einen Mechaniker, gib 1 Treibstoff aus und weiche aus.',
}
