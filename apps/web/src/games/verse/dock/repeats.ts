import { suggested } from '@keep-flying/kernel'
import { repeats as hosted } from '@keep-flying/verse/ask'
import type { Repeating } from '../../../dock/habits.ts'

/** The questions of this game that most captains answer alike every time. */
export const repeats: Readonly<Record<string, Repeating>> = {
  turn: { name: 'dock.repeats.spent', answers: { end: 'dock.repeats.end' }, hosted: hosted.turn },
  // Everybody goes with the gear as suggested: a host would have two questions to answer.
  'work.team': { name: 'dock.repeats.team', answers: { go: 'dock.repeats.everybody' } },
  'gear.carry': { name: 'dock.repeats.gear', answers: { [suggested]: null }, hosted: hosted['gear.carry'] },
  'pay.cuts': { name: 'dock.repeats.cuts', answers: { all: 'dock.repeats.all-cuts' }, hosted: hosted['pay.cuts'] },
  'deliver.amount': {
    name: 'dock.repeats.deliver',
    answers: { [suggested]: 'dock.repeats.everything' },
    hosted: hosted['deliver.amount'],
  },
  'misbehave.ace': {
    name: 'dock.repeats.ace',
    answers: { ace: 'dock.repeats.play-ace' },
    hosted: hosted['misbehave.ace'],
  },
  'showdown.defend': {
    name: 'dock.repeats.defence',
    answers: { [suggested]: null, fight: null, tech: null, negotiate: null },
    hosted: hosted['showdown.defend'],
  },
  'piracy.shelter': {
    name: 'dock.repeats.shelter',
    answers: { [suggested]: null, done: null },
    hosted: hosted['piracy.shelter'],
  },
  'showdown.after-roll': {
    name: 'dock.repeats.showdown-roll',
    answers: { [suggested]: null, accept: 'dock.repeats.accept-roll' },
    hosted: hosted['showdown.after-roll'],
  },
  // Where they had best go is suggested by the page, not by the rules.
  'cutter.move': { name: 'dock.repeats.cutter', answers: { [suggested]: null } },
  'cruiser.move': { name: 'dock.repeats.cruiser', answers: { [suggested]: null } },
  'corvette.move': { name: 'dock.repeats.corvette', answers: { [suggested]: null } },
}
