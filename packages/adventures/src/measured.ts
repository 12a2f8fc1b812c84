import type { Measured } from '@keep-flying/kernel'

/** How often teams of the strongest bot win; `keepflying balance` writes this with --write. */
export const measured: Measured = {
  seed: 'crew',
  usual: { options: {}, games: 280, won: 0.596 },
  among: [
    { options: { crewCount: '3' }, games: 40, won: 0.65 },
    { options: { goons: 'individual' }, games: 40, won: 0.55 },
    { options: { boss: true }, games: 40, won: 0.4 },
    { options: { job: 'light-fingers' }, games: 60, won: 0.667 },
    { options: { job: 'signed-and-delivered' }, games: 100, won: 0.66 },
    { options: { job: 'the-long-relay' }, games: 60, won: 0.5 },
    { options: { job: 'out-of-the-stockade' }, games: 60, won: 0.517 },
  ],
}
