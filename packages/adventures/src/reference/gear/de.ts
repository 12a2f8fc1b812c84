import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    EQUIP: 'Ausrüstung',
  },
  rules: {
    'EQUIP-01': 'Symbole auf Ausrüstung zählen bei Proben dieser Fertigkeit.',
    'EQUIP-02': 'Die auf Waffen zählen nur, wenn du die Waffe in der Probe einsetzt.',
    'EQUIP-03': 'Kostet eine Aktion auf Ausrüstung Zeit, ist sie eine deiner zwei.',
    'EQUIP-04': 'Kostet sie keine Zeit, ist sie keine Aktion.',
    'EQUIP-05': 'Du trägst höchstens vier Stücke, gleich welcher Art.',
    'EQUIP-06': 'Geld zählt dabei nicht mit.',
    'EQUIP-07': 'Was zu viel ist, lässt du in der Koje, gibst es weiter oder lässt es fallen.',
    'EQUIP-08': 'Oder du trägst ein neues Stück über die vier hinaus erschöpft und für den Rest des Auftrags nutzlos.',
    'EQUIP-09': 'Ob Fallengelassenes auf dem Plan bleibt, stellt das Heft euch frei.',
    'EQUIP-10': 'Was eine Schussaktion hat, ist eine Schusswaffe.',
    'EQUIP-11': 'Was eine Prügelaktion hat, ist eine Nahkampfwaffe.',
    'EQUIP-12': 'Eine Waffe ist eines von beiden.',
    'EQUIP-13': 'Eine erschöpfte Karte wird umgedreht.',
    'EQUIP-14': 'Sie ist in dieser Partie nicht mehr zu nutzen, außer etwas frischt sie auf.',
    'EQUIP-15': 'Aufgefrischt liegt sie wieder offen.',
    'EQUIP-16': 'In einer Geschichte werden zwischen zwei Aufträgen alle Karten aufgefrischt.',
    'EQUIP-17': 'Gekauft wird, wenn der Auftrag gewählt ist und bevor er beginnt.',
    'EQUIP-18': 'Fünf Karten stehen jeweils zum Verkauf.',
    'EQUIP-19': 'Wird eine gekauft, rückt eine andere nach.',
    'EQUIP-20': 'Für 200 $ legt ihr alle fünf ab und bekommt fünf andere.',
    'EQUIP-21': 'Ein Stück wird für die Hälfte dessen verkauft, was es euch kostete, aufgerundet auf volle 100 $.',
    'EQUIP-22': 'Wer was ausgibt, macht ihr unter euch aus.',
    'EQUIP-23':
      'In deinem Zug darfst du mit einem Crewmitglied neben dir beliebig viele Stücke und Credits hin- und hergeben.',
    'EQUIP-24': 'Das kostet jeden von euch 1 Moment.',
    'EQUIP-25': 'Tauschen verbraucht keine Aktion.',
  },
}
