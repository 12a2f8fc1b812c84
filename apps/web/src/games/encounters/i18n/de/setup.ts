import type { Messages } from '@keep-flying/kernel'

/** Was beim Vorbereiten über die Crew zu sagen ist. */
export const setup: Messages = {
  'enc.setup.crew': 'Wer sie sind',
  'enc.setup.campaign': 'Die Spiele der Kampagne',
  'enc.setup.figures': 'Rang {rank} · Gesundheit {health} · Verteidigung {defense}',
  'enc.setup.talent': 'Talent, {name}: {does}',
  'enc.setup.flaw': 'Schwäche, {name}: {does}',
  'enc.who.mal': 'Kapitän der Serenity.',
  'enc.who.zoe': 'Erste Offizierin, und niemand schießt besser.',
  'enc.who.wash': 'Pilot, der gut entkommt.',
  'enc.who.kaylee': 'Mechanikerin, die das Schiff in der Luft hält.',
  'enc.who.jayne': 'Söldner, groß und gut bewaffnet.',
  'enc.who.simon': 'Arzt, auf der Flucht mit seiner Schwester.',
  'enc.who.river': 'Seine Schwester, die weiß, was andere verbergen.',
  'enc.who.book': 'Hirte mit Vergangenheit.',
  'enc.who.inara': 'Gefährtin mit Freunden überall.',
}
