import type { Messages } from '@keep-flying/kernel'

/** Phrases that stand at the head of a sentence as well as within one. */
const phrases: Messages = {
  'effect.leak-fuel': 'verliere 1 Treibstoff für jeden weiteren Sektor, den du in diesem Zug betrittst',
  'effect.drift':
    'der Spieler rechts von dir bewegt dein Schiff {sectors, plural, one {# Sektor} other {# Sektoren}} weit',
}

export const messages: Messages = {
  ...phrases,

  'ability.dodges-cutter':
    'Lege diese Karte in einem Sektor mit einem Reaver-Kutter ab: Ignoriere ihn und bewege ihn 1 Sektor weit im Grenzraum oder Randraum.',
  'ability.scans-alerts':
    'In deiner Aktion Fliegen darfst du die Alarmmarker benachbarter Sektoren aus der Ferne abhandeln.',
  'ability.passes-as-reaver':
    'Du darfst in Sektoren mit Reavern fliegen. Haben sie jemanden aus deiner Crew getötet, lege diese Karte ab.',
  'ability.slips-away':
    'Kommt ein Schiff der Reaver oder der Allianz in deinen Sektor, darfst du würfeln. {from}–6: Ausweichen.',

  'favour.deals-anywhere': 'Angesehen: Du darfst von jedem Sektor aus mit diesem Kontakt handeln.',
  'favour.larger-hand': 'Angesehen: {plus, plural, one {# Karte} other {# Karten}} mehr auf der Hand.',

  'challenge.heading': 'Herausforderung von {contact}: für Aufträge anderer Kontakte ({standing}).',
  'challenge.more-misbehaves':
    '{n, plural, one {# Krumme-Tour-Karte} other {# Krumme-Tour-Karten}} mehr bei jedem Schritt mit krummer Tour, sonst beim letzten.',
  'challenge.max-crew': 'Höchstens {n} Crewmitglieder dürfen an dem Auftrag arbeiten.',
  'challenge.no-skill': 'Bei keiner Probe des Auftrags zählen {skill}-Punkte.',
  'challenge.no-gear': 'Bei dem Auftrag darf keine Ausrüstung benutzt werden.',
  'challenge.trial': 'Vor dem letzten Schritt des Auftrags: {option}',
  'challenge.trial.choose': 'Vor dem letzten Schritt des Auftrags wähle eins:',
  'challenge.pays': 'Belohnung: {credits}.',
  'challenge.pays.per-misbehave': 'Belohnung: {credits} für jede beim Auftrag überstandene Krumme-Tour-Karte.',
  'challenge.loads': 'Belohnung: Lade {tokens}.',
  'challenge.loads.per-misbehave': 'Belohnung: Lade {token} für jede beim Auftrag überstandene Krumme-Tour-Karte.',
  'challenge.takes-gear':
    'Belohnung: Nimm 1 Stück Ausrüstung umsonst aus einem beliebigen Ablagestapel der Versorgung.',

  'story.illegal-job-warrant': 'Jeder illegale Auftrag, den du abschließt, bringt dir 1 Haftbefehl.',
  'story.alliance-alerts-on-planets':
    'In jedem Planetensektor im Allianzraum ohne Zuflucht liegt zu Beginn 1 Allianz-Alarmmarker.',
  'story.contact-decks-cut': 'Jeder Kontaktstapel hat nur so viele Karten, wie Spieler dabei sind.',
  'story.goal-warrants-spare': 'Ein Haftbefehl bei einem Ziel beendet nicht dein Ansehen bei {contacts}.',
  'story.contacts-exhausted':
    'Das Spiel endet sofort, wenn bei {n, plural, one {# Kontakt} other {# Kontakten}} Stapel und Ablagestapel leer sind; dann gewinnt, wer das meiste Geld hat.',

  'set-up.alerts-on-planets':
    'Jeder Planetensektor, in dem kein Schiff beginnt, bekommt 1 Alarmmarker: im Allianzraum einen der Allianz, sonst einen der Reaver.',
}
