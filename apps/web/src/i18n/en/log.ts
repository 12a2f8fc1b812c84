import type { Messages } from '@keep-flying/kernel'

export const log: Messages = {
  'log.title': 'What happened',
  'log.side': 'Log, talk, rules and decks',
  'log.widen': 'Draw the log out over what lies beside it',
  'log.tab.log': 'Log',
  'log.tab.chat': 'Chat',
  'log.tab.rules': 'Rules',
  'log.tab.decks': 'Decks',
  'log.unread': 'unread',
  'log.since': 'since you last looked',
  'log.earlier': 'Show what came before',
  'log.newest': 'To the newest',
  'log.chat': 'Talk at the table',
  'log.chat.alone': 'Nobody else is connected.',
  'log.chat.present': 'Here: {names}',
  'log.chat.spectators': '{count, plural, one {One spectator.} other {# spectators.}}',
  'log.chat.empty': 'Nobody has said a word yet.',
  'log.chat.say': 'Say something',
  'log.chat.send': 'Send',
}
