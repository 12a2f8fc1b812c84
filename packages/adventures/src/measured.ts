import type { Measured } from '@keep-flying/kernel'

/** How often teams of the usual bot win; `keepflying balance` writes this with --write. */
export const measured: Measured = {
  seed: 'crew',
  usual: { options: {}, games: 400, won: 0.613 },
  among: [
    { options: { crewCount: '3' }, games: 240, won: 0.69 },
    { options: { goons: 'individual' }, games: 100, won: 0.5 },
    { options: { boss: true }, games: 100, won: 0.42 },
    { options: { job: 'light-fingers' }, games: 100, won: 0.67 },
    { options: { job: 'signed-and-delivered' }, games: 100, won: 0.66 },
    { options: { job: 'the-long-relay' }, games: 100, won: 0.59 },
    { options: { job: 'out-of-the-stockade' }, games: 100, won: 0.53 },
  ],
}
