import type { Messages } from '@keep-flying/kernel'

/** Was ein Bot sagt, der um Rat gefragt wird. */
export const advice: Messages = {
  'advice.would': 'Ich würde wählen: {deed}',
  'advice.plain': 'So geht es gewöhnlich weiter. Eine Chance habe ich dafür nicht berechnet.',
  'advice.chance': 'Ich sehe eine Chance von {n, number} zu 100 auf den Sieg.',
  'advice.none': 'nichts davon',
  'advice.do': 'So machen',
  'advice.close': 'Den Rat weglegen',
  'advice.thinking': 'Ich denke nach …',
  'advice.nothing': 'Zu dieser Frage habe ich nichts zu sagen.',
  'advice.others': 'An diesem Bildschirm spielen noch andere. Frag nur, wenn alle einverstanden sind.',
  'advice.others.agree': 'Alle einverstanden: sag es mir',
  'advice.typed': 'was würdest du tun, rat, tipp',
  'help.ask': 'Um Hilfe bitten …',
  'help.with': 'Wobei hättest du gern Hilfe?',
  'help.yours': 'Du hättest gern Hilfe bei: {what}.',
  'help.theirs': '{who} hätte gern Hilfe bei: {what}.',
  'help.never-mind': 'Doch nicht',
}
