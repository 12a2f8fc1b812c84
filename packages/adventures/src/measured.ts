import type { Measured } from '@keep-flying/kernel'

/** How often teams of the strongest bot win; `keepflying balance` writes this with --write. */
export const measured: Measured = {
  seed: 'crew',
  usual: { options: {}, games: 64, won: 0.609 },
  among: [
    { options: { crewCount: '3' }, games: 16, won: 0.688 },
    { options: { goons: 'individual' }, games: 16, won: 0.563 },
    { options: { boss: true }, games: 16, won: 0.438 },
    { options: { job: 'light-fingers' }, games: 16, won: 0.688 },
    { options: { job: 'signed-and-delivered' }, games: 16, won: 0.5 },
    { options: { job: 'the-long-relay' }, games: 16, won: 0.625 },
    { options: { job: 'out-of-the-stockade' }, games: 16, won: 0.625 },
  ],
}
