import type { Messages } from '@keep-flying/kernel'

/**
 * What is put into a sentence is not inflected, so each kind of word has one case and the templates keep to it: people
 * have a form as subject and one in the dative that follows on "von"; cards that a text is about are always the subject;
 * conditions are clauses with the verb at their end; prices are infinitives; everything that is done is a main clause,
 * and whatever stands before it ends with a colon.
 */

const who: Messages = {
  'who.you.subject': 'du',
  'who.you.object': 'dir',
  'who.active.subject': 'der aktive Spieler',
  'who.active.object': 'dem aktiven Spieler',
  'who.victim.subject': 'der betroffene Spieler',
  'who.victim.object': 'dem betroffenen Spieler',
  'who.next.subject': 'der nächste Spieler',
  'who.next.object': 'dem nächsten Spieler',
  'who.other.subject': 'ein anderer Spieler deiner Wahl',
  'who.other.object': 'einem anderen Spieler deiner Wahl',
  'who.others.subject': 'jeder andere Spieler',
  'who.others.object': 'jedem anderen Spieler',
  'who.mate.subject': 'ein anderer Spieler deiner Wahl (allein: du)',
  'who.mate.object': 'einem anderen Spieler deiner Wahl (allein: dir)',
  'who.any.subject': 'ein Spieler deiner Wahl',
  'who.any.object': 'einem Spieler deiner Wahl',
  'who.each.subject': 'jeder Spieler',
  'who.each.object': 'jedem Spieler',
  'who.main.subject': 'eine Hauptfigur deiner Wahl',
  'who.main.object': 'einer beliebigen Hauptfigur',
  'who.each-main.subject': 'jede Hauptfigur',
  'who.each-main.object': 'jeder Hauptfigur',
  'who.healed.subject': 'jeder geheilte Spieler',
  'who.healed.object': 'jedem geheilten Spieler',
  'who.least-health.subject': 'der Spieler mit der wenigsten verbliebenen Gesundheit',
  'who.least-health.object': 'dem Spieler mit der wenigsten verbliebenen Gesundheit',
  'who.highest-rank.players.subject': 'der ranghöchste Spieler',
  'who.highest-rank.players.object': 'dem ranghöchsten Spieler',
  'who.highest-rank.mains.subject': 'die ranghöchste Hauptfigur',
  'who.highest-rank.mains.object': 'der ranghöchsten Hauptfigur',
  'who.lowest-rank.players.subject': 'der rangniedrigste Spieler',
  'who.lowest-rank.players.object': 'dem rangniedrigsten Spieler',
  'who.lowest-rank.mains.subject': 'die rangniedrigste Hauptfigur',
  'who.lowest-rank.mains.object': 'der rangniedrigsten Hauptfigur',
  'who.crew': '{crew}',
  'who.crew-list': '{who}',
  'who.first-of': '{first} ({others})',
  'who.else': 'sonst {other}',
}

