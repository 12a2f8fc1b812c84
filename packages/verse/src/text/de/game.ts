import type { Messages } from '@keep-flying/kernel'

/** Questions to a captain, in the second person. */
const prompts: Messages = {
  'prompt.choose-leader': 'Wähle deinen Anführer.',
  'prompt.choose-ship': 'Wähle dein Schiff.',
  'prompt.place-ship': 'Wo beginnt dein Schiff?',
  'prompt.keep-jobs': 'Wähle die Aufträge, die du behältst, höchstens {n}.',

  'prompt.turn':
    '{n, plural, =0 {Keine Aktion übrig. Sonst noch etwas?} one {Noch # Aktion. Was tust du?} other {Noch # Aktionen. Was tust du?}}',
  'prompt.fly-to': 'In welchen Sektor fliegst du?',
  'prompt.evade': 'In welchen Sektor weichst du aus?',
  'prompt.nav': 'Wie gehst du mit dieser Nav-Karte um?',
  'prompt.ignore-nav': '„{card}“ ignorieren und weiterfliegen?',
  'prompt.alliance-contact': 'Wie begegnest du der Allianz?',
  'prompt.reaver-contact': 'Wie begegnest du den Reavern?',
  'prompt.move-cruiser': 'Wohin bewegt sich der Kreuzer?',
  'prompt.dodge-cruiser': 'Der Kreuzer hat dich gestellt. Fügst du dich, oder legst du einen Ausbau ab und entwischst?',
  'prompt.move-cutter': 'Wohin bewegt sich ein Reaver-Kutter?',

  'prompt.shop': '{sector}: Was kaufst du?',
  'prompt.shop-keep': 'Welche Karte kaufst du? Du darfst noch {n, plural, one {#} other {bis zu #}} kaufen.',
  'prompt.consider-picks':
    'Wähle bis zu {n, plural, one {# Karte} other {# Karten}} aus dem Ablagestapel, um sie in Betracht zu ziehen.',
  'prompt.consider-draw':
    'Ziehst du eine Karte zur Auswahl? Du darfst noch {n, plural, one {#} other {bis zu #}} ziehen.',
  'prompt.deal': 'Was willst du von {contact}?',
  'prompt.accept-jobs': 'Welchen Auftrag nimmst du an? Du darfst noch {n, plural, one {#} other {bis zu #}} annehmen.',
  'prompt.cut-down-hand': 'Lege {n, plural, one {# Auftrag} other {# Aufträge}} von der Hand ab.',

  'prompt.buy-amount': '{what} für je ${price, number} kaufen: welche Anzahl?',
  'prompt.sell-amount': '{what} für je ${price, number} verkaufen: welche Anzahl?',
  'prompt.load-good': 'Welches Gut lädst du? Noch {n} zu laden.',
  'prompt.load-amount': '{what} laden: welche Anzahl?',
  'prompt.deliver-amount': '{what} abliefern: welche Anzahl?',
  'prompt.dump-amount': '{what} abwerfen: welche Anzahl?',
  'prompt.arrange-hold': 'Was räumst du um, was wirfst du ab?',
  'prompt.make-room': 'Der Platz reicht nicht. Was wirfst du ab?',

  'prompt.team': 'Wer geht zur Arbeit?',
  'prompt.carry': 'Wer trägt was?',
  'prompt.bearer': 'Wer trägt {card}?',
  'prompt.misbehave': 'Wie gehst du mit dieser Krumme-Tour-Karte um?',
  'prompt.ace': 'Spielst du dein Ass aus?',
  'prompt.trial': 'Wie bringst du die Arbeit zu Ende?',
  'prompt.pay-to-complete': '${credits, number} zahlen, um das Ziel abzuschließen?',
  'prompt.pay-cuts': 'Deiner Crew stehen ${credits, number} zu. Wessen Anteil zahlst du?',

  'prompt.tester': 'Wer legt die {skill}-Probe ab?',
  'prompt.swap-skill': 'Mit {card} aus der {from}-Probe eine {to}-Probe machen?',
  'prompt.spend-gear': 'Welche Ausrüstung legst du für das Stichwort {keyword} ab?',
  'prompt.spend-for-bonus': '{card} ablegen für +{points}?',
  'prompt.bonus-order': 'Nicht alles hat Platz. Was wird zuerst geladen?',
  'prompt.bribe': 'Wie oft zahlst du Bestechung? Jede kostet ${price, number} und bringt +1.',
  'prompt.after-roll': 'Die Probe ergibt {total}. Bleibt es dabei?',
  'prompt.medic-reroll': 'Den Sanitäter-Wurf für {card} wiederholen?',

  'prompt.victim': 'Wer aus deiner Crew wird getötet?',
  'prompt.hide-wanted':
    'Wähle bis zu {n, plural, one {# gesuchtes Crewmitglied, das sich versteckt} other {# gesuchte Crewmitglieder, die sich verstecken}}.',
  'prompt.calm': 'Wen beruhigst du?',
  'prompt.pay-off': '{card} ${credits, number} zahlen oder gehen lassen?',
  'prompt.dismiss-for': 'Das Schiff ist voll. Wer macht Platz für {card}?',
  'prompt.too-many-crew': 'Deine Crew ist zu groß. Wer geht?',
  'prompt.lose-upgrade': 'Welchen Schiffsausbau verlierst du?',
  'prompt.take-from-discards': 'Welche Karte nimmst du aus den Ablagestapeln, wenn überhaupt?',

  'prompt.trade-open': 'Tauschst du mit jemandem hier?',
  'prompt.trade': 'Dein Angebot an {who}: Du gibst {give}; du bekommst {get}.',
  'prompt.trade-credits': 'Wie viel zahlt {who}?',
  'prompt.trade-answer': '{who} bietet dir {get} für {give}. Nimmst du an?',
}

