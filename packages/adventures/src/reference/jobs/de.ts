import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    JOB: 'Aufträge',
    STORY: 'Geschichten',
    CONTENTS: 'In der Schachtel',
  },
  rules: {
    'JOB-01': 'Ein Auftrag sagt, wie viel Zeit es bei einer Zahl von Crewmitgliedern gibt.',
    'JOB-02':
      'Er sagt auch, wie aufgebaut wird, was Schritt für Schritt zu tun ist, welche Sonderregeln gelten, wann er erfüllt ist und was er zahlt.',
    'JOB-03': 'Ist er nicht rechtzeitig erfüllt, ist er geplatzt und zahlt nichts.',
    'JOB-04': 'Auch danach behaltet ihr, was ihr unterwegs gefunden habt.',
    'JOB-05': 'Für einen erfüllten Auftrag bekommt ihr den Lohn.',
    'JOB-06': 'Schnelligkeit kann den Lohn erhöhen und Fehler können ihn senken, wie der Auftrag es sagt.',
    'JOB-07': 'Jeder Auftrag hat eine Skala, die zeigt, wie gut der endgültige Lohn ist.',
    'JOB-08': 'Kisten sind nicht verschlossen: Neben einer darfst du sie aufdecken, meist ohne Zeit und Aktion.',
    'JOB-09': 'Credits in einer Kiste kommen von der Bank und lassen sich sofort ausgeben.',
    'JOB-10': 'Sie zählen auch mit, wenn ihr nachseht, wie gut ihr wart.',
    'JOB-11': 'Das Zeichen für Ausrüstung bringt dir umsonst die oberste Ausrüstungskarte.',
    'JOB-12':
      'Ein Tresor hat einen Schlossmarker und wird wie eine Tür geöffnet; dann wird er wie eine Kiste aufgedeckt.',
    'JOB-13': 'Ein Patrouillenweg ist eine Reihe nummerierter Marken; jede zeigt auf die nächste.',
    'JOB-14': 'Auf welchem Moment der Patrouillenmarker beginnt, sagt der Auftrag.',
    'JOB-15': 'Liegt er ganz hinten, bewegt sich jeder Ganove auf Patrouille zweimal auf seine nächste Marke zu.',
    'JOB-16': 'Dann rückt er um zwei Bewegungen ihrer Art vor: 6 bei Schlägern, 4 bei Cowboys.',
    'JOB-17': 'Ein alarmierter Ganove mit eigenem Marker ist nicht mehr auf Patrouille.',
    'JOB-18': 'Wie ihr Hinweise bekommt und was ihr damit tut, sagt der Auftrag.',
    'JOB-19': 'Nicht ausgegebene Hinweise habt ihr im nächsten Auftrag.',
    'JOB-20': 'Der Auftrag sagt, wo der Alarmmarker liegt und was ihn vor- oder zurückrückt.',
    'JOB-21':
      'Endet der Zug eines Crewmitglieds auf dem Alarmmarker oder dahinter, geht der Alarm los, mit der Wirkung, die der Auftrag nennt.',
    'JOB-22':
      'Endet ein Crewzug zum ersten Mal auf einem Stern oder dahinter, würfelt einmal für die Ereignisse des Auftrags.',
    'JOB-23': 'Kein Stern tut das zweimal.',
    'JOB-24': 'Aufträge, Herausforderungen und Ereignisse alarmieren Ganoven nur, wo sie es sagen.',
    'JOB-25': 'Ein Terminal, ein Zielmarker oder ein Zahlenmarker bedeutet, was der Auftrag sagt, und sonst nichts.',
    'JOB-26': 'Viele Aufträge beginnen oder enden am M.U.L.E.',
    'STORY-01': 'In einer Geschichte geht es darum, in 3 Aufträgen 10.000 $ zu verdienen.',
    'STORY-02': 'Ihr beginnt mit 2000 $ und bekommt sie nur einmal.',
    'STORY-03': 'Aufträge zahlen in Credits und in Hinweisen.',
    'STORY-04': 'Gemeinsam entscheidet ihr, was ihr für das Ziel spart und was ihr für Ausrüstung ausgebt.',
    'STORY-05': 'Zwischen Aufträgen wird jede Karte aufgefrischt.',
    'STORY-06': 'Zwischen Aufträgen heilen alle Wunden der Crew.',
    'STORY-07': 'Wählt für den nächsten Auftrag bis zu fünf Crewmitglieder.',
    'STORY-08': 'Eure Ausrüstung behaltet ihr von einem Auftrag zum nächsten.',
    'STORY-09': 'In jedem Auftrag gilt weiterhin die Grenze von vier Stücken.',
    'STORY-10': 'Zwischen Aufträgen dürft ihr Ausrüstung beliebig tauschen.',
    'STORY-11': 'Wer am Ende eines Auftrags am Boden ist, setzt den nächsten aus.',
    'STORY-12': 'Vor jedem Auftrag außer dem ersten zahlt ihr 500 $ oder einen Hinweis.',
    'STORY-13': 'Könnt ihr keins von beiden zahlen, ist die Geschichte verloren.',
    'STORY-14': 'Was jeder Auftrag brachte, wird notiert, als Marke zum Überbieten.',
    'CONTENTS-01': 'Es gibt 6 Würfel, 3 braune und 3 weiße.',
    'CONTENTS-02':
      'Es gibt 4 Aufträge, 5 Crewkarten und 5 Bodenkarten und für die Crew 5 unauffällige und 5 heldenhafte Figuren.',
    'CONTENTS-03': 'Schläger und Cowboys sind je 5, mit ebenso vielen Figuren, Karten, Zeitmarkern und Startfeldern.',
    'CONTENTS-04': 'Es gibt 30 Technik- und 30 Verhandlungs-Herausforderungen und 40 Ausrüstungskarten.',
    'CONTENTS-05': 'Der Plan wird aus 6 Bodenteilen mit 10 mal 10 Feldern gelegt; beide Seiten sind verwendbar.',
    'CONTENTS-06':
      'Es gibt 10 Gebäude: fünf mit 4 mal 2, vier mit 3 mal 3 und eines mit 6 mal 4 Feldern; dazu dient die Schachtel als eines mit 10 mal 10.',
    'CONTENTS-07': 'Die Zeitleiste hat 6 Abschnitte.',
    'CONTENTS-08': 'Zeitmarker: 5 für Crew, 5 für Cowboys, 5 für Schläger, 2 für Patrouillen und 1 für den Alarm.',
    'CONTENTS-09':
      'Marker: 12 Körper, 6 Kisten, 12 Hinweise, 22 Schlossmarker, 8 Technik- und 9 Verhandlungsmarker, 10 Zahlenmarker von 1 bis 10, 12 Zielmarker, 5 Wegmarken, 4 Terminals, 3 Tresore, 41 Wunden, 1 Lohnmarker und 1 M.U.L.E.',
    'CONTENTS-10': 'Das Geld sind 30 Stück zu 100 $, 10 zu 500 $ und 20 zu 1000 $: zusammen 28.000 $.',
    'CONTENTS-11':
      'Was das Heft über Karten verrät: Kaylee hat Technik 3 und eine Verstärkung um 1 Würfel bei Technikproben für 2 Momente mehr, der Umprogrammierer hat Technik 2, Wash hat Technik 1 und hilft für 1 Moment.',
    'CONTENTS-12': 'Seine Beispiele handeln von Mal, Zoë, Wash, Jayne und Kaylee.',
  },
}
