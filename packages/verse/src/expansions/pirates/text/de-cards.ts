import type { Messages } from '@keep-flying/kernel'

/** What the cards of this box say, in German. */
export const messages: Messages = {
  'profession.lawman': 'Gesetzeshüter',
  'profession.lawman.a': 'einem Gesetzeshüter',
  'profession.lawman.many': 'Gesetzeshüter',
  'place.rival-ship': 'das Schiff eines Rivalen',
  'job-type.piracy': 'Piraterie',

  'ability.showdown-points': '+{points} {skill} in Showdowns.',
  'ability.showdown-points.attacking': '+{points} {skill}, wenn du in einem Showdown angreifst.',
  'ability.showdown-reroll': 'Darf deine Würfel einmal je Showdown neu werfen.',
  'ability.forces-reroll': 'Darf die Gegenseite in einem Showdown einmal zwingen, neu zu werfen.',
  'ability.kosherizes-rival':
    'Rivalen, die in einem Showdown gegen dich {skill} nutzen, haben nichts von ihrer Ausrüstung.',
  'ability.unsettles-leader': 'Bevor in einem Showdown gewürfelt wird, wird der Anführer des Rivalen verstimmt.',
  'ability.warrant-on-lost-showdown':
    'Verlierst du einen Showdown, an dem diese Person teilnimmt, erhält der Rivale einen Haftbefehl.',
  'ability.boarding-points': '+{points} {skill} bei deinen Enterproben.',
  'ability.boarding-reroll': 'Du darfst jede deiner Enterproben mit {skill} einmal neu werfen.',
  'ability.bars-boarding': 'Rivalen können dich nicht mit {skill} entern.',
  'ability.traps-boarders':
    'Rivalen, die dich entern, haben {points} {skill} weniger. Werfen sie eine 1, wird 1 Mitglied ihrer Crew getötet.',
  'ability.keeps-bounties': 'Rivalen können dir kein Kopfgeld abjagen.',
  'ability.bounty-bonus': 'Jedes Mal, wenn du ein Kopfgeld einlöst, erhältst du {credits} mehr.',
  'ability.sits-out-illegal-jobs': 'Bleibt bei illegalen Aufträgen an Bord.',
  'ability.steals-on-piracy':
    'Nach jedem Piraterie-Auftrag, den du mit dieser Person bei der Arbeit abschließt, stiehlst du dem Beraubten {credits}.',
  'ability.dies-instead':
    'Wird jemand aus deiner Crew getötet oder von der Allianz geholt, darfst du stattdessen diese Person töten lassen.',
  'ability.pays-to-redraw':
    'Einmal je Aktion Arbeiten: Zahle {credits}, um eine eben gezogene Krumme-Tour-Karte abzulegen und eine andere zu ziehen.',
  'ability.mills-supply':
    'Eine Aktion Arbeiten an einem Versorgungsplaneten: Decke die obersten {cards} Karten seines Stapels auf und lege sie auf seinen Ablagestapel.',
  'ability.calls-cruiser': 'Eine Aktion Fliegen im Allianz-Raum: Bewege den Allianz-Kreuzer in deinen Sektor.',
  'ability.points-in-region': '+{points} {skill} bei allen Proben, solange dein Schiff im {region} ist.',
  'ability.evades-cutter': 'Fallen Reaver über dich her, gib {fuel} aus, um ihnen auszuweichen.',
  'ability.salvages-upgrade':
    'Nach jeder Bergung eine {skill}-Probe: Ab {n} nimmst du 1 Schiffsausbau von einem beliebigen Ablagestapel.',
  'ability.piracy-is-salvage': 'Jeder Piraterie-Auftrag, den du abschließt, zählt auch als Bergung.',
  'ability.upgrades-shorten-range': 'Die Reichweite ist je eingebautem Ausbau 1 kürzer.',
  'ability.ignores-heavy-load': 'Schwere Ladung kostet keinen weiteren Treibstoff.',
  'ability.named-suit-gamble':
    'Lege diese Karte ab und zahle {stake}: Nenne ein Zeichen und zieh {cards} Krumme-Tour-Karten. Für jede mit diesem Zeichen erhältst du {prize} und entfernst 1 Marker Verstimmt.',

  'effect.free-prisoner': 'nimm deinen Gefangenen als gefesselten Flüchtling mit',

  'raid.target': 'Ziel: {prey} in deinem Sektor. Unmoralisch, falls der Anführer dort moralisch ist.',
  'raid.prey.any': 'ein beliebiges Schiff eines Rivalen',
  'raid.prey.outlaw': 'ein geächtetes Schiff eines Rivalen',
  'raid.prey.not-solid': 'das Schiff eines Rivalen, der bei {contact} nicht angesehen ist',
  'raid.prey.no-job': 'das Schiff eines Rivalen ohne laufenden Auftrag für {contact}',
  'raid.boarding':
    'Enterprobe mit Technik oder Verhandeln: Ab 6 bist du an Bord, sonst ist es verpatzt. Dann Showdown.',
  'raid.won': 'Gewonnen: Stiehl {takes}.',
  'raid.takes.all': 'alle Waren außerhalb des Verstecks',
  'raid.takes.goods': 'bis zu {n} Waren, keine aus dem Versteck',
  'raid.takes.jobs': 'bis zu {n} Aufträge von der Hand',
  'raid.lost.botched': 'Verloren: Verpatzt.',
  'raid.lost.botched.kills': 'Verloren: Töte {n} deiner Crew bei der Arbeit, verpatzt.',
  'raid.lost.warrant': 'Verloren: Haftbefehl.',
  'raid.lost.warrant.kills': 'Verloren: Töte {n} deiner Crew bei der Arbeit, Haftbefehl.',

  'bounty.person': 'Kopfgeld auf {who}.',
  'bounty.alert': 'Cortex-Alarm: ein Kopfgeld auf alle {who}. Mehrere dürfen darunter gefesselt liegen.',
  'bounty.immoral': 'Unmoralisch, sobald die Belohnung kassiert wird.',
  'bounty.last-seen': 'Zuletzt gesehen: {place}.',
  'bounty.showdown':
    'Showdown gewonnen: Der Flüchtling ist gefesselt. Verloren: Töte {n} deiner Crew bei der Arbeit, verpatzt.',
  'bounty.showdown.harmless': 'Showdown gewonnen: Der Flüchtling ist gefesselt. Verloren: Verpatzt, niemand stirbt.',
  'bounty.drop-off': 'Ablieferung: {place}. Lohn: {credits}.',
  'bounty.drop-off.each': 'Ablieferung: {place}. Lohn: {credits} je Flüchtling.',

  'story.prisoners':
    'Bei der Wahl des Anführers nennt jeder Kapitän ein Kopfgeld auf eine Person: Die Allianz hält sie als Gefangene dieses Kapitäns.',
  'story.jobs-laid-open':
    'Nach den ersten Aufträgen kommen alle übrigen Aufträge der Art {type} auf ihre Ablagestapel; die Stapel werden gemischt.',
  'story.havens-shelter': 'Ein Schiff an der eigenen Zuflucht kann nicht geentert werden.',
  'story.haven-sets': 'Eine Aktion Arbeiten an deiner Zuflucht: Liefere Sätze von {sets}, jeden für 1 Zielmarker.',
  'story.tokens-for':
    'Nimm 1 Zielmarker für jeden abgeschlossenen Auftrag der Art {types} und für jedes eingelöste Kopfgeld.',
  'story.tokens-stolen':
    'Nach einem abgeschlossenen Auftrag der Art {type} darfst du dem Beraubten 1 Zielmarker stehlen.',
  'story.goal-tokens.at-once': 'Es gewinnt, wer zuerst {n} Zielmarker hat.',
  'story.goal-tokens.turn-begins': 'Es gewinnt, wer einen Zug mit {n} Zielmarkern beginnt.',
}
