import type { Measured } from '@keep-flying/kernel'

/** What games of the usual bots showed; `keepflying balance` writes this with --write. */
export const measured: Measured = {
  seed: 'ledger',
  usual: { options: {}, games: 400, won: 0.645 },
  among: [
    { options: { crewCount: '3' }, games: 100, won: 0.7 },
    { options: { goons: 'individual' }, games: 100, won: 0.52 },
    { options: { boss: true }, games: 100, won: 0.56 },
    { options: { job: 'light-fingers' }, games: 100, won: 0.73 },
    { options: { job: 'signed-and-delivered' }, games: 100, won: 0.65 },
    { options: { job: 'the-long-relay' }, games: 100, won: 0.59 },
    { options: { job: 'out-of-the-stockade' }, games: 100, won: 0.61 },
  ],
}
