/** What nodes tell each other. Everything else they read from the database. */
export type News =
  | { readonly kind: 'grown'; readonly table: string; readonly version: number }
  | { readonly kind: 'changed'; readonly table: string }
  /** Somebody at the table wants the bot to make up its mind. */
  | { readonly kind: 'hurry'; readonly table: string }

/** How much goes into one message: PostgreSQL passes on 8,000 bytes, and what is longer takes a detour. */
const mostTogether = 80

/**
 * Sends what comes up in one moment together. To the database, telling the other nodes is as much work as storing an
 * answer, and many answers are stored together.
 */
export class NewsBatch {
  readonly #send: (news: readonly News[]) => void
  readonly #waiting = new Map<string, News>()

  constructor(send: (news: readonly News[]) => void) {
    this.#send = send
  }

  add(news: News): void {
    if (this.#waiting.size === 0) setImmediate(() => this.flush())
    // A table's newer version makes the older one old news.
    this.#waiting.set(`${news.kind} ${news.table}`, news)
  }

  /** Sends what is waiting. */
  flush(): void {
    const news = [...this.#waiting.values()]
    this.#waiting.clear()
    for (let from = 0; from < news.length; from += mostTogether) this.#send(news.slice(from, from + mostTogether))
  }
}