const things: Messages = {
  'cards.card': 'Karte',
  'cards.enemy': 'Gegner',
  'cards.crew': 'Crewgegner',
  'cards.ship': 'Schiffsgegner',
  'cards.goal': 'Ziel',
  'cards.named': '„{card}“',
  'cards.described': '{descriptor}-{kind}',
  'cards.except': '{kind} (außer {descriptor})',
  'cards.here': '{cards} auf diesem Feld',
  'cards.in': '{cards} {area}',
  'target.this': 'diese Karte',
  'target.one-enemy': 'ein Gegner deiner Wahl',
  'target.strongest-enemy': 'der stärkste Gegner',
  'target.other-enemies': 'jeder andere Gegner',
  'target.card': '„{card}“',
  'target.every': '{gender, select, goal {jedes} named {jede Karte} card {jede} other {jeder}} {cards}',
  'target.one': '{gender, select, named {eine Karte} card {eine} other {ein}} {cards} deiner Wahl',
  'area.verse.in': "im 'Verse",
  'area.combat-zone.in': 'in der Kampfzone',
  'area.operations.in': 'im Bereich Operationen',
  'to.defeated': 'zu den Besiegten Karten',
  'to.operations': 'in den Bereich Operationen',
  'to.combat-zone': 'in die Kampfzone',
  'to.last-scanned-space': 'auf das eben gescannte Feld',
  'to.space': 'auf Feld {n}',
  'direction.left': 'links',
  'direction.right': 'rechts',
  'task.name': '„{task}“',

  'class.intel': 'Aufklärung',
  'class.leadership': 'Führung',
  'class.strength': 'Stärke',
  'class.survival': 'Überleben',
  'class.tech': 'Technik',
  'class.intel.cards': '{n, plural, one {eine Aufklärungskarte} other {# Aufklärungskarten}}',
  'class.leadership.cards': '{n, plural, one {eine Führungskarte} other {# Führungskarten}}',
  'class.strength.cards': '{n, plural, one {eine Stärkekarte} other {# Stärkekarten}}',
  'class.survival.cards': '{n, plural, one {eine Überlebenskarte} other {# Überlebenskarten}}',
  'class.tech.cards': '{n, plural, one {eine Technikkarte} other {# Technikkarten}}',
  'class.intel.many': 'Aufklärungskarten',
  'class.leadership.many': 'Führungskarten',
  'class.strength.many': 'Stärkekarten',
  'class.survival.many': 'Überlebenskarten',
  'class.tech.many': 'Technikkarten',
  'descriptor.outlaw': 'Outlaw',
  'descriptor.alliance': 'Allianz',
  'descriptor.reaver': 'Reaver',
  'descriptor.ship': 'Schiff',
  'descriptor.outlaw.many': 'Outlaws',
  'descriptor.alliance.many': 'Allianz-Karten',
  'descriptor.reaver.many': 'Reavern',
  'descriptor.ship.many': 'Schiffen',
  'keyword.range': 'Reichweite',
  'keyword.stationary': 'Ortsfest',
  'keyword.escape': 'Flucht',
  'keyword.double-strike': 'Doppelschlag',
  'keyword.coordinate': 'Koordinieren',
}

const numbers: Messages = {
  per: '{phrase} pro {what}',
  'per.most': '{phrase} (höchstens {max})',
  'per.plus': '{phrase}, zuzüglich {n}',
  'per.less': '{phrase}, abzüglich {n}',
  'counted.cards': '{cards} (offen)',
  'counted.hidden-verse': "verdeckte Karte im 'Verse",
  'counted.enemies-combat': 'Gegner in der Kampfzone',
  'counted.clear-spaces': "freies Feld im 'Verse",
  'counted.clear-here': 'freies Feld hier',
  'counted.ship-strikes': 'Schiffstreffer auf der Serenity',
  'counted.classes-played': 'in diesem Zug gespielte Klasse',
  'counted.coordinated-to-you': 'in diesem Zug zu dir koordinierte Karte',
  'counted.recruited-this-turn': 'in diesem Zug angeworbene Figur',
  'counted.scanned-this-turn': 'in diesem Zug gescannte Karte',
  'counted.defense': 'Punkt deines Verteidigungswerts',
  'counted.amount': 'so abgelegte Karte',
  'range.none': 'keine',
  'range.exactly': 'genau {n}',
  'range.between': '{min} bis {max}',
  'range.min': 'mindestens {n}',
  'range.max': 'höchstens {n}',
}

