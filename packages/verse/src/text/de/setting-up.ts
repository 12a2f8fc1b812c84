import type { Messages } from '@keep-flying/kernel'
import { listed } from '../../boxes/de.ts'

/** What is said before a game begins: of its options, its stories, its bots and its boxes. Tables do without. */
export const settingUpMessages: Messages = {
  ...listed,
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
  'about.game':
    'Bis zu vier Kapitäne, jeder mit Schiff und Crew, suchen Arbeit auf der Sternenkarte und wetteifern um das Ende der Geschichte.',
  'about.drifter': 'Geht dahin, wohin der Zufall führt.',
  'about.captain': 'Plant seine Aufträge, sorgt für die Crew und will gewinnen.',
  'about.easy': 'Ein Captain, der hier einen guten Auftrag übersieht und da eine Gefahr.',
  'about.navigator':
    'Ein Captain, der in Gedanken ausprobiert, wohin jeder Kurs führt, und bis zu eine Sekunde lang nachdenkt.',
  'options.players': 'Kapitäne',
  'options.variants': 'Weitere Regeln',
  'options.variants.about': 'der Schachteln im Spiel, wenn alle einverstanden sind',
  'options.expansions': 'Schachteln im Spiel',
  'options.story': 'Geschichte',
  'options.story.about': 'Was zum Sieg führt.',
  'options.set-up': 'Aufbaukarte',
  'options.starting-jobs': 'Erste Aufträge',
  'options.starting-jobs.standard': 'Von jedem einen',
  'options.starting-jobs.standard.about': 'Ein Auftrag von jedem Kontakt; behalte bis zu drei.',
  'options.starting-jobs.first-game': 'Drei für Anfänger',
  'options.starting-jobs.first-game.about': 'Nur von Harken, Amnon Duul und Patience: sanftere Arbeit.',
  'set-up.about.standard': '$3.000, 6 Treibstoff und 2 Ersatzteile für alle; jeder Schritt wie gewohnt.',
}
