/** Sizes that apply to everybody; a request that exceeds one is refused. */
export const limits = {
  /** Bytes of an HTTP request's body, except where a record is uploaded. */
  body: 64 * 1024,
  /** Bytes of an uploaded record. */
  record: 4 * 1024 * 1024,
  /** Bytes of a socket message. */
  message: 64 * 1024,
  name: 40,
  title: 60,
  chat: 500,
  note: 4000,
  /** Characters of a report about a person. */
  complaint: 1000,
  /** Reports about people that one person may send in a day. */
  complaints: 20,
  password: { min: 8, max: 200 },
  url: 500,
  /** Characters of a plan that comes with an answer, written as JSON: as many sectors as it may name, with long names. */
  plan: 1500,
  /** The same of one answer in it. */
  planned: 100,
  /** Characters of a kind of question, and of an answer to be given for good. */
  habit: 64,
  /** Characters of the name of a place, a card or a token. */
  spot: 64,
  /** Answers whose consequences may be asked for at once. */
  foretold: 24,
  /** People one person may have blocked. */
  blocks: 200,
  /** People who may be removed from one table, and as many who may be muted there. */
  sanctions: 100,
  /** Milliseconds a bot waits before it answers. */
  botDelay: 5000,
  /** The most that a table's clocks may be set to. */
  clock: { minutes: 240, seconds: 300, hours: 30 * 24 },
  /** Proposals of one seat that may be open at once. */
  proposals: 5,
  /** Tables one person may have open or running at once. */
  tables: 50,
} as const