const conditions: Messages = {
  if: 'wenn {condition}',
  while: 'solange {condition}',
  unless: '{phrase}, außer wenn {condition}',
  'if.all': '{all}',
  'if.main': '{crew} {not, select, yes {keine} other {eine}} Hauptfigur ist',
  'if.have': 'du {cards} {not, select, yes {nicht } other {}}zeigen kannst',
  'if.area': 'diese Karte {not, select, yes {nicht } other {}}{area} liegt',
  'if.revealed-by.scan': 'diese Karte {not, select, yes {nicht } other {}}gescannt wurde',
  'if.revealed-by.combat-zone': 'diese Karte {not, select, yes {nicht } other {}}in der Kampfzone aufgedeckt wurde',
  'if.task.open': '„{task}“ {not, select, yes {nicht } other {}}offen ist',
  'if.task.done': '„{task}“ {not, select, yes {nicht } other {}}erfüllt ist',
  'if.task.failed': '„{task}“ {not, select, yes {nicht } other {}}gescheitert ist',
  'if.counter': '{place} {range} {n, plural, one {Marker} other {Marker}} trägt',
  'if.cards':
    '{range} offene {n, plural, one {Karte} other {Karten}} der Art {cards} {n, plural, one {ausliegt} other {ausliegen}}',
  'if.there': '{cards} {not, select, yes {nicht } other {}}offen ausliegt',
  'if.hidden-verse':
    "{n, plural, =0 {im 'Verse keine verdeckte Karte liegt} one {im 'Verse {range} verdeckte Karte liegt} other {im 'Verse {range} verdeckte Karten liegen}}",
  'if.enemies-combat':
    '{n, plural, =0 {kein Gegner in der Kampfzone ist} one {{range} Gegner in der Kampfzone ist} other {{range} Gegner in der Kampfzone sind}}',
  'if.clear-spaces':
    "{n, plural, =0 {im 'Verse kein Feld frei ist} one {im 'Verse {range} Feld frei ist} other {im 'Verse {range} Felder frei sind}}",
  'if.clear-here': 'dieses Feld {n, plural, =0 {nicht frei} other {frei}} ist',
  'if.ship-strikes': 'die Serenity {range} {n, plural, one {Schiffstreffer} other {Schiffstreffer}} hat',
  'if.classes-played': 'du in diesem Zug Karten aus {range} {n, plural, one {Klasse} other {Klassen}} gespielt hast',
  'if.coordinated-to-you':
    'in diesem Zug {range} {n, plural, one {Karte zu dir koordiniert wurde} other {Karten zu dir koordiniert wurden}}',
  'if.recruited-this-turn': 'du in diesem Zug {range} {n, plural, one {Figur} other {Figuren}} angeworben hast',
  'if.scanned-this-turn': 'du in diesem Zug {range} {n, plural, one {Karte} other {Karten}} gescannt hast',
  'if.defense': 'dein Verteidigungswert {range} ist',
  'if.amount': 'so {range} {n, plural, one {Karte abgelegt wurde} other {Karten abgelegt wurden}}',
}

const costs: Messages = {
  'cost.pay.recruit': '{n, plural, one {# Anwerbepunkt} other {# Anwerbepunkte}} zahlen',
  'cost.pay.attack': '{n} Angriff zahlen',
  'cost.pay.either': '{n} Anwerbepunkte und/oder Angriff zahlen',
  'cost.rebates': '{price} ({rebates})',
  'cost.less': '{n} weniger, wenn {condition}',
  'cost.show': '{cards} zeigen',
  'cost.show-classes': 'Karten aus {n} verschiedenen Klassen zeigen',
  'cost.discard': '{n, plural, one {# Karte} other {# Karten}} ablegen',
  'cost.discard-this': 'diese Karte ablegen',
  'cost.defeat-this': 'diese Karte besiegen',
  'cost.players-pay.recruit': '{n} verschiedene Spieler je 1 Anwerbepunkt zahlen lassen',
  'cost.players-pay.attack': '{n} verschiedene Spieler je 1 Angriff zahlen lassen',
}