/** Labels of buttons. */
const choices: Messages = {
  'option.card': '{card}',
  'option.sector': '{sector}',
  'option.of-card': '{option}',
  'option.done': 'Fertig',

  'option.end': 'Zug beenden',
  'option.burn': 'Vollschub',
  'option.mosey': 'Bummeln',
  'option.stop': 'Hier anhalten',
  'option.shop': 'Einkaufen',
  'option.shore-leave': 'Der Crew Landgang geben',
  'option.deal': 'Mit {contact} handeln',
  'option.work-job': 'An „{card}“ arbeiten',
  'option.work-goal': 'Am Ziel „{goal}“ arbeiten',
  'option.make-work': 'Gelegenheitsarbeit machen',
  'option.calm': 'Mit {card} ein anderes Crewmitglied beruhigen',
  'option.last-call': 'Die letzte Runde ausrufen',
  'option.arrange-hold': 'Frachtraum und Versteck umräumen',
  'option.discard-job': '„{card}“ ablegen',
  'option.dismiss': '{card} entlassen',
  'option.scrap': '{card} ausbauen und ablegen',
  'option.send-off': '{card} ablegen und den Kreuzer bewegen',
  'option.hire-away': '{card} von {who} abwerben',
  'option.trade': 'Mit {who} tauschen',

  'option.submit': 'Sich fügen',
  'option.discard-card': '{card} ablegen',
  'option.move-cutter': 'Von {from} nach {sector}',

  'option.shop-consider': 'Karten in Betracht ziehen',
  'option.shop-fuel': 'Treibstoff kaufen',
  'option.shop-part': 'Ersatzteile kaufen',
  'option.shop-done': 'Gehen',
  'option.bonus': '{what}',
  'option.buy-card': '{price, plural, =0 {{card} umsonst nehmen} other {{card} für $# kaufen}}',
  'option.draw': 'Karte ziehen',
  'option.stop-drawing': 'Nicht mehr ziehen',

  'option.deal-consider': 'Aufträge in Betracht ziehen',
  'option.deal-clear': '{contact} deine Haftbefehle tilgen lassen',
  'option.deal-sell': '{what} für je ${price, number} verkaufen',
  'option.deal-buy': '{what} für je ${price, number} kaufen',
  'option.deal-load': '{what} laden',
  'option.deal-done': '{contact} verlassen',
  'option.accept-job': '„{card}“ annehmen',

  'option.dump': '{what} oder mehr abwerfen',
  'option.dump-one': '{what} abwerfen',
  'option.hide': '{what} ins Versteck bringen',
  'option.unhide': '{what} in den Frachtraum bringen',

  'option.team-goes': 'An die Arbeit',
  'option.leave-aboard': '{card} an Bord lassen',
  'option.carry-suggested': 'Wie vorgeschlagen',
  'option.carry-by-hand': 'Stück für Stück austeilen',
  'option.gear-stays': 'Niemand',
  'option.ace': 'Ass ausspielen',
  'option.face-card': 'Sich der Karte stellen',
  'option.accept-roll': 'Dabei bleibt es',
  'option.reroll': 'Mit {card} neu würfeln',
  'option.discard-for-points': '{card} ablegen für +{plus}',

  'option.pay-all-cuts': 'Alle bezahlen, ${credits, number}',
  'option.pay-cut': '{card} ${credits, number} zahlen',
  'option.stop-paying': '{n, plural, one {# Crewmitglied} other {# Crewmitglieder}} unbezahlt lassen',
  'option.pay-off-pay': '${credits, number} zahlen',
  'option.pay-off-discard': 'Gehen lassen',

  'option.make-offer': '{who} dieses Angebot machen',
  'option.cancel-trade': 'Abbrechen',
  'option.give-credits': 'Geld geben',
  'option.give-good': '{what} geben',
  'option.give-card': '{card} geben',
  'option.get-credits': 'Geld verlangen',
  'option.get-good': '{what} verlangen',
  'option.get-card': '{card} verlangen',
  'option.accept-trade': 'Annehmen',
  'option.refuse-trade': 'Ablehnen',
}

