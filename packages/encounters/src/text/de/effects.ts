import type { Messages } from '@keep-flying/kernel'

/** What lasts. Cases are kept as in `cards.ts`. */
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

/** What is done: phrases without a full stop. */
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

export const effectMessages: Messages = { ...modifiers, ...effects }