const modifiers: Messages = {
  'at-least': '{phrase} (aber mindestens {min})',
  'until.end-of-turn': 'in diesem Zug gilt: {phrase, opening}',
  'until.end-of-round': 'bis jeder Spieler einen Zug hatte, gilt: {phrase, opening}',
  'until.end-of-episode': 'bis zum Ende der Episode gilt: {phrase, opening}',
  'until.next-cleanup': 'bis zur nächsten Aufräumphase gilt: {phrase, opening}',
  'mod.scan-cost.all': 'Scannen kostet {n} {by, select, less {weniger} other {mehr}}',
  'mod.scan-cost.yours': 'Scannen kostet dich {n} {by, select, less {weniger} other {mehr}}',
  'mod.scan-cost.here': 'dieses Feld zu scannen kostet {n} {by, select, less {weniger} other {mehr}}',
  'mod.scan-cost.first': 'der erste Scan in jedem Zug kostet {n} {by, select, less {weniger} other {mehr}}',
  'mod.recruit-cost.all': 'Figuren auf der Brücke kosten {n} {by, select, less {weniger} other {mehr}}',
  'mod.recruit-cost.first':
    'die erste Figur, die in einem Zug von der Brücke angeworben wird, kostet {n} {by, select, less {weniger} other {mehr}}',
  'mod.recruit-cost.next':
    'die nächste Figur, die von der Brücke angeworben wird, kostet {n} {by, select, less {weniger} other {mehr}}',
  'mod.repair-cost':
    'Reparaturen kosten {n, plural, one {# Anwerbepunkt} other {# Anwerbepunkte}} {by, select, less {weniger} other {mehr}}',
  'mod.goal-price': 'Preise auf Zielen sind um {n} {by, select, less {niedriger} other {höher}}',
  'mod.goal-price.named': 'der Preis auf {card} ist um {n} {by, select, less {niedriger} other {höher}}',
  'mod.enemy-attack': '{what} hat {n, number, ::sign-always} Angriff',
  'mod.hand-size':
    '{person, select, you {du ziehst} many {{who} ziehen je} other {{who} zieht}} in der Aufräumphase {n, plural, one {# Karte} other {# Karten}} {by, select, less {weniger} other {mehr}}',
  'mod.hand-size.next':
    '{person, select, you {du ziehst} many {{who} ziehen je} other {{who} zieht}} in der nächsten Aufräumphase {n, plural, one {# Karte} other {# Karten}} {by, select, less {weniger} other {mehr}}',
  'mod.bridge-closed':
    '{n, plural, one {die Karte ganz rechts auf der Brücke kann} other {die # Karten ganz rechts auf der Brücke können}} weder angeworben noch erhalten werden',
  'mod.cannot.fight': '{person, select, you {du darfst} other {{who} darf}} keine Gegner bekämpfen',
  'mod.cannot.fight-crew': '{person, select, you {du darfst} other {{who} darf}} keine Crewgegner bekämpfen',
  'mod.cannot.fight-this': 'du darfst diese Karte nicht bekämpfen',
  'mod.cannot.heal': '{person, select, you {deine Effekte} other {Effekte von {who}}} heilen nichts',
  'mod.cannot.coordinate': '{person, select, you {du darfst} other {{who} darf}} keine Karten koordinieren',
  'mod.cannot.coordinate-class': '{cards} können nicht koordiniert werden',
  'mod.most-coordinated':
    '{n, plural, =0 {Karten können nicht koordiniert werden} one {zu einem Spieler kann pro Zug höchstens # Karte koordiniert werden} other {zu einem Spieler können pro Zug höchstens # Karten koordiniert werden}}',
  'mod.lose-keyword': '{what} verliert {keyword}',
  'mod.credits':
    'das Team hat im Zwischenspiel {n, plural, one {# Credit} other {# Credits}} {by, select, less {weniger} other {mehr}}',
  'mod.slots': 'die Serenity hat {n, plural, one {# Platz} other {# Plätze}} mehr',
  'mod.skip-add':
    "{n, plural, one {das nächste Mal, wenn eine Episodenkarte ins 'Verse käme, kommt keine} other {die nächsten # Male, wenn eine Episodenkarte ins 'Verse käme, kommt keine}}",
  'mod.start-hand':
    'jeder Spieler zieht zu Beginn einer Episode {n, plural, one {# Karte} other {# Karten}} {by, select, less {weniger} other {mehr}}',
  'mod.start-hand.next':
    'jeder Spieler zieht zu Beginn der nächsten Episode {n, plural, one {# Karte} other {# Karten}} {by, select, less {weniger} other {mehr}}',
}