/** What happened, a line each. */
const log: Messages = {
  'log.first-roll': '{who} würfelt {die} um die erste Wahl.',
  'log.chose': '{leader} übernimmt das Kommando über die {ship}.',
  'log.placed': '{who} beginnt bei {sector}.',
  'log.turn': 'Runde {round}: {who} ist am Zug.',

  'log.burn': '{who} fliegt mit Vollschub nach {sector}.',
  'log.mosey': '{who} bummelt nach {sector}.',
  'log.evade': '{who} weicht nach {sector} aus.',
  'log.nav-card': '{who} zieht „{card}“ vom Nav-Stapel.',
  'log.nav-reshuffled': 'Der Nav-Stapel für den {region} wird neu gemischt.',
  'log.breakdown-ignored': '„{card}“ kümmert {who} nicht.',
  'log.alliance-contact': 'Der Kreuzer stellt {who}: Allianz-Kontakt.',
  'log.reaver-contact': 'Reaver fallen über {who} her: Reaver-Kontakt.',
  'log.cruiser-moved': 'Der Kreuzer fliegt nach {sector}.',
  'log.cruiser-dodged': '{who} legt {card} ab und entwischt dem Kreuzer.',
  'log.cutter-moved': 'Ein Reaver-Kutter fliegt von {from} nach {to}.',

  'log.considers': '{who} zieht {n, plural, =0 {keine Karte} one {# Karte} other {# Karten}} in Betracht.',
  'log.bought-card': '{credits, plural, =0 {{who} nimmt {card} umsonst.} other {{who} kauft {card} für $#.}}',
  'log.bought-goods': '{who} kauft {what} für ${credits, number}.',
  'log.sold': '{who} verkauft {what} an {contact} für ${credits, number}.',
  'log.took-card': '{who} nimmt {card}.',
  'log.core-installed': '{who} baut {card} ein.',
  'log.upgrade-discarded': '{who} baut {card} aus und legt die Karte ab.',
  'log.gear-discarded': '{who} legt {card} ab.',
  'log.shore-leave': '{who} gibt der Crew für ${credits, number} Landgang.',

  'log.job-accepted': '{who} nimmt „{card}“ an.',
  'log.job-accepted-unseen': '{who} nimmt einen Auftrag von {contact} an.',
  'log.job-discarded': '{who} legt „{card}“ ab, einen Auftrag von {contact}.',
  'log.job-started': '{who} beginnt die Arbeit an „{card}“.',
  'log.job-completed': '{who} schließt „{card}“ ab.',
  'log.job-lost': '{who} verliert „{card}“.',
  'log.make-work': '{who} macht für ${credits, number} Gelegenheitsarbeit.',
  'log.botched': '{who} verpatzt den Versuch.',
  'log.cuts-paid': '{who} zahlt ${credits, number} an Anteilen.',

  'log.misbehave-card': '{who} zieht „{card}“ vom Krumme-Tour-Stapel.',
  'log.misbehave-reshuffled': 'Der Krumme-Tour-Stapel wird neu gemischt.',
  'log.ace': '{who} spielt bei „{card}“ ein Ass aus.',
  'log.test': '{who} legt eine {skill}-Probe ab: {total} ({die} gewürfelt, {points, number, ::sign-always}).',
  'log.rerolled': '{who} würfelt neu: {total} ({die} gewürfelt).',
  'log.talent': '{card} würfelt {die} und bringt {points, plural, =0 {nichts} one {# Punkt} other {# Punkte}}.',

  'log.loaded': '{who} lädt {what}.',
  'log.lost': '{who} verliert {what}.',
  'log.dumped': '{who} wirft {what} ab.',
  'log.seized': 'Die Allianz beschlagnahmt {what} bei {who}.',
  'log.people-killed': 'Die Reaver töten {what} auf dem Schiff von {who}.',
  'log.gained': '{who} erhält {credits, plural, =0 {kein Geld} other {$#}}.',
  'log.paid': '{who} zahlt ${credits, number}.',

  'log.warrant': '{who} bekommt einen Haftbefehl, {total} insgesamt.',
  'log.warrants-cleared': '{who} tilgt alle Haftbefehle.',
  'log.wanted-roll': 'Gesucht-Wurf für {card}: {die}.',
  'log.apprehended': 'Die Allianz nimmt {card} aus der Crew von {who} fest.',
  'log.solid': '{who} ist bei {contact} angesehen.',
  'log.solid-lost': '{who} ist bei {contact} nicht mehr angesehen.',

  'log.joined': '{card} heuert bei {who} an.',
  'log.dismissed': '{who} entlässt {card}.',
  'log.hired-away': '{who} wirbt {card} von {rival} ab.',
  'log.deceiver-gone': '{card} verlässt {who} und das Spiel.',
  'log.disgruntled': '{card} ist verstimmt.',
  'log.calmed': '{card} ist wieder zufrieden.',
  'log.jumped-ship': '{card} geht von Bord und verlässt {who}.',
  'log.walked-out': '{card} kehrt {who} den Rücken.',
  'log.crew-fired': '{who} feuert die ganze Crew.',
  'log.struck-down': '{card} wird niedergestreckt.',
  'log.medic-check': 'Sanitäter-Wurf für {card}: {die}{bonus, plural, =0 {} other { + #}}.',
  'log.returned-to-ship': '{card} kehrt aufs Schiff zurück.',
  'log.killed': '{card} stirbt im Dienst von {who}.',

  'log.traded': '{who} gibt {partner} {give} für {get}.',
  'log.trade-refused': '{who} lehnt das Angebot von {partner} ab.',

  'log.goal': '{who} erreicht Ziel {n}, „{goal}“.',
  'log.last-call': '{who} ruft die letzte Runde aus.',
  'log.won': '{who} gewinnt.',
}

