import type { Messages } from '@keep-flying/kernel'

/** What the set-up page says of the crew. */
export const setup: Messages = {
  'enc.setup.crew': 'Who they are',
  'enc.setup.campaign': 'The games of the campaign',
  'enc.setup.figures': 'Rank {rank} · Health {health} · Defense {defense}',
  'enc.setup.talent': 'Talent, {name}: {does}',
  'enc.setup.flaw': 'Flaw, {name}: {does}',
  'enc.who.mal': 'Captain of Serenity.',
  'enc.who.zoe': 'First mate, and the best shot aboard.',
  'enc.who.wash': 'Pilot, and good at getting away.',
  'enc.who.kaylee': 'Mechanic, who keeps the ship in the air.',
  'enc.who.jayne': 'Hired gun, large and well armed.',
  'enc.who.simon': 'Doctor, on the run with his sister.',
  'enc.who.river': 'His sister, who knows what others hide.',
  'enc.who.book': 'Shepherd with a past.',
  'enc.who.inara': 'Companion with friends everywhere.',
}
