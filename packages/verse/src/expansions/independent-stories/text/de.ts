import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'
import { messages as havens } from '../../shared/havens/text/de.ts'

/** The words of these stories in German. */
export const messages: Messages = {
  ...abilities,
  ...havens,
  'story.warrant-pride':
    'Zwischen Ziel {from} und Ziel {to} trägt man Haftbefehle mit Stolz: Illegale Aufträge, die du erledigst, bringen {credits} mehr für jeden Haftbefehl, den du hast.',
  'story.hideouts': 'Wer Ziel 1 erreicht, würfelt für sich allein um den Ort von Ziel 2: {places}.',
  'story.hideout': '{from} bis {upTo} {place}',
  'story.patron':
    'Der Gönner reist als Passagier. Wird er getötet oder abgesetzt, hol ihn wieder: Arbeite noch einmal an Ziel 2, ohne zweite Marke.',
  'condition.warrants-or-jobs': 'habe {warrants} Haftbefehle oder schließe {jobs} illegale Aufträge ab',
  'set-up.heat':
    'Jeder Anführer beginnt mit einem Gesucht-Marker. Gesucht-Marker häufen sich, auch auf Crew, die ohnehin gesucht wird: Ein Gesucht-Wurf muss über ihrer Zahl liegen.',
  'log.more-wanted': '{card} wird mehr denn je gesucht: {n} Marker.',
  'story.only-ships': 'Es dürfen keine anderen Schiffe gewählt werden als {ships}.',
  'story.hunter':
    '{card} ist kein Kapitän und darf nicht gewählt werden. Mit der {ship} fliegt er von {place} aus am Ende jeder Runde so viele Sektoren, wie ein Würfel zeigt, auf den reichsten Kapitän zu; bei Gleichstand auf den mit mehr Haftbefehlen, dann auf den, der als Nächster am Zug ist.',
  'story.hunter-attacks':
    'Erreicht er diesen Kapitän, der in der eigenen Zuflucht sicher ist, kommt es zum Showdown ohne Enterprobe; er greift mit Kampf {fight} an. Wer verliert, zahlt {credits} oder alles, was da ist, und ein gesuchtes Crewmitglied, falls es eins gibt, verlässt das Spiel. Dann kehrt er an seinen Ausgangspunkt zurück.',
  'mark.hunter': '{card} auf der Jagd',
  'prompt.hunter-takes': 'Wer von deiner gesuchten Crew wird mitgenommen?',
  'log.hunter-moves': '{card} würfelt {die} und kommt bis {sector}, auf der Spur von {who}.',
  'log.hunter-leaves': '{card} kehrt nach {sector} zurück.',
  'mark.hideout': 'Wo {who} den Gönner suchen muss',
  'log.hideout-roll': '{who} würfelt {die}: Der Gönner wird bei {place} festgehalten.',
  'log.patron-lost': '{who} hat den Gönner verloren.',

  'ability.leave-aboard':
    'Eine Kaufaktion bei jedem Planeten darf deiner Crew Landgang bringen, für {credits} pro Kopf; in Läden kostet er nicht mehr.',
  'ability.keeps-spent-upgrades':
    'Ein Ausbau, der für seine Wirkung abgelegt würde, wird stattdessen umgedreht: Er behält seinen Platz und tut nichts. Bei einer Kaufaktion in einem Laden {parts, plural, one {deckt # Ersatzteil} other {decken # Ersatzteile}} einen wieder auf.',
  'ability.raises-alerts':
    'Wo Allianz-Alarmmarker liegen, zählen sie für {plus} mehr, wenn dieses Schiff auf sie trifft.',
  'ability.spare-upgrades':
    'Außer den montierten dürfen bis zu {n} Ausbauten abmontiert an Bord bleiben, ohne Wirkung. In deinem Zug bei einem Planeten darfst du sie beliebig montieren und abmontieren.',
  'ability.express':
    '{credits} mehr für jeden {types}, den du im Zug der Abholung oder in einem deiner nächsten {turns} Züge erledigst.',
  'laid.spent-upgrade': 'umgedreht',
  'laid.spare-upgrade': 'abmontiert',
  'prompt.turn-up':
    'Welche Ausbauten deckst du wieder auf, für je {parts, plural, one {# Ersatzteil} other {# Ersatzteile}}?',
  'prompt.mount-for': 'Was kommt für {card} herunter?',
  'option.taproom': 'Landgang im Schankraum',
  'option.unmount': 'Abmontieren',
  'option.mount': 'Montieren',
  'log.upgrade-face-down': '{who} dreht {card} um.',
  'log.upgrade-turned-up': '{who} deckt {card} wieder auf.',
  'log.upgrade-unmounted': '{who} montiert {card} ab.',
  'log.upgrade-mounted': '{who} montiert {card}.',
}