export const gameMessages: Messages = {
  ...prompts,
  ...choices,
  ...log,

  'trade.credits': '${credits, number}',
  'trade.nothing': 'nichts',

  'story.summary.first-time':
    'Gewinne das Vertrauen zweier Kontakte, spare $6.000 und bring sie nach Ezra, um eine alte Schuld loszuwerden.',
  'story.summary.desperadoes':
    'Vom ersten Tag an gesucht, werde mit illegaler Arbeit reich und sei am reichsten, wenn jemand mit $15.000 Schluss macht.',
  'story.summary.respectable':
    'Sei am reichsten, wenn jemand mit $12.000 die Bücher schließt, und zahle für jeden Auftrag, der bis dahin liegen blieb.',
  'story.summary.harkens-folly':
    'Freunde dich mit den vier zwielichtigen Kontakten an, locke den Kreuzer nach Valentine und schleich dich in die beste Gesellschaft von Ariel.',
  'story.summary.king-of-londinium':
    'Schließe auf Jiangyin einen teuren Handel ab, brich auf Londinium ein und setz das Geschäft auf Boros mit Gewalt durch.',
  'story.summary.niskas-holiday':
    'Gewinne genug Vertrauen, um für Niska einen Urlaub zu planen, räume ihm auf Bellerophon eine Villa frei und leere bei Ezra seinen Tresor.',

  'log.taken-back': '{seat} nimmt eine Entscheidung zurück.',

  seat: 'Platz {n}',
  'tile.alliance-contact': 'Allianz-Kontakt',
  'tile.reaver-contact': 'Reaver-Kontakt',
  'place.name': '{place}',
  'sector.places': '{places}',
  'sector.ring.inner': '{system} (innerer Ring {n})',
  'sector.ring.middle': '{system} (mittlerer Ring {n})',
  'sector.ring.outer': '{system} (äußerer Ring {n})',
}
