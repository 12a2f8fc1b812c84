import type { Messages } from '@keep-flying/kernel'

/** The words of this box's cards. */
export const messages: Messages = {
  'profession.mudder': 'Schlammkumpel',
  'profession.mudder.a': 'einem Schlammkumpel',
  'profession.mudder.many': 'Schlammkumpel',
  'job-type.salvage': 'Bergungsauftrag',

  'effect.wager':
    'du darfst {stake} setzen und eine Farbe nennen; decke eine Krumme-Tour-Karte auf, und stimmt die Farbe, erhältst du {prize}',
  'effect.kill-one-of': '1 deiner {profession} stirbt',

  'ability.medic-check-succeeds': 'Lege dies statt eines Sanitäter-Wurfs ab: Der Wurf gelingt.',
  'ability.reads-nav-deck':
    'Lege dies in deinem Zug ab: Sieh dir die obersten {cards} Nav-Karten vom {region} an und lege sie in beliebiger Reihenfolge zurück.',
  'ability.reads-nav-deck.any':
    'Lege dies in deinem Zug ab: Sieh dir die obersten {cards} Karten eines beliebigen Nav-Stapels an und lege sie in beliebiger Reihenfolge zurück.',
  'ability.shuffles-nav-deck':
    'Lege dies in deinem Zug ab: Mische einen beliebigen Nav-Stapel mit seinem Ablagestapel.',
  'ability.sells-off':
    'In deinem Zug bei {place} darfst du dieses Crewmitglied aus dem Spiel nehmen und {credits} erhalten. Das ist unanständig: Alle deine anständigen Crewmitglieder sind verstimmt.',
  'ability.jobs-are-salvage': '{type}: Jeder Abschluss ist auch eine Bergung.',
  'ability.recycles-fuel':
    'Einmal je Flugaktion, nach {cards} „{card}“ hintereinander in einem Vollschub: Du erhältst {fuel}.',
  'ability.free-leave': 'Dein Landgang auf Versorgungsplaneten kostet nichts.',
  'ability.leave-anywhere':
    'In jedem Sektor darfst du deiner Crew als Kaufaktion Landgang geben, zu den üblichen Kosten.',
  'ability.make-work-bonus': 'Deine Gelegenheitsarbeit bringt {credits} mehr.',
  'ability.make-work-bonus.load': 'Nach deiner Gelegenheitsarbeit darfst du {load} laden.',
  'ability.averts-warrant':
    'Wenn ein Haftbefehl gegen dich ergeht, darfst du dieses Crewmitglied ablegen: Der Haftbefehl entfällt.',
  'ability.keeps-trust':
    'Wenn du dein Ansehen bei einem Kontakt verlieren würdest, darfst du stattdessen dieses Crewmitglied ablegen.',
  'ability.deals-from-afar': 'Du darfst von jedem Sektor aus mit {contact} handeln.',
  'ability.keeps-gear':
    'Immer wenn du Ausrüstung ablegst, wirf einen Würfel. {from, plural, =6 {6} other {#–6}}: Du behältst sie.',
  'ability.bet-on-buying':
    'Wenn du dies kaufst, wirf {dice} Würfel, erhalte {credits} für jedes Auge und lege dies ab.',
  'ability.hires-from':
    'Heuere in einer Kaufaktion, wo immer du bist, 1 Crewmitglied vom Ablagestapel von {place} umsonst an. Du behältst dies.',
  'ability.saves-carrier': 'Wenn der Träger stirbt, lege stattdessen dies ab.',

  'favour.more-active-jobs': 'Angesehen: {plus, plural, one {# laufender Auftrag} other {# laufende Aufträge}} mehr.',
  'favour.refuses-with-crew':
    'Immer: Mit {crew} in deiner Crew darfst du mit diesem Kontakt weder handeln noch an seinen Aufträgen arbeiten.',

  'prompt.medic-sure': '{card} ablegen, damit {member} ohne Wurf gerettet ist?',
  'option.yes.medic-sure': 'Einsetzen',
  'option.no.medic-sure': 'Würfeln',
  'prompt.avert-warrant': 'Ein Haftbefehl ergeht gegen dich. {card} ablegen, damit er entfällt?',
  'option.yes.avert-warrant': 'Gehen lassen',
  'option.no.avert-warrant': 'Haftbefehl nehmen',
  'prompt.keep-trust': 'Du verlierst gleich dein Ansehen bei {contact}. Stattdessen {card} ablegen?',
  'option.yes.keep-trust': 'Gehen lassen',
  'option.no.keep-trust': 'Ansehen verlieren',
  'prompt.read-nav-region': 'In welchen Nav-Stapel siehst du?',
  'prompt.shuffle-nav-region': 'Welchen Nav-Stapel mischst du?',
  'prompt.order-nav': 'In welcher Reihenfolge legst du sie zurück? Die erste wird zuerst gezogen.',
  'prompt.cut-down-jobs': 'Du hast zu viele laufende Aufträge. Welchen legst du ab?',
  'prompt.wager':
    '${stake, number} auf die Farbe der nächsten Krumme-Tour-Karte setzen? Liegst du richtig, erhältst du ${prize, number}.',
  'option.yes.wager': 'Wetten',
  'option.no.wager': 'Nicht wetten',
  'prompt.wager-suit': 'Welche Farbe? Liegst du richtig, erhältst du ${prize, number}.',

  'option.nav-deck': '{region}',
  'option.read-nav': '{card} ablegen und in einen Nav-Stapel sehen',
  'option.shuffle-nav': '{card} ablegen und einen Nav-Stapel mischen',
  'option.hire-from': 'Mit {card} jemanden anheuern',
  'option.leave-anywhere': 'Der Crew mit {card} Landgang geben',
  'option.sell-off': '{card} für Geld endgültig hergeben (unanständig)',
  'option.suit.clubs': 'Kreuz',
  'option.suit.diamonds': 'Karo',
  'option.suit.hearts': 'Herz',
  'option.suit.spades': 'Pik',

  'log.reads-nav': '{who} sieht sich {n, plural, one {# Nav-Karte} other {# Nav-Karten}} an und legt sie zurück.',
  'log.sold-off': '{who} gibt {card} für ${credits, number} her.',
  'log.recycled-fuel': '{who} gewinnt Treibstoff aus dem leeren Raum.',
  'log.warrant-averted': '{who} lässt {card} gehen, und kein Haftbefehl ergeht.',
  'log.trust-kept': '{who} lässt {card} gehen und bleibt angesehen.',
  'log.keeps-gear-roll': '{card} würfelt {die} für {gear}.',
  'log.bet-rolled': '{who} gewinnt mit {card} ${credits, number}.',
  'log.saved-by-gear': '{gear} rettet {card}.',
  'log.check-succeeds': '{gear} rettet {card}.',
}