const effects: Messages = {
  'effect.recruit': '{n, number, ::sign-always} {n, plural, one {Anwerbepunkt} other {Anwerbepunkte}}',
  'effect.attack': '{person, select, you {} other {{who} erhält }}{n, number, ::sign-always} Angriff',
  'only.scan': '{phrase} nur zum Scannen',
  'only.one-enemy': '{phrase} gegen einen einzigen Gegner',
  'only.enemies': '{phrase} gegen {gender, select, goal {jedes} named {jede Karte} card {jede} other {jeden}} {cards}',
  'effect.credits': 'das Team verdient {n, plural, one {# Credit} other {# Credits}}',
  'effect.credits.lose': 'das Team verliert {n, plural, one {# Credit} other {# Credits}}',
  'effect.draw':
    '{person, select, you {ziehe} many {{who} ziehen je} other {{who} zieht}} {n, plural, one {# Karte} other {# Karten}}',
  'effect.discard':
    '{person, select, you {lege} many {{who} legen je} other {{who} legt}} {n, plural, one {# Karte} other {# Karten}} ab',
  'effect.discard.highest':
    '{person, select, you {lege deine} many {{who} legen je ihre} other {{who} legt die eigene}} {n, plural, one {Karte mit den höchsten Kosten} other {# Karten mit den höchsten Kosten}} ab',
  'effect.discard-hand':
    '{person, select, you {lege deine Hand ab} many {{who} legen ihre Hand ab} other {{who} legt die ganze Hand ab}}',
  'own-characters.chosen':
    '{n, plural, one {# deiner Figuren} other {{upTo, select, yes {bis zu } other {}}# deiner Figuren}}',
  'own-characters.random': '{n, plural, one {# zufällige Figur} other {# zufällige Figuren}}',
  'own-characters.cost': '{cards} mit Kosten von mindestens {min}',
  'effect.defeat-own':
    '{upTo, select, yes {du darfst {cards} aus der Hand oder von den gespielten Karten besiegen} other {besiege {cards} aus der Hand oder von den gespielten Karten}}',
  'effect.defeat-own.discard':
    '{upTo, select, yes {du darfst {cards} aus deinem Ablagestapel besiegen} other {besiege {cards} aus deinem Ablagestapel}}',
  'effect.gain-talent':
    '{person, select, you {erhalte} many {{who} erhalten je} other {{who} erhält}} {n, plural, one {# Talent} other {# Talente}}',
  'effect.gain-flaw':
    '{person, select, you {erhalte} many {{who} erhalten je} other {{who} erhält}} {n, plural, one {# Schwäche} other {# Schwächen}}',
  'effect.gain-bridge': 'erhalte eine Figur von der Brücke mit Kosten von höchstens {max}',
  'effect.gain-browncoats':
    '{person, select, you {erhalte} many {{who} erhalten je} other {{who} erhält}} 1 Browncoats-Karte',
  'gained.deck-top': '{phrase} (oben auf das Deck)',
  'gained.deck-shuffle': '{phrase} (ins Deck gemischt)',
  'gained.hand': '{phrase} (auf die Hand)',
  'effect.search':
    '{person, select, you {nimm {n, plural, one {# Figur} other {# Figuren}} deiner Wahl aus deinem Deck auf die Hand und mische es} many {{who} nehmen je {n, plural, one {# Figur} other {# Figuren}} ihrer Wahl aus ihrem Deck auf die Hand und mischen es} other {{who} nimmt {n, plural, one {# Figur} other {# Figuren}} aus dem eigenen Deck auf die Hand und mischt es}}',
  'effect.arrange':
    '{n, plural, one {sieh dir die oberste Karte deines Decks an; du darfst sie ablegen} other {sieh dir die obersten # Karten deines Decks an, lege bis zu {discard} davon ab und den Rest in beliebiger Reihenfolge zurück}}',
  'effect.sweep':
    'lege {n, plural, one {# Karte} other {# Karten}} von der Brücke unter den Crewstapel und fülle die Brücke auf',
  'effect.sweep.highest':
    'lege von der Brücke die {n, plural, one {Karte} other {# Karten}} mit den höchsten Kosten unter den Crewstapel und fülle die Brücke auf',
  'effect.extra-coordinate':
    '{person, select, you {du darfst} many {{who} dürfen je} other {{who} darf}} in diesem Zug {n, plural, one {# Karte} other {# Karten}} mehr zu dir koordinieren',
  'effect.join-deck':
    '{person, select, you {mische diese Karte in dein Deck} other {diese Karte wird in das Deck von {who} gemischt}}',
  'effect.reset-upgrade': 'ein Ausbau deiner Wahl darf noch einmal benutzt werden',

  'effect.scan':
    '{upTo, select, yes {{n, plural, one {du darfst kostenlos eine verdeckte Karte scannen} other {scanne kostenlos bis zu # verdeckte Karten}}} other {scanne kostenlos {n, plural, one {eine verdeckte Karte} other {# verdeckte Karten}}}}',
  'effect.look': '{n, plural, one {sieh dir eine verdeckte Karte an} other {sieh dir # verdeckte Karten an}}',
  'effect.add-episode': "lege {n, plural, one {eine Episodenkarte} other {# Episodenkarten}} ins 'Verse",
  'effect.move.verse-card': "bewege eine Karte im 'Verse um {n, plural, one {# Feld} other {# Felder}} nach {dir}",
  'effect.move.this': 'bewege diese Karte um {n, plural, one {# Feld} other {# Felder}} nach {dir}',
  'effect.send': '{what} kommt {to}',
  'effect.attach': 'lege diese Karte an Feld {n} an',
  'effect.attach.here': 'lege diese Karte an ihr Feld an',
  'effect.attach.pick': 'lege diese Karte an ein Feld deiner Wahl an',
  'effect.enemy-strikes': '{what} schlägt einmal zu',
  'effect.move-inevitable':
    'bewege die Unvermeidliche Karte um {n, plural, one {# Feld} other {# Felder}} nach rechts, und ihre Zählung beginnt von vorn',

  'effect.strike':
    '{person, select, you {ziehe} many {{who} ziehen je} other {{who} zieht}} {n, plural, one {# Crewtreffer} other {# Crewtreffer}}',
  'effect.ship-strike': 'ziehe {n, plural, one {# Schiffstreffer} other {# Schiffstreffer}}',
  'effect.avoid.any':
    '{person, select, you {du darfst} many {{who} dürfen je} other {{who} darf}} in diesem Zug {n, plural, one {# Treffer} other {# Treffer}} vermeiden',
  'effect.avoid.crew':
    '{person, select, you {du darfst} many {{who} dürfen je} other {{who} darf}} in diesem Zug {n, plural, one {# Crewtreffer} other {# Crewtreffer}} vermeiden',
  'effect.avoid.ship':
    '{person, select, you {du darfst} many {{who} dürfen je} other {{who} darf}} in diesem Zug {n, plural, one {# Schiffstreffer} other {# Schiffstreffer}} vermeiden',
  'effect.avoid.all.any':
    '{person, select, you {du darfst} many {{who} dürfen} other {{who} darf}} in diesem Zug alle Treffer vermeiden',
  'effect.avoid.all.crew':
    '{person, select, you {du darfst} many {{who} dürfen} other {{who} darf}} in diesem Zug alle Crewtreffer vermeiden',
  'effect.avoid.all.ship':
    '{person, select, you {du darfst} many {{who} dürfen} other {{who} darf}} in diesem Zug alle Schiffstreffer vermeiden',
  'effect.avoid.this': 'dieser Treffer wird vermieden',
  'effect.cancel': 'hebe den Treffer auf',
  'effect.redirect': 'ein anderer Spieler, der zustimmt, nimmt diesen Treffer an deiner Stelle',
  'effect.heal':
    'heile {person, select, you {{n} deiner Treffer} other {{n, plural, one {# Treffer} other {# Treffer}} von {who}}}',
  'effect.heal.most':
    'heile {person, select, you {{n} deiner Treffer mit höchstens {max} Schaden} other {{n, plural, one {# Treffer} other {# Treffer}} mit höchstens {max} Schaden von {who}}}',
  'effect.heal-damage':
    '{person, select, you {heile} many {{who} heilen je} other {{who} heilt}} Treffer im Wert von bis zu {n} Schaden',
  'effect.repair': 'repariere kostenlos {n, plural, one {# Schiffstreffer} other {# Schiffstreffer}}',
  'effect.set-damage': 'dieser Treffer zählt als {n} Schaden',
  'effect.discard-strike': 'lege diesen Treffer ab',
  'effect.place-ship-strike': 'lege diese Karte auf die Serenity',

  'effect.complete': '„{task}“ ist erfüllt',
  'effect.fail': '„{task}“ scheitert',
  'effect.progress': 'lege einen Marker auf „{task}“ (mit {need} ist sie erfüllt)',
  'effect.succeed-job': 'dieser Nebenauftrag ist erfüllt',
  'effect.next-to-serenity': '{what} kommt neben die Serenity (wert: {n, plural, one {# Credit} other {# Credits}})',
  'effect.counter.add':
    'lege {n, plural, one {einen Marker} other {# Marker}} auf {all, select, yes {jede Karte {place} im Bereich Operationen} other {{place}}}',
  'effect.counter.clear':
    '{all, select, yes {jede Karte {place} im Bereich Operationen} other {{place}}} verliert alle Marker',
  'effect.pay-in.recruit':
    'zahle beliebig viele Anwerbepunkte und lege ebenso viele Marker auf diese Karte; bei {need} Markern: {deed, opening}',
  'effect.pay-in.attack':
    'zahle beliebig viel Angriff und lege ebenso viele Marker auf diese Karte; bei {need} Markern: {deed, opening}',
  'effect.campaign': 'zu Beginn des nächsten Spiels der Kampagne: {deed, opening}',
  'effect.seed': 'mische {n, plural, one {eine Karte} other {# Karten}} „{card}“ in den Episodenstapel {letter}',

  'effect.choose': 'wähle: {options, opening}',
  'effect.vote': 'das Team wählt: {options, opening}',
  'effect.each': '{who} der Reihe nach: {deed, opening}',
  'effect.branch': 'wenn {condition}: {deed, opening}',
  'effect.or-else': '{phrase}; sonst: {otherwise, opening}',
  'effect.pay': '{person, select, you {du darfst} many {{who} dürfen} other {{who} darf}} {cost}',
  'effect.pay-for':
    '{person, select, you {du darfst} many {{who} dürfen} other {{who} darf}} {cost}; falls ja: {deed, opening}',
  'effect.if-done': 'falls das gelungen ist: {deed, opening}',
  'effect.if-not-done': 'falls das nicht möglich war: {deed, opening}',
  'effect.repeat': '{n, plural, one {einmal} =2 {zweimal} other {#-mal}}: {deed, opening}',
  'effect.may': 'wenn du willst: {deed, opening}',
}

