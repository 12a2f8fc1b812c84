import type { Messages } from '@keep-flying/kernel'

/** Wozu eine Antwort führen würde. */
export const aheadMessages: Messages = {
  'ahead.thing': '{thing}',
  'ahead.nothing': 'Nichts ändert sich.',

  'ahead.get-credits': 'Du erhältst ${credits, number}.',
  'ahead.pay': 'Du zahlst ${credits, number}.',
  'ahead.pay-all': 'Du zahlst ${credits, number}, alles, was du hast.',
  'ahead.pay-cuts': 'Du zahlst deiner Crew ${credits, number}.',
  'ahead.trade': 'Du gibst {give} und bekommst {get}.',

  'ahead.lose': 'Du verlierst {what}.',
  'ahead.spend': 'Du verbrauchst {what}.',
  'ahead.sell': 'Du verkaufst {what}.',
  'ahead.dump': 'Du wirfst {what} ab.',
  'ahead.hand-over': 'Du lieferst {what} ab.',
  'ahead.load': 'Du lädst {what}.',
  'ahead.no-room': 'Kein Platz: {what} {n, plural, one {geht} other {gehen}} verloren.',
  'ahead.room-or-lose': 'Kein Platz: {what} wäre verloren; schaffe Platz.',
  'ahead.must-make-room': 'Kein Platz: Du musst erst etwas abwerfen.',
  'ahead.must-make-more-room': 'Der Platz reicht noch nicht.',
  'ahead.lose-nothing': 'Du verlierst nichts: {what} {n, plural, one {liegt} other {liegen}} im Versteck.',
  'ahead.stashed': '{what} {n, plural, one {bleibt} other {bleiben}} im Versteck.',

  'ahead.killed': '{cards} {n, plural, one {stirbt} other {sterben}}.',
  'ahead.crew-fired': 'Dein Anführer ist einmal zu oft verstimmt: Die ganze Crew geht, zusammen {n}.',
  'ahead.jumped-ship': '{cards} {n, plural, one {geht} other {gehen}} von Bord.',
  'ahead.crew-gone': 'Du verlierst {cards}.',
  'ahead.crew-joins': '{cards} {n, plural, one {kommt} other {kommen}} an Bord.',
  'ahead.cards-lost': 'Du verlierst {cards}.',
  'ahead.cards-discarded': 'Du legst {cards} ab.',
  'ahead.cards-gained': 'Du bekommst {cards}.',
  'ahead.core': 'Du baust {cards} ein.',
  'ahead.disgruntled': '{cards} {n, plural, one {wird} other {werden}} verstimmt.',
  'ahead.disgruntled-many': '{n} deiner Leute werden verstimmt.',
  'ahead.calmed': '{cards} {n, plural, one {ist} other {sind}} wieder zufrieden.',

  'ahead.warrant': 'Du bekommst {n, plural, one {einen Haftbefehl} other {# Haftbefehle}}, zusammen {total}.',
  'ahead.warrants-cleared': 'Du bist deine Haftbefehle los.',
  'ahead.solid': 'Du bist bei {contact} angesehen.',
  'ahead.solid-lost': 'Du bist bei {contact} nicht mehr angesehen.',

  'ahead.picked-up': 'Die Abholung ist erledigt.',
  'ahead.job-done': '„{card}“ ist erledigt.',
  'ahead.job-lost': 'Du verlierst „{card}“.',
  'ahead.half-pay': 'Der Auftrag bringt nur die Hälfte.',
  'ahead.more-pay': 'Der Auftrag bringt ${credits, number} mehr.',
  'ahead.less-pay': 'Der Auftrag bringt ${credits, number} weniger.',
  'ahead.goal': 'Du erreichst Ziel {n}.',
  'ahead.botched': 'Der Versuch ist verpatzt.',
  'ahead.passes': 'Diese Karte ist überstanden.',

  'ahead.moves': 'Du kommst nach {sector}.',
  'ahead.flight-ends': 'Der Flug endet hier.',
  'ahead.range-spent': 'Der Flug endet hier: Die Reichweite ist verbraucht.',
  'ahead.flies-on':
    '{n, plural, =0 {Du fliegst weiter, hast aber keine Reichweite mehr.} one {Du fliegst weiter: noch # Sektor.} other {Du fliegst weiter: noch # Sektoren.}}',
  'ahead.turn-ends': 'Dein Zug endet.',

  'ahead.dice': 'Dann würfelst du.',
  'ahead.nav-card': 'Dann wird eine Nav-Karte aufgedeckt.',
  'ahead.misbehave-card': 'Dann wird eine Krumme-Tour-Karte aufgedeckt.',
  'ahead.asks': 'Dann: {prompt}',
  'ahead.other-decides': 'Dann entscheidet {who}.',
  'ahead.won': 'Du gewinnst das Spiel.',
  'ahead.over': 'Das Spiel endet.',
}
