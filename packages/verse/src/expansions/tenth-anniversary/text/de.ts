import type { Messages } from '@keep-flying/kernel'
import { messages as havens } from '../../shared/havens/text/de.ts'
import { messages as starts } from '../../shared/starts/text/de.ts'
import { messages as timer } from '../../shared/timer/text/de.ts'

/** The words of this box in German. */
export const messages: Messages = {
  ...havens,
  ...starts,
  ...timer,

  number: '{n}',
  'story.aloof': '{contact} handelt nur mit Kapitänen, die bei einem anderen Kontakt angesehen sind.',
  'story.immoral-job-bonus': 'Jeder unmoralische Auftrag bringt {credits} mehr.',
  'story.contacts-of-choice':
    'Erste Aufträge: Wer zuletzt einen Anführer gewählt hat, beginnt; jeder nennt {n} verschiedene Kontakte, nicht {contacts}, und nimmt von jedem einen Auftrag.',
  'story.primes': 'Von jedem Versorgungsstapel liegen zu Beginn {n} Karten offen.',
  'story.primes-contacts': 'Vom Stapel jedes Kontakts liegen zu Beginn {n} Karten offen.',
  'story.starting-goals': 'Du beginnst mit {n, plural, one {# Zielmarke} other {# Zielmarken}}.',
  'story.contraband-on-planets': 'Auf jedem Versorgungsplaneten außer {places} liegen {n} Schmuggelware.',
  'story.reaver-alerts-at': 'In jedem Sektor von {places} liegt eine Reaver-Alarmmarke.',
  'story.standing-reavers':
    '{place} gilt immer als Sektor mit einem Reaver-Kutter, den nichts vertreibt. Niemand beginnt dort. Wer durch Bummeln hinkommt, darf im selben Zug dort arbeiten.',
  'story.favours':
    'Bei einem Handel mit einem Kontakt, bei dem du angesehen bist, darfst du für eine Zielmarke einen Gefallen einfordern, bei jedem Kontakt einmal. Er bleibt dir, was auch aus der Freundschaft wird. Kontakte gehören zu der Region, in der sie leben, Harken zum Allianzraum.',
  'story.tales':
    'Behalte nach einem erledigten Auftrag eine der Tourkarten, die in dieser Arbeitsaktion bestanden wurden, als Anekdote; sie verlässt das Spiel.',
  'story.rage': 'Raserei: Dein Anführer hat {n} Kampf mehr und keine Verhandeln-Punkte.',
  'story.temper-at': 'Sind noch {counts} Zeitmarken da, verstimme einen aus deiner Crew, nicht den Anführer.',
  'story.time-for-solid':
    'Wirst du bei einem Kontakt zum ersten Mal angesehen, kommen {n} Zeitmarken zurück, nie mehr als zu Beginn.',
  'story.smuggling':
    'Arbeite, wo Schmuggelware liegt: Dreh bis zu 3 krumme Touren, lade für jede bestandene Karte 1 Schmuggelware und hör auf, wann du willst. Verpatzt oder mit Haftbefehl ist Schluss.',
  'story.buyers':
    '{contacts} kaufen dir Schmuggelware ab, auch wenn du nicht angesehen bist, für {credits} weniger als ihren Preis. Wer bei einem Handel {n} oder mehr verkauft, bekommt eine Zielmarke, bei jedem Kontakt einmal.',
  'story.lives':
    'Zielmarken sind Leben: Ohne eine ist das Spiel aus. Alle {every} Züge ist am Ende eine Rechnung fällig: {credits} mal ihre Nummer; wer nicht ganz zahlen kann, zahlt nichts und verliert eine Marke. Auch wenn Reaver jemanden aus deiner Crew töten oder ein Allianz- oder Korvettenkontakt Geld, Güter oder Crew kostet, geht eine verloren. Nach jeder Rechnung tritt ein anderer Allianzalarm in Kraft. Eine kommt dazu, wenn du bei einem Kontakt zum ersten Mal angesehen wirst.',
  'story.missions':
    'Die unmoralischen Transportaufträge von {contact} liegen als Missionen offen. Beginne eine mit einer Arbeitsaktion an ihrem gedruckten Ziel: Ihre Ladung kommt an Bord, Leute als Flüchtlinge. Beende sie an ihrem gedruckten Abholort: eine krumme Tour und abliefern. Sie zählt als laufender Auftrag, braucht, was sie sagt, ist illegal, aber nicht unmoralisch, und bringt nichts als eine Zielmarke; anständige Crew wird besänftigt. Ein Haftbefehl legt sie zurück.',
  'story.first-clue': 'Wer eines davon als Erster erreicht, bekommt außerdem {credits}.',
  'story.fortune':
    'Ab {n} Zielmarken ist das Vermögen an Bord: Dein Schiff ist gesetzlos, und sein Vollschub kostet {fuel} Treibstoff mehr.',
  'story.only-money': 'Kapitäne beginnen ohne Treibstoff und Ersatzteile, aber mit {credits} mehr.',
  'story.fuel-prices':
    'Treibstoff kostet überall {first}, und {later} für einen Kapitän mit {n} Zielmarken. Was Karten und Aufträge geben, ist umsonst.',
  'story.cargo-hides-contraband':
    'Mit mindestens so viel Fracht wie Schmuggelware an Bord lässt der Allianzkontakt dir deine Schmuggelware; gesetzlos ist dein Schiff trotzdem.',
  'story.calm-at-haven': 'Beendest du einen Zug bei deiner Zuflucht, ist niemand an Bord mehr verstimmt.',
  'story.hunt':
    'Die Korvette ist unterwegs nach {place}: Würfle am Ende jedes deiner Züge; ab {on} kommt sie auf kürzestem Weg einen Sektor näher. Karten, mit denen ein Spieler sie bewegen dürfte, bringen sie stattdessen einen Sektor näher. Ist sie am Ende deines Zugs bei {place}, ist das Spiel verloren.',
  'story.false-trail':
    'Falsche Fährte: Arbeite auf einem Planeten, der mindestens {from} Sektoren von {place} entfernt ist, und dreh eine krumme Tour: Die Korvette fliegt {back} Sektoren dahin zurück, wo sie herkam.',
  'story.new-alert-at': 'Sind noch {counts} Zeitmarken da, tritt ein anderer Allianzalarm in Kraft.',
  'story.feats': 'Jede dieser Taten bringt einmal eine Zielmarke, sobald sie getan ist:',
  'feat.gifts': '{name}: Verschenke mit Arbeitsaktionen je {credits} an {n} verschiedenen Orten aus {places}.',
  'feat.content-crew': '{name}: Beende einen Zug mit {n} Crewmitgliedern an Bord, keines davon verstimmt.',
  'feat.tests': '{name}: Bestehe {n} Proben auf {skill} mit einer Schwelle von {target} oder mehr.',
  'feat.sales': '{name}: Verkaufe insgesamt {what} an Kontakte.',
  'feat.standing':
    '{name}: Beende einen Zug bei {n} Kontakten angesehen und mit {warrants, plural, one {einem Haftbefehl} other {# Haftbefehlen}}.',
  'story.heroes':
    'Du bist {leader}, an Bord der {ship} mit {upgrade} und mit {crew}. Du beginnst auf {place} mit {credits} und dem üblichen Treibstoff und den üblichen Ersatzteilen.',
  'story.adventures':
    'Zieh {n} der Geschichten mit drei Zielen, die nicht für einen Captain allein sind, und erzähl eine davon: Ihre Ziele sind deine, ihre Regeln gelten, ihr Aufbau entfällt. Wo ein Ziel verlangt, bei mehreren Kontakten angesehen zu sein, genügt einer von ihnen.',
  'story.adventure-told':
    'Mit ihrem dritten Ziel bekommst du {credits}, deine Crew ist zufrieden, und {n} Zeitmarker kommen zurück; dann zieh erneut.',
  'story.challenge': 'Herausforderung „{name}“: {what}',
  'story.advanced': 'Für Fortgeschrittene: „{name}“: {what}.',
  'advanced.wolf-at-the-door': 'Der Wolf vor der Tür',
  'advanced.wolf-at-the-door.about':
    'ein weiterer Kutter beginnt im Grenzraum; am Ende jedes deiner Züge kommt er einen Sektor näher, nie in den Allianzraum',
  'advanced.fair-weather-friends': 'Schönwetterfreunde',
  'advanced.fair-weather-friends.about':
    'Harken, Badger und Mr. Universe zählen nicht; mit einem Haftbefehl am Ende deines Zugs verlierst du das Ansehen bei einem Kontakt deiner Wahl',
  'advanced.long-arm': 'Der lange Arm',
  'advanced.long-arm.about':
    'nach jedem illegalen Auftrag, den du erledigst, kommt die Korvette zwei Sektoren näher; gibt es keine, dann der Kreuzer im Allianzraum',
  'advanced.easy-mark': 'Leichte Beute',
  'advanced.easy-mark.about':
    'mit 3 oder mehr Schmuggelware an Bord bringt jede Navigationskarte des Kreuzers oder der Reaver auch den Kreuzer oder den nächsten Kutter einen Sektor näher',
  'advanced.dragons-there-be': 'Hier gibt es Drachen',
  'advanced.dragons-there-be.about':
    'wenn du mit Patience, Niska oder Amnon Duul handelst, kommt der nächste Kutter einen Sektor näher',
  'advanced.everybody-wants-something': 'Jeder will etwas',
  'advanced.everybody-wants-something.about':
    'ein Handel mit einem Kontakt, bei dem du nicht angesehen bist, kostet 100 $, sonst gibt es keinen; Harken prüft zuerst deine Papiere (Verhandeln 6, sonst kein Handel); bei Niska ist danach einer aus deiner Crew deiner Wahl verstimmt; Mr. Universe will 1 Ersatzteil, sonst gibt es keinen Handel',
  'advanced.lost-lambs': 'Verlorene Schafe',
  'advanced.lost-lambs.about':
    'wer bei der Arbeit fällt, wird stattdessen zum Kreuzer gebracht; eine Arbeitsaktion neben ihm (Verhandeln 8, sonst ein Haftbefehl) holt einen zurück; nach 5 Zügen sind sie verloren',
  'advanced.he-does-not-sleep': 'Er schläft nicht',
  'advanced.he-does-not-sleep.about':
    'jede Navigationskarte, die dich nur weiterfliegen lässt, bringt auch den Kreuzer, den nächsten Kutter oder die Korvette (ein Würfel: 1–2, 3–4, 5–6) einen Sektor näher zu dir',
  'advanced.hard-masters': 'Strenge Herren',
  'advanced.hard-masters.about':
    'bei jedem verpatzten Auftrag für Niska wird 1 Crewmitglied bei der Arbeit getötet; Harkens Aufträge verlangen 1 krumme Tour mehr; Badger behält $300 von jedem Lohn; jeder von Patiences Aufträgen verstimmt 1 deiner Crewmitglieder; Amnon Duul zahlt in Ersatzteilen, 1 je $500',
  'story.grade-1': 'Gewonnen: {conditions}.',
  'story.grade-2': 'Gut gemacht: {conditions}.',
  'story.grade-3': 'Eine Legende: {conditions}.',
  'story.graded':
    'Hast du gewonnen, darfst du das Spiel beenden oder um eine bessere Note weiterspielen: Die beste zählt, was auch kommt.',
  'story.most-points':
    'Punkte: {tale} je Anekdote, {acedTale}, wenn ihre Karte durch ihr Ass bestanden wurde, und {fourSuits} für jeden Satz aus vier Farben. Die meisten Punkte gewinnen, bei Gleichstand die meisten Credits.',
  'need.barred': 'von der Herausforderung erlaubt',
  'condition.illegal-jobs': 'schließe illegale Aufträge für {n} verschiedene Kontakte ab',
  'condition.goal-tokens': 'habe {n, plural, one {# Zielmarke} other {# Zielmarken}}',
  'condition.solid-with-one-named': 'sei bei einem der genannten Kontakte angesehen',
  'condition.friends': 'sei bei {n} Kontakten zugleich angesehen',
  'condition.turns': 'habe {n} Züge hinter dir',
  'condition.favours-in-all-regions': 'habe aus jeder Region mindestens einen Gefallen',
  'set-up.head-start':
    'Liegen die Läden aus, gib bis zu {credits} für bis zu {n} der offenen Karten aus; gekaufte werden ersetzt.',
  'set-up.local-heroes': 'Jede Tourkarte, die du im System deiner Zuflucht bestehst, bringt {credits}.',

  'mark.standing-reavers': 'Reaver, die nie gehen',
  'mark.contraband': '{n} Schmuggelware zu holen',
  'mark.goal-token-on-deck': 'Eine Zielmarke auf dem Stapel von {contact}',
  'mark.mission': 'Beginn der Mission: {card}',
  'mark.mission.end': 'Ende der Mission: {card}',
  'counter.points': '{who}: {n, plural, one {# Punkt} other {# Punkte}}',
  'counter.feat': '{feat}: {n} von {most}',
  'counter.adventure': '{story}: {n} von {most} Zielen, jetzt {goal}',
  'laid.adventure': 'Abenteuer',
  'counter.bill': 'Eine Rechnung über {credits} $ am Ende von Zug {turn}',
  'counter.hunt': 'Die Korvette: noch {n, plural, one {# Sektor} other {# Sektoren}} bis zu deiner Zuflucht',
  'token-for.favour': 'ein Gefallen von {contact}',
  'token-for.feat': '{feat}',
  'token-for.delivery': 'eine Lieferung an {contact}',
  'token-for.adventure': 'das Abenteuer {story}',
  'token-for.mission': 'die Mission {card}',

  'deck.ship-upgrades': 'Schiffsausbauten',
  'prompt.ones-price': 'Eine 1: Die Probe ist misslungen. Was gibst du, damit sie doch gelingt?',
  'option.one-part': '1 Ersatzteil ausgeben',
  'option.one-disgruntle': 'Jemanden aus der Probe verärgern',
  'option.one-kill': 'Jemanden aus der Probe opfern: getötet',
  'option.one-fail': 'Nichts: Die Probe misslingt',
  'prompt.temper': 'Wer aus deiner Crew bekommt es ab?',
  'prompt.first-contacts': 'Von welchen {n} Kontakten nimmst du einen Auftrag?',
  'option.first-contact': '{contact}',
  'option.favour': 'Von {contact} einen Gefallen einfordern: 1 Zielmarke',
  'prompt.adventure': 'Welches Abenteuer erzählst du?',
  'option.adventure': '{story}',
  'prompt.own-heroes': 'Wer kommt mit, höchstens {n}?',
  'option.own-hero': 'Mitnehmen',
  'prompt.tale': 'Welche Karte behältst du als Anekdote?',
  'option.gift': 'Geld verschenken',
  'option.smuggle': 'Die Schmuggelware hier holen',
  'prompt.smuggle-on': 'Noch eine Karte für noch eine Schmuggelware?',
  'option.smuggle-on': 'Noch eine Karte',
  'option.smuggle-stop': 'Es gut sein lassen',
  'option.false-trail': 'Eine falsche Fährte legen',
  'prompt.niska-wants': 'Niska will, dass einer aus deiner Crew leidet: Wer?',
  'prompt.unpleasant': 'Die Nerven liegen blank: Wer wird verstimmt?',
  'prompt.one-deceiver': 'Zwei von dieser Sorte bleiben nicht an Bord: Wer verlässt das Spiel?',
  'option.rest': 'Das Spiel mit diesem Sieg beenden',
  'prompt.friend-lost': 'Welchen Freund kostet dich dein Haftbefehl?',
  'option.friend-lost': 'Ansehen bei {contact} verlieren',
  'prompt.botch-pay': 'Die Crew will ihre Anteile trotzdem: {credits} $ zahlen?',
  'option.yes.botch-pay': 'Zahlen',
  'option.no.botch-pay': 'Crew verstimmen',
  'prompt.head-start': 'Was kaufst du vor dem Spiel, für höchstens {credits} $ und {n} Karten?',
  'option.head-start': 'Kaufen',
  'option.begin-mission': 'Mission beginnen',
  'option.end-mission': 'Mission beenden',
  'option.rescue': 'Jemanden aus deiner Crew vom Kreuzer zurückholen',
  'prompt.rescue': 'Wen holst du zurück?',
  'option.rescue-one': 'Zurückholen',

  'log.feat-progress': '{who} kommt {feat} näher: {n} von {most}.',
  'log.favour': '{who} fordert von {contact} einen Gefallen ein.',
  'log.tale': '{who} wird von {card} erzählen: jetzt {points, plural, one {# Punkt} other {# Punkte}}.',
  'log.gift': '{who} verschenkt {credits} $ bei {sector}.',
  'log.contraband-found': '{who} lädt Schmuggelware bei {sector}: Dort liegt noch {left}.',
  'log.adventure-begun': '{who} bricht auf: {story}.',
  'log.adventure-goal': '{who} erreicht das Ziel {goal} des Abenteuers ({n} von 3).',
  'log.bill-paid': '{who} zahlt die Rechnung über {credits} $.',
  'log.bill-unpaid': '{who} kann die Rechnung über {credits} $ nicht zahlen.',
  'log.life-lost': '{who} verliert eine Zielmarke: noch {left}.',
  'log.life-gained': '{who} bekommt eine Zielmarke: jetzt {left}.',
  'log.mission-begun': '{who} beginnt die Mission {card}.',
  'log.mission-lost': '{who} muss die Mission {card} aufgeben.',
  'log.lamb-taken': '{card} wird zum Kreuzer gebracht.',
  'log.lamb-lost': '{card} ist für immer verloren.',
  'log.false-trail': '{who} legt eine falsche Fährte.',
  'log.hunt-roll': 'Der Jäger würfelt {die}: {comes, plural, =1 {Er kommt näher} other {Er verliert Zeit}}.',
  'log.trouble-roll': '{card} macht sich Gedanken über die anderen: {die}.',
  'log.unpleasant-roll': '{who} würfelt {die} für die Stimmung an Bord.',
  'log.out-of-game': '{card} ist aus dem Spiel.',
  'log.graded':
    '{who} {grade, plural, =1 {hat gewonnen und darf weiterspielen} =2 {hat gewonnen, und das gut} other {ist zur Legende geworden}}.',
}