const heads: Messages = {
  'at.activate': 'Aktivieren',
  'at.coordinate': 'wenn koordiniert',
  'at.reaction': 'Reaktion',
  'at.own-turn': 'auch im eigenen Zug',
  'at.reveal': 'Aufdecken',
  'at.strike': 'Schlag',
  'at.defeated': 'Besiegt',
  'at.escape': 'Flucht',
  'at.before-placing': 'bevor dieser Treffer platziert wird',
  'at.drawn': 'wenn gezogen',
  'at.repaired': 'wenn repariert',
  'at.mission': 'Auftrag',
  'at.success': 'Erfolg',
  'at.failure': 'Fehlschlag',
  'at.setup': 'Aufbau',
  'at.task-done': 'wenn „{task}“ erfüllt wird',
  'at.end-of-episode': 'Ende der Episode',
  'at.bought': 'beim Kauf',
  'at.action': 'als Aktion',
  'at.may': 'wenn du willst',
  'once.turn': 'einmal pro Zug',
  'once.episode': 'einmal pro Episode',
  'when.start-of-turn': 'zu Beginn jedes Zuges',
  'when.start-of-action': 'zu Beginn jeder Aktionsphase',
  'when.strike-phase-end': 'am Ende jeder Schlagphase',
  'when.end-of-turn': 'am Ende jedes Zuges',
  'when.this-moves': 'jedes Mal, wenn sich diese Karte bewegt',
  'when.this-enters-combat-zone': 'beim Eintritt in die Kampfzone',
  'when.scan': 'jedes Mal, wenn eine Karte gescannt wird',
  'when.strike-due.crew.any': 'wenn jemand einen Crewtreffer ziehen müsste',
  'when.strike-due.crew.other': 'wenn ein anderer Spieler einen Crewtreffer ziehen müsste',
  'when.strike-due.ship.any': 'wenn ein Schiffstreffer zu ziehen wäre',
  'when.strike-due.ship.other': 'wenn ein anderer Spieler einen Schiffstreffer ziehen müsste',
  'when.strike-drawn.crew.any': 'wenn jemand einen Crewtreffer gezogen hat',
  'when.strike-drawn.crew.other': 'wenn ein anderer Spieler einen Crewtreffer gezogen hat',
  'when.strike-drawn.ship.any': 'wenn ein Schiffstreffer gezogen wurde',
  'when.strike-drawn.ship.other': 'wenn ein anderer Spieler einen Schiffstreffer gezogen hat',
  'scope.ongoing': 'Dauerhaft',
  'scope.verse': "'Verse",
  'scope.combat-zone': 'Kampfzone',
  'scope.operations': 'Operationen',
  'scope.attached': 'angelegt',
  'scope.any': '{scopes}',
}

