import type { Messages } from '@keep-flying/kernel'

/** The words of these abilities. */
export const messages: Messages = {
  'ability.bribes-any-negotiation': 'Du darfst vor jeder deiner Verhandeln-Proben Bestechung zahlen.',
  'ability.sale-bonus': '{plus} mehr für jedes Stück {tokens}, das du einem Kontakt verkaufst.',
  'ability.mail-order':
    'Lege diese Karte in einer Aktion Kaufen an beliebigem Ort ab: Kaufe 1 Schiffsausbau oder Antriebskern aus einem beliebigen Ablagestapel der Versorgung zum halben Preis.',
  'ability.lifts-any-test': 'Lege diese Karte vor dem Wurf einer beliebigen Probe ab: +{plus}.',
  'ability.soothes-owner': 'Lege diese Karte ab: Befreie ihren Träger von Verstimmt.',
  'ability.reads-misbehave-deck':
    'Lege diese Karte in deinem Zug ab: Sieh dir die obersten {cards} Karten des Krumme-Tour-Stapels an, dann lege sie in beliebiger Reihenfolge zurück oder lege alle ab.',
  'ability.counts-as-profession': 'Entspricht {profession}.',
  'ability.calms-anyone': 'Gib eine Aktion aus: Befreie 1 Crewmitglied von Verstimmt.',
  'ability.job-goods-by-crew':
    'Nach jedem abgeschlossenen {type}: Lade {base} Güter deiner Wahl, 1 weniger für jedes Crewmitglied, das daran gearbeitet hat.',
  'ability.fight-into-negotiation': 'Verstimme den Träger: Zähle seinen Kampf zu einer Verhandeln-Probe hinzu.',
  'ability.calms-before-fight': 'Befreie vor jeder Kampf-Probe den Träger von Verstimmt.',
  'ability.suits-gamble':
    'Lege diese Karte ab: Wette auf Rot oder Schwarz und zieh {cards} Krumme-Tour-Karten. Haben alle diese Farbe, erhältst du {prize}.',
  'ability.counts-as-six':
    'Lege diese Karte nach dem Wurf einer {skill}-Probe ab: Der Würfel zählt als 6 und bringt seinen Bonuswurf.',
  'ability.discard-to-reroll': 'Lege dies nach dem Wurf einer {skill}-Probe ab: Würfle neu, und der neue Wurf zählt.',
  'ability.counts-as-ace': 'Lege diese Karte ab: Sie zählt als Ass einer beliebigen Krumme-Tour-Karte.',
  'ability.burns-extra': 'Zu Beginn eines Vollschubs darfst du {fuel} Treibstoff mehr ausgeben: +{plus} Reichweite.',
  'ability.armour': 'Wird der Träger getötet, würfle. {from}–6: Er überlebt und bleibt.',
  'ability.reroll-ones': 'Wirf in deinen {skill}-Proben jede 1 noch einmal.',
  'ability.reroll-ones.carrier': 'Getragen von {carrier}: Würfle in deinen {skill}-Proben jede 1 neu.',
  'ability.throws-more': 'Wirf in deinen {skill}-Proben {dice} Würfel, und der höchste zählt.',
  'ability.will-not-hire': 'Wirbt keine {profession} an.',
  'prompt.burn-more': '{fuel} mehr verbrennen, um {n, plural, one {# Sektor} other {# Sektoren}} weiter zu fliegen?',
  'option.yes.burn-more': 'Verbrennen',
  'option.no.burn-more': 'Sparen',
  'log.burned-more':
    '{who} verbrennt {fuel} mehr, um {n, plural, one {# Sektor} other {# Sektoren}} weiter zu fliegen.',

  'prompt.before-roll': 'Vor dem Wurf dieser {skill}-Probe: Nutzt du Ausrüstung?',
  'prompt.mail-order': 'Welche Karte bestellst du zum halben Preis?',
  'prompt.read-misbehave': 'Du siehst die nächsten Krumme-Tour-Karten. Zurücklegen oder alle ablegen?',
  'prompt.order-misbehave': 'In welcher Reihenfolge legst du sie zurück? Die erste wird zuerst gezogen.',
  'prompt.gamble': 'Welche Farbe? Haben alle {n} Karten diese Farbe, gewinnst du ${credits, number}.',

  'option.roll-now': 'Würfeln',
  'option.soothe-carrier': '{card} ablegen, um {member} zu beruhigen',
  'option.turn-sour': '{card} nutzen: {member} verstimmen für +{plus}',
  'option.count-as-six': '{card} ablegen: Der Würfel zählt als 6',
  'option.discard-to-reroll': '{card} ablegen und neu würfeln',
  'option.mail-order': '{card} ablegen, um einen Ausbau oder Antriebskern aus einem Ablagestapel zu bestellen',
  'option.calm-anyone': 'Mit {card} ein Crewmitglied beruhigen',
  'option.soothe': '{card} ablegen, um ein Crewmitglied zu beruhigen',
  'option.read-misbehave': '{card} ablegen, um den Krumme-Tour-Stapel einzusehen',
  'option.misbehave-put-back': 'Zurücklegen',
  'option.misbehave-throw-out': 'Alle ablegen',
  'option.gamble': '{card} ablegen, um auf eine Farbe zu wetten',
  'option.red': 'Rot: Herz und Karo',
  'option.black': 'Schwarz: Kreuz und Pik',

  'log.armour-roll': '{card} trägt {gear} und würfelt {die}.',
  'log.counts-as-six': '{who} macht den Würfel zur 6: {die} insgesamt.',
  'log.rolls-again': '{who} würfelt neu: {die}.',
  'log.reads-misbehave': '{who} sieht {n, plural, one {# Karte} other {# Karten}} des Krumme-Tour-Stapels an.',
  'log.misbehave-put-back': '{who} legt die Karten zurück.',
  'log.misbehave-throw-out': '{who} legt die Karten ab.',
  'log.gamble-card': '{who} deckt „{card}“ auf.',
  'log.gamble-lost': '{who} verliert die Wette.',
}
