/** A game that this version cannot play: it came from elsewhere, or from a newer version. */
export class UnknownGame extends Error {
  readonly game: string

  constructor(game: string) {
    super(`This version of Keep Flying does not know the game "${game}".`)
    this.name = 'UnknownGame'
    this.game = game
  }
}