const figures: Messages = {
  'card.character': 'Figur, {class}, Kosten {cost}',
  'card.starting': 'Startkarte',
  'card.talent': 'Talent',
  'card.talent.about': 'Beim Ausspielen gilt der Talenttext deines Avatars.',
  'card.flaw': 'Schwäche',
  'card.flaw.about':
    'Du spielst sie in der Aktionsphase vor allem anderen aus. Es gilt der Schwächentext deines Avatars.',
  'card.enemy.crew': 'Crewgegner',
  'card.enemy.ship': 'Schiffsgegner',
  'card.goal': 'Ziel',
  'card.event': 'Ereignis',
  'card.special': 'Spezialkarte',
  'card.crew-strike': 'Crewtreffer',
  'card.ship-strike': 'Schiffstreffer',
  'card.upgrade': 'Ausbau',
  'card.side-job': 'Nebenauftrag',
  'card.inevitable': 'Unvermeidliche Karte',
  'card.objective': 'Episode {letter}, Nummer {number} der Serie',
  'figure.recruit': '{n, plural, one {# Anwerbepunkt} other {# Anwerbepunkte}}',
  'figure.recruit.plus': '{n}+ Anwerbepunkte',
  'figure.attack': '{n} Angriff',
  'figure.attack.plus': '{n}+ Angriff',
  'figure.enemy': 'Angriffswert {n}',
  'figure.damage': '{n} Schaden',
  'figure.repair': 'Reparatur für {n, plural, one {# Anwerbepunkt} other {# Anwerbepunkte}}',
  'figure.credits': '{n, plural, one {# Credit} other {# Credits}}',
  'figure.strikes.crew': 'trifft die Crew',
  'figure.strikes.ship': 'trifft die Serenity',
  'figure.rank': 'Rang {n}',
  'figure.health': 'Gesundheit {n}',
  'figure.defense': 'Verteidigungswert {n}',
  'avatar.talent': 'Talent: {name}',
  'avatar.flaw': 'Schwäche: {name}',
  'task.title': 'Aufgabe: {task}',
  'task.title.mandatory': 'Pflichtaufgabe: {task}',
  'task.reward': 'Erfüllt: {body}',
  'task.failure': 'Gescheitert: {body}',
  'task.lost': 'das Spiel ist verloren',
}

export const cardMessages: Messages = {
  ...who,
  ...things,
  ...numbers,
  ...conditions,
  ...costs,
  ...modifiers,
  ...effects,
  ...heads,
  ...figures,

  sentence: '{phrase, opening}.',
  otherwise: 'sonst: {phrase, opening}',
  ability: '{head, opening}: {body}',
  'ability.plain': '{body}',
  'phrases.comma': '{first}, {rest}',
  'phrases.and': '{phrases}',
  'phrases.either': '{phrases}',
  'phrases.or': '{first}; oder {rest}',
}
